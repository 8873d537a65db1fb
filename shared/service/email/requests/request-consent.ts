import { mailableAddress } from '../../../api/values/email-address.ts'
import { storedRole } from '../../../game/model/stored-role.ts'
import type { Instant } from '../../../game/model/words.ts'
import { type GameEmail, isStillRelevant } from '../../../email/game-emails/emails-for.ts'
import { chargeBounce } from '../delivery/charge-bounce.ts'
import type { Contact, CountChange } from '../../ports/contacts.ts'
import { isRequestedByAnyEmail, needsFirstConsentEmail, waitsForUse } from './quiet-until.ts'
import {
  type ConsentEmailDecision,
  type ShownOutcome,
  checkConsentEmail,
  checkShownOutcome,
  shownOf,
  waitAfter,
} from './check-consent-email.ts'
import { type SendDecision, LEASE, type Recipient, postEmail } from '../delivery/send-limits.ts'
import { type MailboxStatus, isStranger, mailboxStatus } from '../delivery/mailbox-status.ts'
import { recordSent, recordUnsent } from './record-outcome.ts'
import { LATEST_INSTANT, isWaiting, shownUntil } from './postponed.ts'
import { logPostponed } from '../../limits/log-spent-limits.ts'
import { isOpenOrActive } from '../../games/game-seat.ts'
import { type UnconfirmedSeat, type ConsentRequestPorts, waitingSeats } from './waiting-seats.ts'
import { writeConsentEmail } from './write-consent-email.ts'

/**
 * The outcome of requesting consent. `asked`: the consent email was sent. `asked-before`: it was sent earlier, and has
 * not been answered. `postponed`: a quota is used up, and the email comes later. `held-back`: whoever named the address
 * had named too many.
 */
export type ConsentRequestOutcome =
  | 'asked'
  | 'asked-before'
  | 'postponed'
  | 'held-back'
  | 'superseded'
  | 'in-hand'
  | Exclude<SendDecision, 'open'>

/**
 * The version for which a consent email claims the right to be sent (`Contacts.claim`). It is higher than any game's
 * version: the email reports nothing of the game, so it is sent whatever the seat has been notified of.
 */
const ANY_VERSION = Number.MAX_SAFE_INTEGER

const isLastWarning = (gameEmail: GameEmail): boolean => gameEmail.kind === 'reminder' && gameEmail.reminder === 'hours'

/** Returns whether this email is a consent email that is sent only as the first one of its seat. */
const isFirstOnly = (gameEmail: GameEmail): boolean =>
  gameEmail.kind === 'door' &&
  ((gameEmail.isOrdered === true && gameEmail.isAgain !== true) || gameEmail.isFirst === true)

const isRequest = (gameEmail: GameEmail, { quietUntil }: Contact): boolean =>
  gameEmail.kind === 'door' && (!isFirstOnly(gameEmail) || needsFirstConsentEmail(quietUntil))

/**
 * Returns whether a consent email is due: the first one of a seat, one that was requested, or one more in place of a
 * last warning.
 */
const isDue = (gameEmail: GameEmail, known: Contact, now: Instant): boolean =>
  isRequest(gameEmail, known) ||
  (isRequestedByAnyEmail(known.quietUntil) && !(waitsForUse(known.quietUntil) && gameEmail.kind === 'offered')) ||
  ((known.quietUntil ?? LATEST_INSTANT) <= now && isLastWarning(gameEmail))

/** Returns whether the consent email may be sent. One that is postponed is sent when it is planned, or on request. */
const maySend = (gameEmail: GameEmail, known: Contact, now: Instant): boolean => {
  if (isWaiting(known.postponed)) return isRequest(gameEmail, known)
  if (known.postponed?.isSent) return gameEmail.kind === 'door' && !isFirstOnly(gameEmail)
  return isDue(gameEmail, known, now)
}

/** Returns whether the email would be attempted for a stranger: that is what whoever named the address is shown. */
const mayShow = (gameEmail: GameEmail, known: Contact, now: Instant): boolean =>
  shownUntil(known.postponed) === undefined ? isDue(gameEmail, known, now) : isRequest(gameEmail, known)

type Sending = { readonly counting: CountChange | undefined; readonly shown: ShownOutcome | undefined }

