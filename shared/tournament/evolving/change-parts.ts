import type { TournamentBoard } from '../model/boards.ts'
import type { Entrant, NewEntrant } from '../model/people.ts'
import { type Tournament, tournamentBoard, entrantOf } from '../model/tournament.ts'
import type { BoardNumber, EntrantNumber } from '../model/words.ts'

/** Returns the tournament with one entrant changed. Undefined if there is no such entrant, or the change is undefined. */
export const withEntrant = (
  tournament: Tournament,
  number: EntrantNumber,
  change: (entrant: Entrant) => Entrant | undefined,
): Tournament | undefined => {
  const entrant = entrantOf(tournament, number)
  const changed = entrant && change(entrant)
  return changed && { ...tournament, entrants: tournament.entrants.with(number - 1, changed) }
}

/** Returns the tournament with one board changed. Undefined if there is no such board. */
export const withBoard = (
  tournament: Tournament,
  number: BoardNumber,
  change: (board: TournamentBoard) => TournamentBoard | undefined,
): Tournament | undefined => {
  const board = tournamentBoard(tournament, number)
  const changed = board && change(board)
  return changed && { ...tournament, boards: tournament.boards.with(number - 1, changed) }
}

/** Returns the tournament with further entrants, who get the next numbers. */
export const withEntrants = (
  tournament: Tournament,
  entrants: readonly NewEntrant[],
  state: Pick<Entrant, 'status' | 'acceptedAt' | 'replaces'>,
): Tournament => {
  const first = tournament.entrants.length + 1
  const added = entrants.map((entrant, at): Entrant => ({
    ...entrant,
    ...state,
    number: first + at,
    warnings: [],
    epoch: 0,
    changes: 0,
  }))
  return { ...tournament, entrants: [...tournament.entrants, ...added] }
}
