import { CONSENT_RESEND_DELAY, EMAIL_LIMITS } from '../../../game/limits/bounds.ts'
import type { Instant } from '../../../game/model/words.ts'
import type { GameEmail } from '../../../email/game-emails/emails-for.ts'
import { type ContactChanges, type Contact, ifSameAddress } from '../../ports/contacts.ts'
import { ASKED_BY_ORDER, needsFirstConsentEmail } from './quiet-until.ts'
import type { ShownOutcome } from './check-consent-email.ts'
import { hasSameSpelling, mailboxPseudonym, contactIndexKey, postponedAccount } from '../../credentials/mailbox.ts'
import { isShownNotListed } from './fair-order.ts'
import { LATEST_INSTANT, type Wait, WHILE_STOPPED, makePostponed, shownUntil, pendingWait } from './postponed.ts'
import { seatsOfMailbox } from '../mailbox/seats-of-mailbox.ts'
import { type UnconfirmedSeat, type ConsentRequestPorts, type ListedSeat, waitingSeats } from './waiting-seats.ts'

/**
 * The outcome of a consent email. `isSent`: it was sent. `wait`: it is postponed. `shown`: what is shown from now on to
 * whoever named the address; if it is missing, nothing changes for them.
 */
export type ConsentEmailOutcome = {
  readonly isSent: boolean
  readonly wait?: Wait | undefined
  readonly shown?: ShownOutcome | undefined
}

/** Returns whether an email waits until its mailbox takes emails again. */
export const waitsWhileStopped = ({ postponed }: Contact): boolean =>
  pendingWait(postponed)?.until === WHILE_STOPPED.until

const shownAfter = ({ postponed }: Contact, shown: ShownOutcome | undefined): Instant | undefined => {
  if (shown === undefined) return shownUntil(postponed)
  return shown.kind === 'later' ? shown.until : undefined
}

/**
 * Returns the changes in a seat's contact. `quietUntil` is set by what is shown of the email, not by what became of it,
 * so that a later email is shown like a stranger's, too.
 */
export const amendsAfter = (
  known: Contact,
  { isSent, wait, shown }: ConsentEmailOutcome,
  now: Instant,
): ContactChanges => {
  const { postponed } = known
  const isShownSent = shown?.kind === 'sent'
  const quietUntil = needsFirstConsentEmail(known.quietUntil) ? now + CONSENT_RESEND_DELAY : LATEST_INSTANT
  const waits = isSent ? undefined : (wait ?? pendingWait(postponed))
  const untilShown = shownAfter(known, shown)
  const isQuiet = isShownSent || !needsFirstConsentEmail(known.quietUntil)
  const isOver = waits === undefined && untilShown === undefined && (isQuiet || !(isSent || postponed?.isSent))
  return { ...(isShownSent && { quietUntil }), postponed: isOver ? null : makePostponed(waits, untilShown) }
}

type Noted = Pick<ListedSeat, 'game' | 'contact' | 'known'>

const noteAt = (
  { contacts }: ConsentRequestPorts,
  { game, contact, known }: Noted,
  came: ConsentEmailOutcome,
  now: Instant,
) => contacts.update(game, contact, amendsAfter(known, came, now), ifSameAddress(known))

/**
 * Plans another attempt for all waiting seats of the mailbox (request-postponed-consents.ts). It is planned before the
 * seat's contact is changed: if the delivery is cut off in between, it is repeated.
 */
export const planAgain = async (
  { ledger, signer }: Pick<ConsentRequestPorts, 'ledger' | 'signer'>,
  email: string,
  { wait, shown }: ConsentEmailOutcome,
): Promise<void> => {
  const first = Math.min(wait?.until ?? LATEST_INSTANT, shown?.kind === 'later' ? shown.until : LATEST_INSTANT)
  if (first < LATEST_INSTANT) await ledger.planDigest(postponedAccount(signer, email), first)
}

type Named = Pick<Noted, 'game' | 'contact'>

/** Returns whether two seats are the same. Somebody who plays both games of a match has the same contact id in both. */
const isSame = (one: Named, other: Named): boolean => one.game === other.game && one.contact === other.contact

