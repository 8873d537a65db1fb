import { deadlineOf } from '../../game/clock.ts'
import type { ActiveGame } from '../../game/game.ts'
import type { ContactId } from '../../game/people.ts'
import type { Duration, Instant, Seat } from '../../game/words.ts'
import { PUSH } from '../../hooks/bounds.ts'
import { isKnownService } from '../../hooks/push-services.ts'
import { type Letter, stillTrue } from '../../mail/letters.ts'
import { wordsFor } from '../../texts/languages.ts'
import { ELSEWHERE, OF_SEAT } from '../limits/email-quotas.ts'
import { type Contacts, type Known, wasSeen } from '../ports/contact.ts'
import { type Device, changeDevices, devicesIn } from './push-subscriptions.ts'
import { grantOf, takenFrom } from '../limits/send-limits.ts'
import { pushMessages } from './push-message.ts'
import type { Notices } from '../ports/webhooks.ts'
import type { Site } from '../credentials/links.ts'
import { seatAccount } from '../credentials/mailbox.ts'
import type { Ledger, Limit } from '../ports/ledger.ts'
import type { Outbox } from '../ports/email.ts'
import type { PushKey } from '../ports/push-key.ts'
import type { Loaded } from '../games/game-store.ts'

/** What push messages need. Without `notices` there are none. */
export type WakePorts = Site & {
  readonly contacts: Contacts
  readonly ledger: Ledger
  readonly outbox: Outbox
  readonly notices?: Notices
}

/** An email to a seat that has subscribed devices. */
export type Sleeper = {
  readonly gameEmail: Letter
  readonly loaded: Loaded
  readonly contact: ContactId
  readonly known: Known
}

/**
 * `woken`: push messages were queued. `waits`: they were queued before, and the email waits in case they are not seen.
 */
export type Woken = 'woken' | 'waits'

/**
 * How long the email waits after the push messages: an hour, or a quarter of the time that is left if that is shorter.
 * A reminder does not wait.
 */
const emailDelay = ({ kind }: Letter, deadline: Instant, now: Instant): Duration =>
  kind === 'reminder' ? 0 : Math.max(0, Math.min(PUSH.wait, (deadline - now) / 4))

type PushAttempt = Sleeper & {
  readonly ports: WakePorts
  readonly game: ActiveGame
  readonly seat: Seat
  readonly notices: Notices
  readonly key: PushKey
  readonly now: Instant
}

/**
 * The devices that may get a push message now. Whoever has a seat's link chooses the addresses that we post to, so few
 * messages in all are sent to push services that are not on our list.
 */
const allowedDevices = async ({
  ports,
  gameEmail,
  game,
  seat,
  contact,
  known,
  now,
}: PushAttempt): Promise<readonly Device[]> => {
  const devices = devicesIn(known, game.epochs[seat])
  const take = async (account: string, limits: readonly Limit[]): Promise<boolean> =>
    (await takenFrom(ports.ledger, account, `${grantOf(gameEmail)}-notice`, now, limits)) === 'open'
  if (devices.length === 0 || !(await take(seatAccount(gameEmail.game, contact), OF_SEAT.pushMessages))) return []
  const usual = devices.filter(({ endpoint }) => isKnownService(endpoint))
  return usual.length < devices.length && (await take(ELSEWHERE.account, ELSEWHERE.limits)) ? devices : usual
}

/** Queues the delayed email first: it is sent even if the push messages fail. */
const sendPushFirst = async (attempt: PushAttempt): Promise<Woken | undefined> => {
  const { ports, notices, key, gameEmail, game, seat, contact, known, now } = attempt
  const devices = await allowedDevices(attempt)
  if (devices.length === 0) return undefined
  const deadline = deadlineOf(game.terms, game.play) ?? Infinity
  const until = now + emailDelay(gameEmail, deadline, now)
  const reader = { words: await wordsFor(known.locale), timeZone: known.timeZone }
  const { parcels, headers } = pushMessages(ports, key, { gameEmail, game, seat, devices, deadline }, reader, now)
  const waits = until > now
  if (waits) await ports.outbox.put([{ ...gameEmail, noticed: { gone: [], until }, delay: until - now }])
  await notices.put([
    { owner: seatAccount(gameEmail.game, contact), push: { parcels, headers, letter: gameEmail, until }, delay: 0 },
  ])
  return waits ? 'woken' : undefined
}

/** Deletes devices whose subscription has expired. */
const forgetGone = async ({ contacts }: WakePorts, sleeper: Sleeper, gone: readonly string[]): Promise<void> => {
  const { gameEmail, loaded, contact } = sleeper
  const epoch = loaded.game.epochs[gameEmail.seat]
  await changeDevices({ contacts, game: gameEmail.game, contact, epoch }, (devices) =>
    devices.filter(({ id }) => !gone.includes(id)),
  )
}

/** The emails that push messages precede. */
const KINDS: ReadonlySet<Letter['kind']> = new Set(['your-turn', 'reminder'])

/** Sends push messages to the seat's devices before its email. Undefined: the email is sent now. */
export const wakes = async (ports: WakePorts, sleeper: Sleeper, now: Instant): Promise<Woken | undefined> => {
  const { gameEmail, loaded, known } = sleeper
  const { notices, outbox, signer } = ports
  const isCurrent = stillTrue(gameEmail, loaded.game, now)
  if (gameEmail.noticed) {
    const { gone, until } = gameEmail.noticed
    if (gone.length > 0) await forgetGone(ports, sleeper, gone)
    if (now >= until || !isCurrent) return undefined
    // A copy that reports expired devices is not the one that waits.
    if (gone.length === 0) await outbox.put([{ ...gameEmail, delay: until - now }])
    return 'waits'
  }
  const { game } = loaded
  const { seat } = gameEmail
  const isNews =
    known.told < gameEmail.version && !(gameEmail.kind === 'your-turn' && wasSeen(known, gameEmail.version))
  const isDue = isCurrent && isNews && KINDS.has(gameEmail.kind)
  if (!notices || !signer.push || !isDue || game.status !== 'active' || seat === 'director') return undefined
  return sendPushFirst({ ports, game, seat, notices, key: signer.push, ...sleeper, now })
}
