import type { Claim, Colour, MoveFault, RulesId } from './words.ts'

/**
 * What a choice of captures is decided by, most important first; where all are equal the choice is free.
 * pieces: the most pieces · value: a king counts 3, a man 2 · king-captor: a king's capture before a man's ·
 * kings: the most kings among the captured · early-king: the captured kings come as early as possible.
 */
export type Preference = 'pieces' | 'value' | 'king-captor' | 'kings' | 'early-king'

/** A draw after so many half-moves; 'quiet' counts those without capture or man's move, 'lone-king' those of three pieces against one king. */
export type Limit = {
  readonly claim: Exclude<Claim, 'threefold'>
  readonly plies: number
  readonly counts: 'quiet' | 'lone-king'
}

/** A rule set as data. The engine has no branch on `id`: adding a rule set is adding a sheet. */
export type RuleSheet = {
  readonly id: RulesId
  /** The board has as many rows as columns. */
  readonly columns: 8 | 10 | 12
  /** Which near corner is dark, as White sits. */
  readonly corner: 'left' | 'right'
  /** Where square 1 is, as White sits; the numbers run along the rows, toward White. */
  readonly numbering: 'top-left' | 'top-right'
  /** Rows that each side fills with men at the start. */
  readonly menRows: number
  readonly begins: Colour
  readonly kingReach: 'one' | 'any'
  /** Where a far-reaching king may land: on any empty square behind the captured piece, or only right behind it. */
  readonly kingLanding: 'any' | 'behind'
  readonly menCapture: 'forward' | 'both-ways'
  /** Lines of capture: the diagonals, or the rows and columns too. */
  readonly lines: 'diagonal' | 'orthogonal-too'
  readonly menTakeKings: boolean
  /** 'may': a jump may be omitted or left unfinished (and then huffed). */
  readonly duty: 'must' | 'may'
  readonly prefer: readonly Preference[]
  /** A man that reaches the far row inside a capture: stops there crowned, goes on as a king, or goes on as a man. */
  readonly crowning: 'stops' | 'goes-on' | 'passes'
  /** Quiet moves that one king may make running while its side has men; 0: no bound. */
  readonly kingRun: number
  /** Whether a third occurrence of a position is claimed or ends the game by itself. */
  readonly repetition: 'claim' | 'automatic'
  readonly limits: readonly Limit[]
  /** One king against one king is a draw at once, unless the side to move can capture. */
  readonly kingAgainstKing: boolean
  /** The value of PDN's GameType tag. */
  readonly gameType: string
  /** How squares are written in this game's own records. */
  readonly written: 'numbers' | 'letters'
  /** The article behind each refusal. */
  readonly articles: Readonly<Record<MoveFault, string>>
}
