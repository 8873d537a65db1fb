import { TURN_EMAIL_LIMITS } from '../../../game/limits/bounds.ts'
import { deadlineOf, nextLimitOf, usesReserve } from '../../../game/time/clock.ts'
import type { Instant } from '../../../game/model/words.ts'
import { ADDRESS_LIMITS } from '../../limits/email-quotas.ts'
import {
  type SendDecision,
  type SendPorts,
  LEASE,
  type Recipient,
  checkSendLimits,
  sendKey,
  postEmail,
} from '../delivery/send-limits.ts'
import { type DeliveryWay, deliveryNote } from '../../evidence/delivery-notes.ts'
import { type WritingSite, writeBundle, writeEmail } from './write-email.ts'
import { lazy } from '../../runtime/lazy.ts'
import { hasSameSpelling, mailboxPseudonym, contactIndexKey } from '../../credentials/mailbox.ts'
import type { Games } from '../../ports/games.ts'
import type { Tournaments } from '../../ports/tournaments/tournaments.ts'
import type { OutgoingEmail, Outbox } from '../../ports/email.ts'
import { actedIn } from '../mailbox/last-acted.ts'
import { type SeatWithAddress, seatsOfMailbox } from '../mailbox/seats-of-mailbox.ts'
import type { TurnEmail } from '../mailbox/turn-email.ts'

export type TurnEmailPorts = SendPorts &
  WritingSite & { readonly games: Games; readonly tournaments: Tournaments; readonly outbox: Outbox }

/** The outcome of an email about a turn. `waits`: it is in the queue again. */
export type TurnEmailOutcome = 'sent' | 'waits' | 'in-hand' | Exclude<SendDecision, 'open'>

export const recipientOf = ({ gameEmail, contact, to }: TurnEmail): Recipient => ({
  game: gameEmail.game,
  role: gameEmail.seat,
  contact,
  email: to.email,
  returned: to.returned,
})

type Others = { readonly seats: readonly SeatWithAddress[]; readonly isAll: boolean }

/**
 * Returns the address's seats in other games, newest first. Only those with the same spelling: at a mail service
 * without tags another spelling belongs to another person.
 */
const otherSeats = async (
  ports: TurnEmailPorts,
  { gameEmail: { game }, contact, to }: TurnEmail,
  most = Infinity,
): Promise<Others> => {
  const seats: SeatWithAddress[] = []
  let looked = 0
  for await (const seat of seatsOfMailbox(ports, contactIndexKey(mailboxPseudonym(ports.signer, to.email), true), {
    game,
    contact,
  })) {
    if (hasSameSpelling(seat.known.email, to.email)) seats.push(seat)
    looked += 1
    if (looked === most) return { seats, isAll: false }
  }
  return { seats, isAll: true }
}

/** It is loaded lazily, as few readers play several games. */
const turnEmailAt = lazy(() => import('../mailbox/turn-email.ts'), 'turnEmailAt')

const endOf = ({ loaded: { game } }: TurnEmail): Instant =>
  (game.status === 'active' ? deadlineOf(game.terms, game.play) : undefined) ?? Number.POSITIVE_INFINITY

const isSoon = (turn: TurnEmail, now: Instant): boolean => endOf(turn) - now <= TURN_EMAIL_LIMITS.urgentBelow

/**
 * Checks the limits of an email about a turn. Some time must pass since the last such email, unless the deadline is
 * near or the reader has acted since: then they are there, and want to know.
 */
const turnGate = async (
  ports: TurnEmailPorts,
  turn: TurnEmail,
  newest: () => Promise<readonly SeatWithAddress[]>,
  now: Instant,
) => {
  const { gameEmail, loaded } = turn
  const take = (notAfter: Instant): Promise<SendDecision> =>
    checkSendLimits(
      ports,
      recipientOf(turn),
      { grant: sendKey(gameEmail), limits: ADDRESS_LIMITS.ordinary, notAfter },
      now,
    )
  if (isSoon(turn, now)) return take(now)
  const lastActed = actedIn(loaded, gameEmail.seat)
  const gate = await take(Math.max(now - TURN_EMAIL_LIMITS.minInterval, lastActed))
  if (gate !== 'too-soon') return gate
  const elsewhere = Math.max(0, ...(await newest()).map((other) => actedIn(other.loaded, other.role)))
  return elsewhere > Math.max(now - TURN_EMAIL_LIMITS.minInterval, lastActed) ? take(elsewhere) : gate
}

