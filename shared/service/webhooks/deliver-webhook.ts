import { DAY, type Duration, type Instant, SECOND } from '../../game/model/words.ts'
import { WEBHOOK_LIMITS } from '../../webhooks/delivery-limits.ts'
import { sendTimeOf } from '../../webhooks/hourly-slots.ts'
import type { GameEventPayload } from '../../webhooks/event-types.ts'
import { retryDelay } from '../../webhooks/retry-delay.ts'
import { type HmacSign, signedHeaders } from '../../webhooks/signed-headers.ts'
import { writePayload } from './write-payload.ts'
import { loadTextsFor } from '../../texts/languages/languages.ts'
import type {
  WebhookDelivery,
  WebhookDisabled,
  WebhookAttempt,
  Webhook,
  WebhookStore,
  WebhookQueue,
  WebhookTurn,
} from '../ports/webhooks.ts'
import type { PostResult, HttpSender } from '../ports/http-sender.ts'
import type { OwnedGameReader } from '../ports/owned-games.ts'
import type { Logger } from '../runtime/logger.ts'
import { updateWebhooks } from './update-webhooks.ts'
import { WEBHOOK_LEASE, requeue } from './requeue.ts'

export type WebhookPorts = {
  readonly hooks: WebhookStore
  readonly owned: OwnedGameReader
  readonly notices: WebhookQueue
  readonly sender: HttpSender
  readonly sign: HmacSign
  readonly log: Logger
  /** The origin of links to games. */
  readonly origin: string
}

/** What became of an attempt. After `waits`, `busy` and `put-off` it is queued again. */
export type WebhookOutcome =
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

const disable = async (
  ports: WebhookPorts,
  { owner, hook: webhook }: WebhookAttempt,
  disabled: WebhookDisabled,
): Promise<void> => {
  const isStored = await updateWebhooks(ports.hooks, owner, ({ hooks }) => ({
    hooks: hooks.map((each) => (each.id === webhook && !each.disabled ? { ...each, disabled } : each)),
    result: true,
  }))
  if (!isStored) throw new Error('a webhook could not be disabled')
  ports.log('warn', 'a webhook was disabled', { hook: webhook, why: disabled.why })
}

type Work = {
  readonly ports: WebhookPorts
  readonly job: WebhookAttempt
  readonly hook: Webhook
  readonly now: Instant
}

const note = ({ ports, job, now }: Work, delivery: Omit<WebhookDelivery, 'hook' | 'told'>): Promise<void> => {
  const { owner, hook: webhook, told } = job
  return ports.hooks.record(
    owner,
    { hook: webhook, told, ...delivery },
    Math.max(told.at, now) + WEBHOOK_LIMITS.retention,
  )
}

const turnIn = ({ owner, hook: webhook, told }: WebhookAttempt): WebhookTurn | undefined =>
  told.event === 'turn' ? { owner, hook: webhook, game: told.game, version: told.version } : undefined

/** Returns whether a later turn has begun. Offers and messages raise the version too, but leave the turn as it is. */
const isPast = async (
  { owned }: WebhookPorts,
  owner: string,
  { game, version, ply }: GameEventPayload,
): Promise<boolean> => {
  const listed = await owned.find(owner, game)
  return listed !== undefined && listed.version > version && (listed.status !== 'active' || listed.ply !== ply)
}

/** Returns whether the receiver answered with a 2xx status. */
const isAccepted = (response: PostResult): boolean =>
  'status' in response && response.status >= 200 && response.status < 300

const giveUp = async (work: Work, why: 'gone' | 'exhausted', response: PostResult): Promise<WebhookOutcome> => {
  const { ports, job, now } = work
  // A test is a single attempt, and never disables the webhook.
  if (job.told.event !== 'test') await disable(ports, job, { at: now, why })
  await note(work, { state: 'given-up', tries: job.attempt, tried: now, ...response })
  return 'given-up'
}

const putNext = ({ ports, job, now }: Work, next: Instant): Promise<void> =>
  ports.notices.put([{ ...job, attempt: job.attempt + 1, due: next, hop: 0, delay: Math.max(0, next - now) }])

/**
 * Records the failure before the next attempt is queued: if queueing fails, only that is repeated, and not the request.
 */
const fail = async (work: Work, response: PostResult): Promise<WebhookOutcome> => {
  const { job, now } = work
  if ('status' in response && response.status === 410) return giveUp(work, 'gone', response)
  const delay = job.told.event === 'test' ? undefined : retryDelay(job.attempt)
  if (delay === undefined) return giveUp(work, 'exhausted', response)
  const next = now + delay
  await note(work, { state: 'waiting', tries: job.attempt, tried: now, next, ...response })
  await putNext(work, next)
  return 'failed'
}

