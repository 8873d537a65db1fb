import { type Duration, type Instant, SECOND } from '../../game/model/words.ts'
import type { GameEventPayload } from '../../webhooks/event-types.ts'
import type { WebhookDelivery, WebhookAttempt, WebhookTurn } from '../ports/webhooks.ts'
import {
  type AttemptInHand,
  type WebhookOutcome,
  type WebhookPorts,
  attemptWebhook,
  noteDelivery,
  queueNextAttempt,
  turnOfAttempt,
} from './attempt-webhook.ts'
import { WEBHOOK_LEASE, requeue } from './requeue.ts'

/** The wait before a turn is tried again if another delivery has claimed its game. */
const RETRY_WHEN_BUSY: Duration = 5 * SECOND

/**
 * Returns whether the turn is over: a later one has begun, or the game has ended. Offers and messages raise the
 * version, too, but leave the turn as it is.
 */
const isPast = async (
  { owned }: WebhookPorts,
  owner: string,
  { game, version, ply }: GameEventPayload,
): Promise<boolean> => {
  const listed = await owned.find(owner, game)
  return listed !== undefined && listed.version > version && (listed.status !== 'active' || listed.ply !== ply)
}

const putAgain = async ({ notices }: WebhookPorts, job: WebhookAttempt, delay: Duration): Promise<void> =>
  notices.put([{ ...job, delay }])

/**
 * Makes the attempt if it can claim the game for its webhook, so that the turns of a game go out one after the other.
 * Otherwise the attempt is queued again, or ends because the turn is over, or because it or a later one was delivered.
 */
const inTurn = async (work: AttemptInHand, turn: WebhookTurn): Promise<WebhookOutcome> => {
  const { ports, job, now } = work
  const tries = job.attempt - 1
  const isOver = job.told.event === 'turn' && (await isPast(ports, job.owner, job.told))
  const claim = isOver ? 'past' : await ports.webhooks.claim(turn, now, now + WEBHOOK_LEASE)
  switch (claim) {
    case 'taken':
      return attemptWebhook(work)
    case 'busy':
      await putAgain(ports, job, RETRY_WHEN_BUSY)
      return 'busy'
    case 'past':
      await noteDelivery(work, { state: 'dropped', tries })
      return 'past'
    case 'told':
      await noteDelivery(work, { state: 'delivered', tries: job.attempt })
      return 'repeated'
  }
}

const isRepeated = (known: WebhookDelivery | undefined, { attempt }: WebhookAttempt): boolean =>
  known !== undefined && (known.state !== 'waiting' || known.tries >= attempt)

const deliver = async (work: AttemptInHand): Promise<WebhookOutcome> => {
  const { ports, job, webhook } = work
  const known = await ports.webhooks.find(job.owner, webhook.id, job.told)
  if (isRepeated(known, job)) {
    // The earlier attempt may have crashed before it queued the next one.
    if (known?.next !== undefined && known.tries === job.attempt) await queueNextAttempt(work, known.next)
    return 'repeated'
  }
  if (webhook.disabled && job.told.event !== 'test') {
    await noteDelivery(work, { state: 'given-up', tries: job.attempt - 1, failure: 'disabled' })
    return 'disabled'
  }
  const turn = turnOfAttempt(job)
  return turn ? inTurn(work, turn) : attemptWebhook(work)
}

/**
 * Makes one attempt to deliver an event to a webhook, and queues the next if it fails. Attempts end when the receiver
 * accepts the event or answers 410, after eight failures, when the webhook is disabled, and for a turn when it is over.
 * The receiver may get an event twice. While a turn is sent, no other turn of its game is sent to that webhook.
 */
export const deliverWebhook = async (
  ports: WebhookPorts,
  job: WebhookAttempt,
  now: Instant,
): Promise<WebhookOutcome> => {
  if (job.due > now) return requeue(ports, job, now)
  const { webhooks } = await ports.webhooks.load(job.owner)
  const webhook = webhooks.find(({ id }) => id === job.hook)
  return webhook ? deliver({ ports, job, webhook, now }) : 'no-hook'
}
