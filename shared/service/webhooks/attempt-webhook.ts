import { DAY, type Instant } from '../../game/model/words.ts'
import { WEBHOOK_LIMITS } from '../../webhooks/delivery-limits.ts'
import { sendTimeOf } from '../../webhooks/hourly-slots.ts'
import { retryDelay } from '../../webhooks/retry-delay.ts'
import { type HmacSign, signedHeaders } from '../../webhooks/signed-headers.ts'
import { writePayload } from './write-payload.ts'
import { loadTournamentMailFor } from '../../texts/tournament/tournament-email-texts.ts'
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

export type WebhookPorts = {
  readonly webhooks: WebhookStore
  readonly owned: OwnedGameReader
  readonly notices: WebhookQueue
  readonly sender: HttpSender
  readonly sign: HmacSign
  readonly log: Logger
  /** The origin of links to games. */
  readonly origin: string
}

/** What became of an attempt. After `waits`, `busy` and `put-off` the same attempt is queued again. */
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

const disable = async (
  ports: WebhookPorts,
  { owner, hook: webhook }: WebhookAttempt,
  disabled: WebhookDisabled,
): Promise<void> => {
  const isStored = await updateWebhooks(ports.webhooks, owner, ({ webhooks }) => ({
    webhooks: webhooks.map((each) => (each.id === webhook && !each.disabled ? { ...each, disabled } : each)),
    result: true,
  }))
  if (!isStored) throw new Error('a webhook could not be disabled')
  ports.log('warn', 'a webhook was disabled', { hook: webhook, why: disabled.why })
}

/** An attempt that is being made, and all that it needs. */
export type AttemptInHand = {
  readonly ports: WebhookPorts
  readonly job: WebhookAttempt
  readonly webhook: Webhook
  readonly now: Instant
}

/** Records what became of an event at a webhook. */
export const noteDelivery = (
  { ports, job, now }: AttemptInHand,
  delivery: Omit<WebhookDelivery, 'hook' | 'told'>,
): Promise<void> => {
  const { owner, hook: webhook, told } = job
  return ports.webhooks.record(
    owner,
    { hook: webhook, told, ...delivery },
    Math.max(told.at, now) + WEBHOOK_LIMITS.retention,
  )
}

/** Returns the turn that an attempt tells of, if it tells of one. */
export const turnOfAttempt = ({ owner, hook: webhook, told }: WebhookAttempt): WebhookTurn | undefined =>
  told.event === 'turn' ? { owner, hook: webhook, game: told.game, version: told.version } : undefined

/** Returns whether the receiver answered with a 2xx status. */
const isAccepted = (response: PostResult): boolean =>
  'status' in response && response.status >= 200 && response.status < 300

const giveUp = async (
  work: AttemptInHand,
  why: 'gone' | 'exhausted',
  response: PostResult,
): Promise<WebhookOutcome> => {
  const { ports, job, now } = work
  // A test is a single attempt, and never disables the webhook.
  if (job.told.event !== 'test') await disable(ports, job, { at: now, why })
  await noteDelivery(work, { state: 'given-up', tries: job.attempt, tried: now, ...response })
  return 'given-up'
}

export const queueNextAttempt = ({ ports, job, now }: AttemptInHand, next: Instant): Promise<void> =>
  ports.notices.put([{ ...job, attempt: job.attempt + 1, due: next, hop: 0, delay: Math.max(0, next - now) }])

/**
 * Gives up after a 410 or the last attempt. Otherwise it records the failure, and then queues the next attempt: if
 * queueing fails, only the queueing is repeated, not the POST.
 */
const fail = async (work: AttemptInHand, response: PostResult): Promise<WebhookOutcome> => {
  const { job, now } = work
  if ('status' in response && response.status === 410) return giveUp(work, 'gone', response)
  const delay = job.told.event === 'test' ? undefined : retryDelay(job.attempt)
  if (delay === undefined) return giveUp(work, 'exhausted', response)
  const next = now + delay
  await noteDelivery(work, { state: 'waiting', tries: job.attempt, tried: now, next, ...response })
  await queueNextAttempt(work, next)
  return 'failed'
}

const send = async ({ ports, job, webhook, now }: AttemptInHand): Promise<PostResult> => {
  const { texts, mail } = await loadTournamentMailFor(webhook.locale)
  const body = writePayload(webhook.format, job.told, { words: { texts, mail }, origin: ports.origin, now })
  return ports.sender.post(
    webhook.url,
    signedHeaders(ports.sign, webhook.secrets, { id: job.told.id, body }, now),
    body,
  )
}

/**
 * Postpones an attempt over the hourly limit to `next`, when it is counted again. If `next` is more than a day after
 * the event, the delivery is given up; the webhook stays enabled.
 */
const putOff = async (work: AttemptInHand, next: Instant): Promise<WebhookOutcome> => {
  const { ports, job, now } = work
  const delivery = { tries: job.attempt - 1, failure: 'limit' } as const
  if (next > job.told.at + DAY) {
    await noteDelivery(work, { state: 'given-up', ...delivery })
    return 'given-up'
  }
  await ports.notices.put([{ ...job, due: next, delay: next - now }])
  await noteDelivery(work, { state: 'waiting', ...delivery, next })
  return 'put-off'
}

/** Sends the event, and records the outcome. An attempt over the hourly limit is put off. */
export const attemptWebhook = async (work: AttemptInHand): Promise<WebhookOutcome> => {
  const { ports, job, now } = work
  const turn = turnOfAttempt(job)
  const slot = sendTimeOf(await ports.webhooks.count(job.owner, now), now)
  if (slot > now) {
    if (turn) await ports.webhooks.release(turn, false, now)
    return putOff(work, slot)
  }
  const response = await send(work)
  const isDelivered = isAccepted(response)
  // The claim on the turn ends first. If the turn was delivered, no earlier turn can follow, whatever fails after this.
  if (turn) await ports.webhooks.release(turn, isDelivered, now)
  if (!isDelivered) return fail(work, response)
  await noteDelivery(work, { state: 'delivered', tries: job.attempt, tried: now, ...response })
  return 'delivered'
}
