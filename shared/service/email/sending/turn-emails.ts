import { TURNS } from '../../../game/bounds.ts'
import { deadlineOf } from '../../../game/clock.ts'
import { type Game, moverAt, playOf } from '../../../game/game.ts'
import { type Instant, type Role, SECOND } from '../../../game/words.ts'
import { OF_ADDRESS } from '../../limits/email-quotas.ts'
import { type Gate, type GatePorts, HOLD, type Reached, gateOf, grantOf, post } from '../../limits/send-limits.ts'
import { type WritingSite, writeBundle, writeLetter } from './write-email.ts'
import { later } from '../../background/lazy.ts'
import { isSpeltAlike, ownMark, placeOf } from '../../credentials/mailbox.ts'
import type { Games } from '../../ports/games.ts'
import type { Mail, Outbox } from '../../ports/email.ts'
import type { Loaded } from '../../games/game-store.ts'
import { type SeatAt, seatsAt } from '../../seats/seats-at.ts'
import type { Turn } from './turn-at.ts'

export type TurnPorts = GatePorts & WritingSite & { readonly games: Games; readonly outbox: Outbox }

/** The outcome of an email about a turn. `waits`: it is in the queue again. */
export type TurnSent = 'sent' | 'waits' | 'in-hand' | Exclude<Gate, 'open'>

export const reachedOf = ({ gameEmail, contact, to }: Turn): Reached => ({
  game: gameEmail.game,
  role: gameEmail.seat,
  contact,
  email: to.email,
  returned: to.returned,
})

/**
 * When a seat last made a move itself. A conditional move has the same instant as the move before it, and does not
 * count.
 */
const movedBy = (game: Game, seat: Role): Instant => {
  const play = playOf(game)
  if (!play) return 0
  const { movedAt } = play
  return movedAt.findLast((at, ply) => moverAt(play, ply) === seat && at !== movedAt[ply - 1]) ?? 0
}

/** When the reader last did something in the game: the end of that second, as games store whole seconds. */
const actedIn = ({ game, stored }: Loaded, seat: Role): Instant => {
  const own = stored.log.findLast((event) => 'by' in event && 'at' in event && event.by === seat)
  return Math.max(own && 'at' in own ? own.at : 0, movedBy(game, seat)) + SECOND - 1
}

type Others = { readonly seats: readonly SeatAt[]; readonly isAll: boolean }

/**
 * The address's seats in other games, newest first. Only those with the same spelling: at a mail service without tags
 * another spelling belongs to another person.
 */
const otherSeats = async (
  ports: TurnPorts,
  { gameEmail: { game }, contact, to }: Turn,
  most = Infinity,
): Promise<Others> => {
  const seats: SeatAt[] = []
  let looked = 0
  for await (const seat of seatsAt(ports, placeOf(ownMark(ports.signer, to.email), true), { game, contact })) {
    if (isSpeltAlike(seat.known.email, to.email)) seats.push(seat)
    looked += 1
    if (looked === most) return { seats, isAll: false }
  }
  return { seats, isAll: true }
}

/** It is loaded lazily, as few readers play several games. */
const turnEmailAt = later(() => import('./turn-at.ts'), 'turnAt')

const endOf = ({ loaded: { game } }: Turn): Instant =>
  (game.status === 'active' ? deadlineOf(game.terms, game.play) : undefined) ?? Number.POSITIVE_INFINITY

const isSoon = (turn: Turn, now: Instant): boolean => endOf(turn) - now <= TURNS.soon

/**
 * Checks the limits of an email about a turn. It keeps some time apart from the last one, unless the reader has acted
 * since: then they are there, and want to know.
 */
const turnGate = async (ports: TurnPorts, turn: Turn, newest: () => Promise<readonly SeatAt[]>, now: Instant) => {
  const { gameEmail, loaded } = turn
  const take = (notAfter: Instant): Promise<Gate> =>
    gateOf(ports, reachedOf(turn), { grant: grantOf(gameEmail), limits: OF_ADDRESS.ordinary, notAfter }, now)
  if (isSoon(turn, now)) return take(now)
  const lastActed = actedIn(loaded, gameEmail.seat)
  const gate = await take(Math.max(now - TURNS.apart, lastActed))
  if (gate !== 'too-soon') return gate
  const elsewhere = Math.max(0, ...(await newest()).map((other) => actedIn(other.loaded, other.role)))
  return elsewhere > Math.max(now - TURNS.apart, lastActed) ? take(elsewhere) : gate
}

/** Claims the turns, and returns those that no other delivery has claimed. */
export const claimed = async (
  { contacts }: TurnPorts,
  turns: readonly Turn[],
  now: Instant,
): Promise<readonly Turn[]> => {
  const own: Turn[] = []
  for (const turn of turns) {
    const { game, version } = turn.gameEmail
    if (await contacts.claim(game, turn.contact, { version, now, until: now + HOLD })) own.push(turn)
  }
  return own
}

/** The turns, the one with the earliest deadline first. */
export const soonestFirst = (turns: readonly Turn[]): readonly Turn[] => turns.toSorted((a, b) => endOf(a) - endOf(b))

const write = (ports: TurnPorts, turn: Turn, others: readonly Turn[], now: Instant): Promise<Mail> =>
  others.length === 0
    ? writeLetter(ports, turn.gameEmail, turn.loaded, turn.to, now)
    : writeBundle(ports, soonestFirst([turn, ...others]), { ...turn, kind: 'bundle' }, now)

/**
 * Sends one email about all turns of the mailbox that it has not been notified of. `waits`: the email is queued again,
 * to be sent with later ones.
 */
export const sendTurn = async (ports: TurnPorts, turn: Turn, now: Instant): Promise<TurnSent> => {
  const { gameEmail } = turn
  let known: Others | undefined
  const newest = async () => (known = await otherSeats(ports, turn, TURNS.looked)).seats
  const gate = await turnGate(ports, turn, newest, now)
  if (gate === 'too-soon') {
    await ports.outbox.put([{ ...gameEmail, delay: TURNS.again }])
    return 'waits'
  }
  if (gate !== 'open') return gate
  const [own] = await claimed(ports, [turn], now)
  if (!own) return 'in-hand'
  const { seats } = known?.isAll ? known : await otherSeats(ports, turn)
  const waiting = await Promise.all(seats.map((seat) => turnEmailAt(seat, now)))
  const others = await claimed(ports, soonestFirst(waiting.flat()).slice(0, TURNS.listed - 1), now)
  const mail = await write(ports, turn, others, now)
  const posted = await post(ports, reachedOf(turn), mail, now)
  for (const each of [turn, ...others])
    await ports.contacts.told(each.gameEmail.game, each.contact, each.gameEmail.version)
  return posted
}