/** Sends one consent email for all waiting seats of the mailbox. */
const send = async (
  ports: ConsentRequestPorts,
  gameEmail: GameEmail,
  unconfirmed: UnconfirmedSeat,
  { counting, shown }: Sending,
  now: Instant,
): Promise<ConsentRequestOutcome> => {
  const { contact, to } = unconfirmed
  const { game, version, seat } = gameEmail
  if (!(await ports.contacts.claim(game, contact, { version: ANY_VERSION, now, until: now + LEASE, counting })))
    return 'in-hand'
  const waiting = await waitingSeats(ports, gameEmail, unconfirmed)
  const mail = {
    id: `${game}-${version}-${storedRole(seat)}-door-${gameEmail.kind === 'door' ? gameEmail.request : gameEmail.kind}`,
    to: mailableAddress(to.email),
    ...(await writeConsentEmail(ports, gameEmail, unconfirmed, waiting, now)),
  }
  const posted = await postEmail(ports, reachedBy(gameEmail, unconfirmed), mail, now)
  // An address that is refused at once is charged like one that bounces later.
  if (posted === 'dead') await chargeBounce(ports, { email: to.email, event: `refused-${mail.id}` }, to.namedBy, now)
  if (posted === 'sent')
    await recordSent(ports, gameEmail, unconfirmed, { listed: [waiting.first, ...waiting.others], shown }, now)
  await ports.contacts.release(game, contact)
  return posted === 'sent' ? 'asked' : posted
}

const reachedBy = (
  { game, seat: role }: GameEmail,
  { contact, to: { email, returned } }: UnconfirmedSeat,
): Recipient => ({
  game,
  role,
  contact,
  email,
  returned,
})

type Attempt = { readonly status: MailboxStatus; readonly isAsked: boolean; readonly shown: ShownOutcome | undefined }

const attempt = async (
  ports: ConsentRequestPorts,
  gameEmail: GameEmail,
  unconfirmed: UnconfirmedSeat,
  { status, isAsked, shown }: Attempt,
  now: Instant,
): Promise<ConsentRequestOutcome> => {
  const { contact, to } = unconfirmed
  const target = { recipient: reachedBy(gameEmail, unconfirmed), to }
  const gate: ConsentEmailDecision | { readonly kind: 'asked-before' } = !isAsked
    ? { kind: 'asked-before' }
    : status.isStopped
      ? { kind: 'stopped' }
      : await checkConsentEmail(ports, gameEmail, { ...target, isProven: status.isProven, shown }, now)
  const nowShown = isStranger(status) && gate.kind !== 'asked-before' ? shownOf(gate) : shown
  if (gate.kind === 'open')
    return send(ports, gameEmail, unconfirmed, { counting: gate.counting, shown: nowShown }, now)
  const wait = waitAfter(gate)
  if (!wait && !nowShown) return gate.kind
  const isNoted = await recordUnsent(ports, gameEmail, unconfirmed, { isSent: false, wait, shown: nowShown }, now)
  if (gate.kind === 'postponed') logPostponed(ports.log, { game: gameEmail.game, seat: gameEmail.seat, contact }, gate)
  return isNoted ? gate.kind : 'superseded'
}

/**
 * Sends the consent email of a seat, once or on request. This is the double opt-in: until the button in the email is
 * pressed, the address gets no other email. Whoever named the address is shown what would become of the email if it
 * went to a stranger.
 */
export const requestConsent = async (
  ports: ConsentRequestPorts,
  gameEmail: GameEmail,
  unconfirmed: UnconfirmedSeat,
  now: Instant,
): Promise<ConsentRequestOutcome> => {
  const { loaded, to, isPlanned = false } = unconfirmed
  if (!isOpenOrActive(loaded.game) && !(gameEmail.kind === 'ended' && waitsForUse(to.quietUntil))) return 'superseded'
  if (waitsForUse(to.quietUntil) && !isStillRelevant(gameEmail, loaded.game, now)) return 'superseded'
  const isAsked = maySend(gameEmail, to, now)
  const isShown = !isPlanned && !to.held && mayShow(gameEmail, to, now)
  if (!isAsked && !isShown) return 'asked-before'
  const status = await mailboxStatus(ports, to.email, now)
  if (to.held && !status.isProven) return 'held-back'
  const shown =
    isShown && !isStranger(status)
      ? await checkShownOutcome(ports, gameEmail, { recipient: reachedBy(gameEmail, unconfirmed), to }, now)
      : undefined
  return attempt(ports, gameEmail, unconfirmed, { status, isAsked, shown }, now)
}

/**
 * Updates what is shown of a consent email that is shown to wait, although it was sent or never will be. It is called
 * when an email to a stranger would be attempted again.
 */
export const updateShownOutcome = async (
  ports: ConsentRequestPorts,
  gameEmail: GameEmail,
  unconfirmed: UnconfirmedSeat,
  now: Instant,
): Promise<ConsentRequestOutcome> => {
  const target = { recipient: reachedBy(gameEmail, unconfirmed), to: unconfirmed.to }
  const shown = await checkShownOutcome(ports, gameEmail, target, now)
  const isNoted = await recordUnsent(ports, gameEmail, unconfirmed, { isSent: false, shown }, now)
  if (!isNoted) return 'superseded'
  return shown.kind === 'sent' ? 'asked' : 'postponed'
}