/** Claims the turns, and returns those that no other delivery has claimed. */
export const claimTurns = async (
  { contacts }: TurnEmailPorts,
  turns: readonly TurnEmail[],
  now: Instant,
): Promise<readonly TurnEmail[]> => {
  const own: TurnEmail[] = []
  for (const turn of turns) {
    const { game, version } = turn.gameEmail
    if (await contacts.claim(game, turn.contact, { version, now, until: now + LEASE })) own.push(turn)
  }
  return own
}

const untoldEnds = lazy(() => import('../tournaments/untold-ends.ts'), 'untoldEnds')

/** Claims the ends of games that are told beside these turns. */
export const claimEnds = async (
  ports: TurnEmailPorts,
  turns: readonly TurnEmail[],
  now: Instant,
): Promise<readonly TurnEmail[]> =>
  turns.some(({ loaded: { game } }) => game.terms.tournament !== undefined)
    ? claimTurns(ports, await untoldEnds(ports, turns, now), now)
    : []

/**
 * Notes that the readers of these emails have been notified. `way`: by which email; undefined if the mail server refused
 * it.
 */
export const markTold = async (
  { contacts }: TurnEmailPorts,
  told: readonly TurnEmail[],
  way: DeliveryWay | undefined,
  now: Instant,
): Promise<void> => {
  for (const { gameEmail, contact } of told) {
    const note = way && deliveryNote(gameEmail, way, now)
    await contacts.markNotified(gameEmail.game, contact, gameEmail.version, note)
  }
}

const limitOf = ({ loaded: { game } }: TurnEmail, now: Instant): Instant =>
  (game.status === 'active' ? nextLimitOf(game.terms, game.play, now) : undefined) ?? Number.MAX_SAFE_INTEGER

const isInReserve = ({ loaded: { game } }: TurnEmail, now: Instant): boolean =>
  game.status === 'active' && usesReserve(game.terms, game.play, now)

/**
 * Returns the turns in the order in which waiting costs the reader something: first those that use up a reserve, then the
 * others; each by the time that the email says is left.
 */
export const soonestFirst = (turns: readonly TurnEmail[], now: Instant): readonly TurnEmail[] =>
  turns.toSorted(
    (a, b) => Number(isInReserve(b, now)) - Number(isInReserve(a, now)) || limitOf(a, now) - limitOf(b, now),
  )

const write = (
  ports: TurnEmailPorts,
  turn: TurnEmail,
  { others, ends }: { readonly others: readonly TurnEmail[]; readonly ends: readonly TurnEmail[] },
  now: Instant,
): Promise<OutgoingEmail> =>
  others.length + ends.length === 0
    ? writeEmail(ports, turn.gameEmail, turn.loaded, turn.to, now)
    : writeBundle(ports, soonestFirst([turn, ...others], now), { ...turn, kind: 'bundle', ends }, now)

/**
 * Sends one email about all turns of the mailbox that it has not been notified of, and with them how other games of
 * their tournaments have ended. `waits`: the email is queued again,
 * to be sent with later ones.
 */
export const sendTurnEmail = async (
  ports: TurnEmailPorts,
  turn: TurnEmail,
  now: Instant,
): Promise<TurnEmailOutcome> => {
  const { gameEmail } = turn
  let known: Others | undefined
  const newest = async () => (known = await otherSeats(ports, turn, TURN_EMAIL_LIMITS.gamesChecked)).seats
  const gate = await turnGate(ports, turn, newest, now)
  if (gate === 'too-soon') {
    await ports.outbox.put([{ ...gameEmail, delay: TURN_EMAIL_LIMITS.retryDelay }])
    return 'waits'
  }
  if (gate !== 'open') return gate
  const [own] = await claimTurns(ports, [turn], now)
  if (!own) return 'in-hand'
  const { seats } = known?.isAll ? known : await otherSeats(ports, turn)
  const waiting = await Promise.all(seats.map((seat) => turnEmailAt(seat, now)))
  const others = await claimTurns(
    ports,
    soonestFirst(waiting.flat(), now).slice(0, TURN_EMAIL_LIMITS.gamesListed - 1),
    now,
  )
  const ends = await claimEnds(ports, [turn, ...others], now)
  const mail = await write(ports, turn, { others, ends }, now)
  const posted = await postEmail(ports, recipientOf(turn), mail, now)
  const told = [turn, ...others, ...ends]
  const way = told.length > 1 ? 'together' : 'alone'
  await markTold(ports, told, posted === 'sent' ? way : undefined, now)
  return posted
}
