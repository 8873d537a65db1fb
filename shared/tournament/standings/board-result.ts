import type { Colour } from '../../draughts/index.ts'
import { type Ruling, type TournamentBoard, VOID_CAUSES } from '../model/boards.ts'
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

/**
 * Why a board counts for nobody: a player of it was replaced, it was open long after the closing date, an official ruled
 * so, or the game was called off.
 */
export const VOID_REASONS = [...VOID_CAUSES, 'ruling', 'called-off'] as const
export type VoidReason = (typeof VOID_REASONS)[number]

/** Returns why a board counts for nobody. Undefined if it has a result, or is open. */
export const voidReasonOf = (board: TournamentBoard): VoidReason | undefined => {
  if (resultOfBoard(board) !== 'void') return undefined
  const { voided, ruling } = board
  if (voided === 'replaced') return voided
  return ruling ? 'ruling' : (voided ?? 'called-off')
}

/** Returns the ruling that decides about a board. That about a player who was replaced later decides nothing any more. */
export const rulingThatCounts = ({ voided, ruling }: TournamentBoard): Ruling | undefined =>
  voided === 'replaced' ? undefined : ruling

/** Returns how many games an event has, and how many are over, without those of players who were replaced. */
export const gameTotals = (boards: readonly TournamentBoard[]): { readonly all: number; readonly over: number } => {
  const counted = boards.filter(({ voided }) => voided !== 'replaced')
  return { all: counted.length, over: counted.filter((board) => resultOfBoard(board) !== undefined).length }
}

/** Returns whether every board has a result, or counts for nobody. */
export const areAllDecided = (boards: readonly TournamentBoard[]): boolean =>
  boards.every((board) => resultOfBoard(board) !== undefined)

/** Returns the colour of a player on a board. Undefined for somebody else. */
export const colourOn = (board: TournamentBoard, player: EntrantNumber): Colour | undefined => {
  if (board.black === player) return 'black'
  return board.white === player ? 'white' : undefined
}
