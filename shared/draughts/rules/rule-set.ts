import type { Claim, Colour, MoveFault, RulesId } from './words.ts'

/**
 * Which capture must be chosen. `pieces`: the one that takes most pieces. `value`: most value, where a king counts 3
 * and a man 2. `king-captor`: a capture by a king comes before one by a man. `kings`: the one that takes most kings.
 * `early-king`: the one that takes a king soonest.
 */
export type CapturePreference = 'pieces' | 'value' | 'king-captor' | 'kings' | 'early-king'

/**
 * A draw that may be claimed after a number of plies. 'quiet' counts plies without a capture or a man's move,
 * 'lone-king' those in which three pieces, a king among them, play against one king.
 */
export type DrawLimit = {
  readonly claim: Exclude<Claim, 'threefold'>
  readonly plies: number
  readonly counts: 'quiet' | 'lone-king'
}

/** The rules of one game as data. The engine reads these fields alone and never branches on `id`. */
export type RuleSet = {
  readonly id: RulesId
  /** Columns of the board, which has as many rows. */
  readonly columns: 8 | 10 | 12
  /** The near corner that is dark, as White sees the board. */
  readonly corner: 'left' | 'right'
  /** The corner of square 1, as White sees the board. Numbers run along the rows, toward White. */
  readonly numbering: 'top-left' | 'top-right'
  /** Rows of men that each side has at the start. */
  readonly menRows: number
  readonly begins: Colour
  /** How far a king moves along a line: one square, or any distance (flying kings). */
  readonly kingReach: 'one' | 'any'
  /** Where a far-reaching king lands: on any empty square beyond the captured piece, or directly behind it. */
  readonly kingLanding: 'any' | 'behind'
  readonly menCapture: 'forward' | 'both-ways'
  /** The lines along which pieces capture. Quiet moves are diagonal in all games. */
  readonly lines: 'diagonal' | 'orthogonal-too'
  readonly menTakeKings: boolean
  /** Whether a capture must be made. With 'may', a jump that is omitted or left unfinished may be huffed. */
  readonly duty: 'must' | 'may'
  /** The preferences between captures, the most important first. With none, the choice is free. */
  readonly prefer: readonly CapturePreference[]
  /**
   * What happens to a man that reaches the far row during a capture: it stops and is crowned, goes on as a king, or
   * goes on as a man, which is crowned only if the capture ends on that row.
   */
  readonly crowning: 'stops' | 'goes-on' | 'passes'
  /** How many quiet moves in a row one king may make while its side has men; 0 means any number. */
  readonly kingRun: number
  /** Whether the third occurrence of a position may be claimed as a draw, or ends the game by itself. */
  readonly repetition: 'claim' | 'automatic'
  readonly limits: readonly DrawLimit[]
  /** True if one king against one king is a draw, unless the side to move can capture. */
  readonly kingAgainstKing: boolean
  /** The GameType tag of PDN 3.0: number, side that begins, columns, rows, and how squares are written. */
  readonly gameType: string
  /** How squares are written in this game's own notation. */
  readonly written: 'numbers' | 'letters'
  /** The article of the laws that each fault of a move breaks. */
  readonly articles: Readonly<Record<MoveFault, string>>
}
