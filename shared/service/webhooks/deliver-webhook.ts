import { DAY, type Duration, type Instant, SECOND } from '../../game/words.ts'
import { HOOKS } from '../../hooks/bounds.ts'
import { placeOf } from '../../hooks/hourly.ts'
import type { Notice } from '../../hooks/kinds.ts'
import { waitAfter } from '../../hooks/retries.ts'
import { type Sign, headersOf } from '../../hooks/signing.ts'
import { isWanted } from '../../hooks/wanted.ts'
import { bodyOf } from '../../hooks/write.ts'
import { wordsFor } from '../../texts/languages.ts'
import type { Delivery, Disabled, Errand, Hook, Hooks, Notices, Tidings, Turn } from '../ports/webhooks.ts'
import type { Answered, Outside } from '../ports/http-sender.ts'
import type { OwnedRows } from '../ports/owned-games.ts'
import type { Log } from '../ports/ports.ts'
import { changeShelf } from './update-webhooks.ts'
import { HELD, waitOn } from './requeue.ts'

export type Notifying = {
  readonly hooks: Hooks
  readonly owned: OwnedRows
  readonly notices: Notices
  readonly outside: Outside
  readonly sign: Sign
  readonly log: Log
  /** The origin of links to games. */
  readonly origin: string
}

/** What became of an attempt. After `waits`, `busy` and `put-off` it is queued again. */
export type Notified =
  | 'no-hook'
  | 'repeated'
  | 'disabled'
  | 'past'
  | 'delivered'
  | 'waits'
  | 'busy'
  | 'put-off'
  | 'failed'
  | 'given-up'

/** The wait before a turn is tried again whose game another delivery has leased. */
const RETRY_WHEN_BUSY: Duration = 5 * SECOND

/**
 * Fans an event out: queues one attempt for each webhook that subscribes to it. Repeats of attempts that were made do
 * nothing.
 */
export const spread = async ({ hooks, notices }: Notifying, { owner, told }: Tidings): Promise<void> => {
  const shelf = await hooks.load(owner)
  const subscribed = shelf.hooks.filter((hook) => hook.disabled === undefined && isWanted(hook, told))
  if (subscribed.length === 0) return
  await notices.put(subscribed.map(({ id }) => ({ owner, hook: id, told, attempt: 1, due: told.at, delay: 0 })))
}

const disable = async (ports: Notifying, { owner, hook }: Errand, disabled: Disabled): Promise<void> => {
  const isStored = await changeShelf(ports.hooks, owner, ({ hooks }) => ({
    hooks: hooks.map((each) => (each.id === hook && !each.disabled ? { ...each, disabled } : each)),
    result: true,
  }))
  if (!isStored) throw new Error('a webhook could not be disabled')
  ports.log('warn', 'a webhook was disabled', { hook, why: disabled.why })
}

type Work = { readonly ports: Notifying; readonly errand: Errand; readonly hook: Hook; readonly now: Instant }

const note = ({ ports, errand, now }: Work, delivery: Omit<Delivery, 'hook' | 'told'>): Promise<void> => {
  const { owner, hook, told } = errand
  return ports.hooks.record(owner, { hook, told, ...delivery }, Math.max(told.at, now) + HOOKS.kept)
}

const turnIn = ({ owner, hook, told }: Errand): Turn | undefined =>
  told.event === 'turn' ? { owner, hook, game: told.game, version: told.version } : undefined

/** Whether a later turn has begun. Offers and messages raise the version too, but leave the turn as it is. */
const isPast = async ({ owned }: Notifying, owner: string, { game, version, ply }: Notice): Promise<boolean> => {
  const there = await owned.find(owner, game)
  return there !== undefined && there.version > version && (there.status !== 'active' || there.ply !== ply)
}

/** Whether the receiver answered with a 2xx status. */
const isAccepted = (response: Answered): boolean =>
  'status' in response && response.status >= 200 && response.status < 300

const giveUp = async (work: Work, why: 'gone' | 'exhausted', response: Answered): Promise<Notified> => {
  const { ports, errand, now } = work
  // A test is a single attempt, and never disables the webhook.
  if (errand.told.event !== 'test') await disable(ports, errand, { at: now, why })
  await note(work, { state: 'given-up', tries: errand.attempt, tried: now, ...response })
  return 'given-up'
}

const putNext = ({ ports, errand, now }: Work, next: Instant): Promise<void> =>
  ports.notices.put([{ ...errand, attempt: errand.attempt + 1, due: next, hop: 0, delay: Math.max(0, next - now) }])

/**
 * Records the failure before the next attempt is queued: if queueing fails, only that is repeated, and not the request.
 */
