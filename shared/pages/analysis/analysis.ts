import type { MadeMove } from '../../api/views/moment.ts'
import type { Colour, RulesId } from '../../draughts/words.ts'
import type { ByColour } from '../../game/words.ts'
import type { Texts } from '../../texts/index.ts'

/**
 * A board on which its reader plays both sides, as plain data: the script has the rules, and draws the page from
 * this.
 */
export type Trying = {
  /** `/p/{token}/try` or `/g/{id}/try` */
  readonly path: string
  /** The game's page. */
  readonly game: string
  readonly rules: RulesId
  /** Half-moves played where the lines begin, and the position there. */
  readonly ply: number
  readonly fen: string
  /** Half-moves of the ballot, which come before the first ply. */
  readonly ballot: number
  /** The game's move that led there, as drawn and as written. */
  readonly last?: MadeMove
  readonly played?: string
  /** Half-moves played by now. */
  readonly present: number
  /** The address of these lines, or of none, where the game has gone on. */
  readonly onward?: string
  readonly names: ByColour<string>
  readonly seat: Colour | null
  /** The lines that the seat keeps from there; undefined for who can keep none. */
  readonly kept?: string
  /** The seat's planned replies now. */
  readonly planned: readonly (readonly string[])[]
  /** Whether a reply can be planned: not by who is to move, nor after the end. */
  readonly plans: 'now' | 'later' | 'never'
}

/** The words that its page takes. */
export type TryTexts = Pick<Texts, 'play' | 'live' | 'replay' | 'tried'>
