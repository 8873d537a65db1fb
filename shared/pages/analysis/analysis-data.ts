import type { MadeMove } from '../../api/views/board-moment.ts'
import type { Colour, RulesId } from '../../draughts/rules/words.ts'
import type { ByColour } from '../../game/model/words.ts'
import type { Texts } from '../../texts/index.ts'

/**
 * What an analysis board starts from, as plain data. The reader plays both sides on the board. The script of the page
 * contains the rules, and draws the board from this data.
 */
export type AnalysisData = {
  /** The path of the page: `/p/{token}/try` or `/g/{id}/try`. */
  readonly path: string
  /** The path of the game's page. */
  readonly game: string
  readonly rules: RulesId
  /** The number of plies played before the lines begin, and the position there. */
  readonly ply: number
  readonly fen: string
  /** How many half-moves are counted before the first move of the players (`openingPlies`). */
  readonly before: number
  /** The game's move that led to the position where the lines begin, and the notation of that move. */
  readonly last?: MadeMove
  readonly played?: string
  /** The number of plies played by now. */
  readonly present: number
  /** Set if the game has gone on: the link to this board in the game's current position, with the lines that still fit. */
  readonly onward?: string
  readonly names: ByColour<string>
  readonly seat: Colour | null
  /**
   * The lines that the seat has saved, from the position where the board begins. Undefined for readers who cannot save
   * any.
   */
  readonly kept?: string
  /** The seat's conditional moves. */
  readonly planned: readonly (readonly string[])[]
  /**
   * When a conditional move can be made: `later` for the side to move, `never` if the reader may make none, for example
   * after the end.
   */
  readonly plans: 'now' | 'later' | 'never'
}

/** The texts that the page needs. */
export type AnalysisTexts = Pick<Texts, 'play' | 'live' | 'replay' | 'tried'>
