import type { Colour } from '../../draughts/index.ts'
import type { TournamentBoard } from '../model/boards.ts'
import type { EntrantNumber } from '../model/words.ts'

/** Why a player lost without being beaten on the board: by the clock, by never moving, or by leaving the event. */
const LEAVING_REASONS: ReadonlySet<string> = new Set(['time', 'forfeit', 'withdrawal'])

/** What a board counts: a winner or a draw; `void`, for nobody; undefined while it is open. */
export type BoardResult = { readonly winner: Colour | null; readonly isByLeaving: boolean } | 'void' | undefined

/**
 * Returns what a board counts. A player who was replaced takes all results along. Otherwise an official's ruling stands
 * above the end of the game, and that above the void of games that were still open long after the closing date.
 */
export const resultOfBoard = ({ voided, ruling, score }: TournamentBoard): BoardResult => {
  if (voided === 'replaced') return 'void'
  if (ruling) return ruling.winner === 'void' ? 'void' : { winner: ruling.winner, isByLeaving: false }
  if (score)
    return score.outcome === 'void'
      ? 'void'
      : { winner: score.outcome.winner, isByLeaving: LEAVING_REASONS.has(score.outcome.reason) }
  return voided === undefined ? undefined : 'void'
}

/** Returns whether every board has a result, or counts for nobody. */
export const areAllDecided = (boards: readonly TournamentBoard[]): boolean =>
  boards.every((board) => resultOfBoard(board) !== undefined)

/** Returns the colour of a player on a board. Undefined for somebody else. */
export const colourOn = (board: TournamentBoard, player: EntrantNumber): Colour | undefined => {
  if (board.black === player) return 'black'
  return board.white === player ? 'white' : undefined
}
