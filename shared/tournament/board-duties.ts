import type { Result } from '../game/model/events.ts'
import { DAY, type Duration, type Instant, type Seat } from '../game/model/words.ts'
import type { TournamentBoard } from './model/boards.ts'
import type { Absence, Entrant } from './model/people.ts'
import { type Tournament, entrantOf } from './model/tournament.ts'
import { ADJUDICATION_PERIOD } from './model/tournament-limits.ts'

/** A time in which the clocks of a game stand: the fields of the command `stop-clocks`. */
export type DueStop = { readonly from: Instant; readonly until: Instant }

/** How long the clocks still stand after an event is resumed, as after a pause that a player ends. */
export const RESUMING_NOTICE: Duration = DAY

/** What the tournament asks of the game of a board. All of it may be done again without harm. */
export type BoardDuties = {
  /** Whether the game must exist. */
  readonly exists: boolean
  /** How the game ends if it still runs. Undefined: it goes on. */
  readonly end?: Result | 'void'
  /** Each is asked for by the command `stop-clocks`, which a game carries out once. */
  readonly stops: readonly DueStop[]
  /** The leave of each seat, which every board takes once. Black has the creator's seat. */
  readonly absences: { readonly [S in Seat]?: Absence }
}

const hasLeft = (entrant: Entrant | undefined): entrant is Entrant & { readonly leftAt: Instant } =>
  entrant?.leftAt !== undefined && (entrant.status === 'withdrawn' || entrant.status === 'expelled')

/**
 * Returns the loss of a player who has left. If both have, the one who left first has lost; if they left in the same
 * second, nobody has.
 */
const endByLeaving = (tournament: Tournament, { black, white }: TournamentBoard): Result | 'void' | undefined => {
  const [dark, light] = [entrantOf(tournament, black), entrantOf(tournament, white)]
  const darkLeft = hasLeft(dark) ? dark.leftAt : Number.POSITIVE_INFINITY
  const lightLeft = hasLeft(light) ? light.leftAt : Number.POSITIVE_INFINITY
  if (darkLeft === lightLeft) return darkLeft === Number.POSITIVE_INFINITY ? undefined : 'void'
  return { winner: darkLeft < lightLeft ? 'white' : 'black', reason: 'withdrawal' }
}

/** Returns how the game of a board ends by what was decided in the tournament. */
export const endOfBoard = (tournament: Tournament, board: TournamentBoard): Result | 'void' | undefined => {
  if (board.voided !== undefined || tournament.status === 'cancelled') return 'void'
  if (board.ruling)
    return board.ruling.winner === 'void' ? 'void' : { winner: board.ruling.winner, reason: 'adjudication' }
  return endByLeaving(tournament, board)
}

/**
 * Returns the stops of all clocks. A pause lasts a day longer after the event is resumed; after the closing date clocks
 * stand until all games are decided.
 */
const stopsOf = ({ pauses, closedAt }: Tournament): readonly DueStop[] => [
  ...pauses.map(({ from, until, resumedAt }) => ({
    from,
    until: resumedAt === undefined ? until : Math.min(until, resumedAt + RESUMING_NOTICE),
  })),
  ...(closedAt === undefined ? [] : [{ from: closedAt, until: closedAt + ADJUDICATION_PERIOD + DAY }]),
]

/** Returns what the tournament asks of the game of a board. */
export const dutiesOfBoard = (tournament: Tournament, board: TournamentBoard): BoardDuties => {
  const end = endOfBoard(tournament, board)
  const [black, white] = [entrantOf(tournament, board.black)?.absence, entrantOf(tournament, board.white)?.absence]
  return {
    // A game that ends at once need not begin, unless a player has lost it.
    exists: board.number <= tournament.made || end !== 'void',
    ...(end !== undefined && { end }),
    stops: stopsOf(tournament),
    absences: { ...(black && { creator: black }), ...(white && { opponent: white }) },
  }
}
