import { deadlineOf } from '../../game/time/clock.ts'
import type { ActiveGame } from '../../game/model/game.ts'
import type { ContactId } from '../../game/model/people.ts'
import type { Duration, Instant, Seat } from '../../game/model/words.ts'
import { PUSH_LIMITS } from '../../webhooks/delivery-limits.ts'
import { isKnownPushService } from '../../webhooks/push-services.ts'
import { type GameEmail, isStillRelevant } from '../../email/game-emails/emails-for.ts'
import { loadTextsFor } from '../../texts/languages/languages.ts'
import { UNLISTED_PUSH_SERVICES, SEAT_LIMITS } from '../limits/email-quotas.ts'
import { type Contacts, type StoredContact, hasSeen } from '../ports/contacts.ts'
import { type PushSubscriber, changeSubscriptions, subscribedDevices } from './push-subscriptions.ts'
import { sendKey, takeFromAccount } from '../email/delivery/send-limits.ts'
import { pushMessages } from './push-message.ts'
import type { WebhookQueue } from '../ports/webhooks.ts'
import type { Site } from '../credentials/links.ts'
import { seatAccount } from '../credentials/mailbox.ts'
import type { Ledger, QuotaLimit } from '../ports/ledger.ts'
import type { Outbox } from '../ports/email.ts'
import type { PushKey } from '../ports/push.ts'
import type { LoadedGame } from '../games/game-store.ts'

/** What push notifications need. Without `notices` none are sent. */
export type PushFirstPorts = Site & {
  readonly contacts: Contacts
  readonly ledger: Ledger
  readonly outbox: Outbox
  readonly notices?: WebhookQueue
}

/** An email to a seat that has subscribed devices. */
export type PushableEmail = {
  readonly gameEmail: GameEmail
  readonly loaded: LoadedGame
  readonly contact: ContactId
  readonly known: StoredContact
}

/**
 * `woken`: push notifications were queued, and the email with a delay. `waits`: both were queued before, and the delay
 * of the email is not over yet.
 */
export type PushFirstOutcome = 'woken' | 'waits'

/**
 * Returns how long the email waits after the push notifications: an hour, or a quarter of the time that is left if that
 * is shorter. A reminder does not wait.
 */
const emailDelay = ({ kind }: GameEmail, deadline: Instant, now: Instant): Duration =>
  kind === 'reminder' ? 0 : Math.max(0, Math.min(PUSH_LIMITS.emailDelay, (deadline - now) / 4))

type PushAttempt = PushableEmail & {
  readonly ports: PushFirstPorts
  readonly game: ActiveGame
  readonly seat: Seat
  readonly notices: WebhookQueue
  readonly key: PushKey
  readonly now: Instant
}

/**
 * Returns the devices that may get a push notification now. Whoever has a seat's link chooses the addresses that we
 * post to. So the whole service sends only few messages to push services that are not on our list.
 */
const allowedDevices = async ({
  ports,
  gameEmail,
  game,
  seat,
  contact,
  known,
  now,
}: PushAttempt): Promise<readonly PushSubscriber[]> => {
  const devices = subscribedDevices(known, game.epochs[seat])
  const take = async (account: string, limits: readonly QuotaLimit[]): Promise<boolean> =>
    (await takeFromAccount(ports.ledger, account, `${sendKey(gameEmail)}-notice`, now, limits)) === 'open'
  if (devices.length === 0 || !(await take(seatAccount(gameEmail.game, contact), SEAT_LIMITS.pushMessages))) return []
  const usual = devices.filter(({ endpoint }) => isKnownPushService(endpoint))
  return usual.length < devices.length && (await take(UNLISTED_PUSH_SERVICES.account, UNLISTED_PUSH_SERVICES.limits))
    ? devices
    : usual
}

/**
 * Queues the push messages, and before them the delayed email, which is sent even if they fail. Returns undefined if
 * the email is to be sent now: no device may get a message, or the email need not wait.
 */
const sendPushFirst = async (attempt: PushAttempt): Promise<PushFirstOutcome | undefined> => {
  const { ports, notices, key, gameEmail, game, seat, contact, known, now } = attempt
  const devices = await allowedDevices(attempt)
  if (devices.length === 0) return undefined
  const deadline = deadlineOf(game.terms, game.play) ?? Infinity
  const until = now + emailDelay(gameEmail, deadline, now)
  const reader = { words: await loadTextsFor(known.locale), timeZone: known.timeZone }
  const { parcels, headers } = pushMessages(ports, key, { gameEmail, game, seat, devices, deadline }, reader, now)
  const waits = until > now
  if (waits) await ports.outbox.put([{ ...gameEmail, noticed: { gone: [], until }, delay: until - now }])
  await notices.put([
    { owner: seatAccount(gameEmail.game, contact), push: { parcels, headers, letter: gameEmail, until }, delay: 0 },
  ])
  return waits ? 'woken' : undefined
}

/** Deletes devices whose subscription has expired. */
const forgetGone = async (
  { contacts }: PushFirstPorts,
  sleeper: PushableEmail,
  gone: readonly string[],
): Promise<void> => {
  const { gameEmail, loaded, contact } = sleeper
  const epoch = loaded.game.epochs[gameEmail.seat]
  await changeSubscriptions({ contacts, game: gameEmail.game, contact, epoch }, (devices) =>
    devices.filter(({ id }) => !gone.includes(id)),
  )
}

/** The kinds of emails before which push messages are sent. */
const KINDS: ReadonlySet<GameEmail['kind']> = new Set(['your-turn', 'reminder'])

/** Queues push messages to the seat's devices before its email. Returns undefined if the email is to be sent now. */
export const pushFirst = async (
  ports: PushFirstPorts,
  sleeper: PushableEmail,
  now: Instant,
): Promise<PushFirstOutcome | undefined> => {
  const { gameEmail, loaded, known } = sleeper
  const { notices, outbox, signer } = ports
  const isCurrent = isStillRelevant(gameEmail, loaded.game, now)
  if (gameEmail.noticed) {
    const { gone, until } = gameEmail.noticed
    if (gone.length > 0) await forgetGone(ports, sleeper, gone)
    if (now >= until || !isCurrent) return undefined
    // An email that only reports expired devices is not queued again: another copy of it waits already.
    if (gone.length === 0) await outbox.put([{ ...gameEmail, delay: until - now }])
    return 'waits'
  }
  const { game } = loaded
  const { seat } = gameEmail
  const isNews =
    known.told < gameEmail.version && !(gameEmail.kind === 'your-turn' && hasSeen(known, gameEmail.version))
  const isDue = isCurrent && isNews && KINDS.has(gameEmail.kind)
  if (!notices || !signer.push || !isDue || game.status !== 'active' || seat === 'arbiter') return undefined
  return sendPushFirst({ ports, game, seat, notices, key: signer.push, ...sleeper, now })
}
