import { DOOR_REST, MAIL } from '../../../game/bounds.ts'
import type { Instant } from '../../../game/words.ts'
import type { Letter } from '../../../mail/letters.ts'
import { type Amends, BY_ORDER, type Contact, isUnasked, stillAt } from '../../ports/contact.ts'
import type { ShownGate } from './first-email-gate.ts'
import { isSpeltAlike, ownMark, placeOf, postponedAccount } from '../../credentials/mailbox.ts'
import { isSeenToWait } from './listed-in-turn.ts'
import { type Wait, postponedWith, toldUntil, waitIn } from './postponed.ts'
import { seatsAt } from '../../seats/seats-at.ts'
import { type Closed, type KnockPorts, type ListedSeat, waitingSeats } from './waiting-seats.ts'

/**
 * The outcome of a consent email. `isSent`: it was sent. `wait`: it is postponed. `shown`: what is shown from now on to
 * whoever named the address; if it is missing, nothing changes for them.
 */
export type Came = {
  readonly isSent: boolean
  readonly wait?: Wait | undefined
  readonly shown?: ShownGate | undefined
}

/** The last instant that a Date can represent. */
export const NEVER: Instant = 8_640_000_000_000_000

const shownAfter = ({ postponed }: Contact, shown: ShownGate | undefined): Instant | undefined => {
  if (shown === undefined) return toldUntil(postponed)
  return shown.kind === 'later' ? shown.until : undefined
}

/**
 * The changes in a seat's contact. `quietUntil` follows what is shown, so that a later email is shown like a
 * stranger's, too.
 */
const amendsAfter = (known: Contact, { isSent, wait, shown }: Came, now: Instant): Amends => {
  const { postponed } = known
  const isShownSent = shown?.kind === 'sent'
  const quietUntil = isUnasked(known.quietUntil) ? now + DOOR_REST : NEVER
  const waits = isSent ? undefined : (wait ?? waitIn(postponed))
  const untilShown = shownAfter(known, shown)
  const isQuiet = isShownSent || !isUnasked(known.quietUntil)
  const isOver = waits === undefined && untilShown === undefined && (isQuiet || !(isSent || postponed?.isSent))
  return { ...(isShownSent && { quietUntil }), postponed: isOver ? null : postponedWith(waits, untilShown) }
}

type Noted = Pick<ListedSeat, 'game' | 'contact' | 'known'>

const noteAt = ({ contacts }: KnockPorts, { game, contact, known }: Noted, came: Came, now: Instant) =>
  contacts.amend(game, contact, amendsAfter(known, came, now), stillAt(known))

/**
 * Plans another attempt for all waiting seats of the mailbox (request-postponed-consents.ts). It is planned before the
 * seat's contact is changed: if the delivery is cut off in between, it is repeated.
 */
const planAgain = async ({ ledger, signer }: KnockPorts, email: string, { wait, shown }: Came): Promise<void> => {
  const first = Math.min(wait?.until ?? NEVER, shown?.kind === 'later' ? shown.until : NEVER)
  if (first < NEVER) await ledger.plan(postponedAccount(signer, email), first)
}

type Named = Pick<Noted, 'game' | 'contact'>

/** Whether it is the same seat. Somebody who plays both games of a match has the same contact id in both. */
const isSame = (one: Named, other: Named): boolean => one.game === other.game && one.contact === other.contact

/** The other seats that a stranger's consent email would list. */
const shownSeats = async (
  ports: KnockPorts,
  gameEmail: Letter,
  unconfirmed: Closed,
): Promise<readonly ListedSeat[]> => {
  const { first, others } = await waitingSeats(ports, gameEmail, unconfirmed, isSeenToWait)
  return [first, ...others].filter((seat) => !isSame(seat, { game: gameEmail.game, contact: unconfirmed.contact }))
}

/** Notes the outcome in the contacts of other seats. */
const noteOthers = async (ports: KnockPorts, seats: readonly Noted[], came: Came, now: Instant): Promise<void> => {
  const shown = came.shown?.kind === 'sent' ? came.shown : undefined
  for (const seat of seats) await noteAt(ports, seat, { ...came, shown }, now)
}

/**
 * One consent email asks for all seats that an order gave to the mailbox. While it waits, or is shown to wait, that is
 * noted in the contacts of all of them.
 */
const noteOrder = async (
  ports: KnockPorts,
  gameEmail: Letter,
  { contact, to, isPlanned }: Closed,
  came: Came,
  now: Instant,
): Promise<void> => {
  if (gameEmail.kind !== 'door' || !gameEmail.isOrdered || isPlanned || came.shown?.kind === 'sent') return
  const but = { game: gameEmail.game, contact }
  for await (const { id: game, ...seat } of seatsAt(ports, placeOf(ownMark(ports.signer, to.email), false), but)) {
    const { known } = seat
    if (known.quietUntil === BY_ORDER && known.namedBy === to.namedBy && isSpeltAlike(known.email, to.email))
      await noteAt(ports, { game, contact: seat.contact, known }, came, now)
  }
}

/** Notes that a consent email was sent. `listed`: the seats that it lists. */
export const noteSent = async (
  ports: KnockPorts,
  gameEmail: Letter,
  unconfirmed: Closed,
  { listed, shown }: { readonly listed: readonly ListedSeat[]; readonly shown: ShownGate | undefined },
  now: Instant,
): Promise<void> => {
  const { contact, to } = unconfirmed
  await planAgain(ports, to.email, { isSent: true, shown })
  const others = listed.filter((seat) => !isSame(seat, { game: gameEmail.game, contact }))
  const isFull = others.length + 1 === MAIL.seatsListed && shown?.kind === 'sent'
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
export const noteUnsent = async (
  ports: KnockPorts,
  gameEmail: Letter,
  unconfirmed: Closed,
  came: Came,
  now: Instant,
): Promise<boolean> => {
  const { contact, to } = unconfirmed
  const { shown } = came
  await planAgain(ports, to.email, came)
  if (shown?.kind === 'sent') {
    if (shown.counting && !(await ports.contacts.count(gameEmail.game, contact, shown.counting))) return false
    await noteOthers(ports, await shownSeats(ports, gameEmail, unconfirmed), { isSent: false, shown }, now)
  }
  await noteOrder(ports, gameEmail, unconfirmed, came, now)
  return noteAt(ports, { game: gameEmail.game, contact, known: to }, came, now)
}