const fail = async (work: Work, response: Answered): Promise<Notified> => {
  const { errand, now } = work
  if ('status' in response && response.status === 410) return giveUp(work, 'gone', response)
  const delay = errand.told.event === 'test' ? undefined : waitAfter(errand.attempt)
  if (delay === undefined) return giveUp(work, 'exhausted', response)
  const next = now + delay
  await note(work, { state: 'waiting', tries: errand.attempt, tried: now, next, ...response })
  await putNext(work, next)
  return 'failed'
}

const send = async ({ ports, errand, hook, now }: Work): Promise<Answered> => {
  const { texts, mail } = await wordsFor(hook.locale)
  const body = bodyOf(hook.format, errand.told, { words: { texts, mail }, origin: ports.origin, now })
  return ports.outside.post(hook.url, headersOf(ports.sign, hook.secrets, { id: errand.told.id, body }, now), body)
}

/**
 * Postpones an attempt over the hourly limit to a later hour, which counts it again. After a day it is given up; the
 * webhook stays enabled.
 */
const putOff = async (work: Work, next: Instant): Promise<Notified> => {
  const { ports, errand, now } = work
  const delivery = { tries: errand.attempt - 1, failure: 'limit' } as const
  if (next > errand.told.at + DAY) {
    await note(work, { state: 'given-up', ...delivery })
    return 'given-up'
  }
  await ports.notices.put([{ ...errand, due: next, delay: next - now }])
  await note(work, { state: 'waiting', ...delivery, next })
  return 'put-off'
}

const attempt = async (work: Work): Promise<Notified> => {
  const { ports, errand, now } = work
  const turn = turnIn(errand)
  const slot = placeOf(await ports.hooks.count(errand.owner, now), now)
  if (slot > now) {
    if (turn) await ports.hooks.release(turn, false, now)
    return putOff(work, slot)
  }
  const response = await send(work)
  const isDelivered = isAccepted(response)
  // The lease ends first, with this turn as the latest, so that no earlier turn follows, whatever fails after this.
  if (turn) await ports.hooks.release(turn, isDelivered, now)
  if (!isDelivered) return fail(work, response)
  await note(work, { state: 'delivered', tries: errand.attempt, tried: now, ...response })
  return 'delivered'
}

const putAgain = async ({ notices }: Notifying, errand: Errand, delay: Duration): Promise<void> =>
  notices.put([{ ...errand, delay }])

/** Turns of one game go out one after the other: each first leases the game for its webhook. */
const inTurn = async (work: Work, turn: Turn): Promise<Notified> => {
  const { ports, errand, now } = work
  const tries = errand.attempt - 1
  const isOver = errand.told.event === 'turn' && (await isPast(ports, errand.owner, errand.told))
  const claim = isOver ? 'past' : await ports.hooks.claim(turn, now, now + HELD)
  switch (claim) {
    case 'taken':
      return attempt(work)
    case 'busy':
      await putAgain(ports, errand, RETRY_WHEN_BUSY)
      return 'busy'
    case 'past':
      await note(work, { state: 'dropped', tries })
      return 'past'
    case 'told':
      await note(work, { state: 'delivered', tries: errand.attempt })
      return 'repeated'
  }
}

const isRepeated = (known: Delivery | undefined, { attempt: nth }: Errand): boolean =>
  known !== undefined && (known.state !== 'waiting' || known.tries >= nth)

const deliver = async (work: Work): Promise<Notified> => {
  const { ports, errand, hook } = work
  const known = await ports.hooks.find(errand.owner, hook.id, errand.told)
  if (isRepeated(known, errand)) {
    // The earlier attempt may have crashed before it queued the next one.
    if (known?.next !== undefined && known.tries === errand.attempt) await putNext(work, known.next)
    return 'repeated'
  }
  if (hook.disabled && errand.told.event !== 'test') {
    await note(work, { state: 'given-up', tries: errand.attempt - 1, failure: 'disabled' })
    return 'disabled'
  }
  const turn = turnIn(errand)
  return turn ? inTurn(work, turn) : attempt(work)
}

/**
 * Makes one attempt to deliver an event to a webhook, and queues the next if it fails. Attempts go on until the receiver
 * has the event, eight have failed, or a turn is past. An event is delivered at least once. While a turn is attempted, no
 * other turn of its game is sent to that webhook.
 */
export const notify = async (ports: Notifying, errand: Errand, now: Instant): Promise<Notified> => {
  if (errand.due > now) return waitOn(ports, errand, now)
  const { hooks } = await ports.hooks.load(errand.owner)
  const hook = hooks.find(({ id }) => id === errand.hook)
  return hook ? deliver({ ports, errand, hook, now }) : 'no-hook'
}