/** Returns the other seats that are shown as listed by the consent email: those that it would list for a stranger. */
const shownSeats = async (
  ports: ConsentRequestPorts,
  gameEmail: GameEmail,
  unconfirmed: UnconfirmedSeat,
): Promise<readonly ListedSeat[]> => {
  const { first, others } = await waitingSeats(ports, gameEmail, unconfirmed, isShownNotListed)
  return [first, ...others].filter((seat) => !isSame(seat, { game: gameEmail.game, contact: unconfirmed.contact }))
}

/** Notes the outcome in the contacts of other seats. */
const noteOthers = async (
  ports: ConsentRequestPorts,
  seats: readonly Noted[],
  came: ConsentEmailOutcome,
  now: Instant,
): Promise<void> => {
  const shown = came.shown?.kind === 'sent' ? came.shown : undefined
  for (const seat of seats) await noteAt(ports, seat, { ...came, shown }, now)
}

/**
 * Notes that an order's consent email waits, or is shown to wait. It is noted in the contacts of all other seats that
 * the order gave to the mailbox, as one email asks for all of them.
 */
const noteOrder = async (
  ports: ConsentRequestPorts,
  gameEmail: GameEmail,
  { contact, to, isPlanned }: UnconfirmedSeat,
  came: ConsentEmailOutcome,
  now: Instant,
): Promise<void> => {
  if (gameEmail.kind !== 'door' || !gameEmail.isOrdered || isPlanned || came.shown?.kind === 'sent') return
  const but = { game: gameEmail.game, contact }
  for await (const { id: game, ...seat } of seatsOfMailbox(
    ports,
    contactIndexKey(mailboxPseudonym(ports.signer, to.email), false),
    but,
  )) {
    const { known } = seat
    if (known.quietUntil === ASKED_BY_ORDER && known.namedBy === to.namedBy && hasSameSpelling(known.email, to.email))
      await noteAt(ports, { game, contact: seat.contact, known }, came, now)
  }
}

/** Notes that a consent email was sent. `listed`: the seats that it lists. */
export const recordSent = async (
  ports: ConsentRequestPorts,
  gameEmail: GameEmail,
  unconfirmed: UnconfirmedSeat,
  { listed, shown }: { readonly listed: readonly ListedSeat[]; readonly shown: ShownOutcome | undefined },
  now: Instant,
): Promise<void> => {
  const { contact, to } = unconfirmed
  await planAgain(ports, to.email, { isSent: true, shown })
  const others = listed.filter((seat) => !isSame(seat, { game: gameEmail.game, contact }))
  const isFull = others.length + 1 === EMAIL_LIMITS.seatsListed && shown?.kind === 'sent'
  const shownAsListed = isFull ? await shownSeats(ports, gameEmail, unconfirmed) : others
  const isShownAsListed = (other: Noted): boolean => shownAsListed.some((seat) => isSame(seat, other))
  await noteOthers(
    ports,
    others.filter((seat) => !isShownAsListed(seat)),
    { isSent: true },
    now,
  )
  await noteOthers(ports, others.filter(isShownAsListed), { isSent: true, shown }, now)
  await noteOthers(
    ports,
    shownAsListed.filter((seat) => !others.some((other) => isSame(seat, other))),
    { isSent: false, shown },
    now,
  )
  await noteAt(ports, { game: gameEmail.game, contact, known: to }, { isSent: true, shown }, now)
  if (shown) await noteOrder(ports, gameEmail, unconfirmed, { isSent: false, shown }, now)
}

/**
 * Notes that a consent email is not sent now. Returns false if the seat has got another address meanwhile, or has
 * consented.
 */
export const recordUnsent = async (
  ports: ConsentRequestPorts,
  gameEmail: GameEmail,
  unconfirmed: UnconfirmedSeat,
  came: ConsentEmailOutcome,
  now: Instant,
): Promise<boolean> => {
  const { contact, to } = unconfirmed
  const { shown } = came
  await planAgain(ports, to.email, came)
  if (shown?.kind === 'sent') {
    if (shown.counting && !(await ports.contacts.count(gameEmail.game, contact, shown.counting))) return false
    const others = { isSent: false, shown, ...(came.wait === WHILE_STOPPED && { wait: WHILE_STOPPED }) }
    await noteOthers(ports, await shownSeats(ports, gameEmail, unconfirmed), others, now)
  }
  await noteOrder(ports, gameEmail, unconfirmed, came, now)
  return noteAt(ports, { game: gameEmail.game, contact, known: to }, came, now)
}