const send = async ({ ports, job, hook: webhook, now }: Work): Promise<PostResult> => {
  const { texts, mail } = await loadTextsFor(webhook.locale)
  const body = writePayload(webhook.format, job.told, { words: { texts, mail }, origin: ports.origin, now })
  return ports.sender.post(
    webhook.url,
    signedHeaders(ports.sign, webhook.secrets, { id: job.told.id, body }, now),
    body,
  )
}

/**
 * Postpones an attempt over the hourly limit to a later hour, which counts it again. After a day it is given up; the
 * webhook stays enabled.
 */
const putOff = async (work: Work, next: Instant): Promise<WebhookOutcome> => {
  const { ports, job, now } = work
  const delivery = { tries: job.attempt - 1, failure: 'limit' } as const
  if (next > job.told.at + DAY) {
    await note(work, { state: 'given-up', ...delivery })
    return 'given-up'
  }
  await ports.notices.put([{ ...job, due: next, delay: next - now }])
  await note(work, { state: 'waiting', ...delivery, next })
  return 'put-off'
}

const attempt = async (work: Work): Promise<WebhookOutcome> => {
  const { ports, job, now } = work
  const turn = turnIn(job)
  const slot = sendTimeOf(await ports.hooks.count(job.owner, now), now)
  if (slot > now) {
    if (turn) await ports.hooks.release(turn, false, now)
    return putOff(work, slot)
  }
  const response = await send(work)
  const isDelivered = isAccepted(response)
  // The lease ends first, with this turn as the latest, so that no earlier turn follows, whatever fails after this.
  if (turn) await ports.hooks.release(turn, isDelivered, now)
  if (!isDelivered) return fail(work, response)
  await note(work, { state: 'delivered', tries: job.attempt, tried: now, ...response })
  return 'delivered'
}

const putAgain = async ({ notices }: WebhookPorts, job: WebhookAttempt, delay: Duration): Promise<void> =>
  notices.put([{ ...job, delay }])

/** Turns of one game go out one after the other: each first leases the game for its webhook. */
const inTurn = async (work: Work, turn: WebhookTurn): Promise<WebhookOutcome> => {
  const { ports, job, now } = work
  const tries = job.attempt - 1
  const isOver = job.told.event === 'turn' && (await isPast(ports, job.owner, job.told))
  const claim = isOver ? 'past' : await ports.hooks.claim(turn, now, now + WEBHOOK_LEASE)
  switch (claim) {
    case 'taken':
      return attempt(work)
    case 'busy':
      await putAgain(ports, job, RETRY_WHEN_BUSY)
      return 'busy'
    case 'past':
      await note(work, { state: 'dropped', tries })
      return 'past'
    case 'told':
      await note(work, { state: 'delivered', tries: job.attempt })
      return 'repeated'
  }
}

const isRepeated = (known: WebhookDelivery | undefined, { attempt: nth }: WebhookAttempt): boolean =>
  known !== undefined && (known.state !== 'waiting' || known.tries >= nth)

const deliver = async (work: Work): Promise<WebhookOutcome> => {
  const { ports, job, hook: webhook } = work
  const known = await ports.hooks.find(job.owner, webhook.id, job.told)
  if (isRepeated(known, job)) {
    // The earlier attempt may have crashed before it queued the next one.
    if (known?.next !== undefined && known.tries === job.attempt) await putNext(work, known.next)
    return 'repeated'
  }
  if (webhook.disabled && job.told.event !== 'test') {
    await note(work, { state: 'given-up', tries: job.attempt - 1, failure: 'disabled' })
    return 'disabled'
  }
  const turn = turnIn(job)
  return turn ? inTurn(work, turn) : attempt(work)
}

/**
 * Makes one attempt to deliver an event to a webhook, and queues the next if it fails. Attempts go on until the
 * receiver has the event, eight have failed, or a turn is past. An event is delivered at least once. While a turn is
 * attempted, no other turn of its game is sent to that webhook.
 */
export const deliverWebhook = async (
  ports: WebhookPorts,
  job: WebhookAttempt,
  now: Instant,
): Promise<WebhookOutcome> => {
  if (job.due > now) return requeue(ports, job, now)
  const { hooks } = await ports.hooks.load(job.owner)
  const webhook = hooks.find(({ id }) => id === job.hook)
  return webhook ? deliver({ ports, job, hook: webhook, now }) : 'no-hook'
}
