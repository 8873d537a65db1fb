import type { Claim, Colour, MoveFault, RulesId } from './words.ts'

/**
 * Choosing between captures, most important first; then the choice is free.
 * pieces: most pieces · value: a king counts 3, a man 2 · king-captor: a king captures before a man · kings: most
 * kings captured · early-king: captured kings come first.
 */
export type Preference = 'pieces' | 'value' | 'king-captor' | 'kings' | 'early-king'

/**
 * A draw after `plies` without a capture or a man's move ('quiet'), or of three pieces against one king
 * ('lone-king').
 */
export type Limit = {
  readonly claim: Exclude<Claim, 'threefold'>
  readonly plies: number
  readonly counts: 'quiet' | 'lone-king'
}

/** The engine never branches on `id`. */
export type RuleSheet = {
  readonly id: RulesId
  /** As many rows. */
  readonly columns: 8 | 10 | 12
  /** Which near corner is dark, as White sits. */
  readonly corner: 'left' | 'right'
  /** Where square 1 is, as White sits. Numbers run along the rows, toward White. */
  readonly numbering: 'top-left' | 'top-right'
  /** Rows of men for each side at the start. */
  readonly menRows: number
  readonly begins: Colour
  readonly kingReach: 'one' | 'any'
  /** Any empty square behind the captured piece, or only the first. */
  readonly kingLanding: 'any' | 'behind'
  readonly menCapture: 'forward' | 'both-ways'
  readonly lines: 'diagonal' | 'orthogonal-too'
  readonly menTakeKings: boolean
  /** 'may': a jump may be omitted or unfinished, and then huffed. */
  readonly duty: 'must' | 'may'
  readonly prefer: readonly Preference[]
  /** On the far row during a capture a man stops crowned, goes on as a king, or goes on as a man. */
  readonly crowning: 'stops' | 'goes-on' | 'passes'
  /** Consecutive quiet moves of one king while its side has men; 0: unlimited. */
  readonly kingRun: number
  /** The third occurrence of a position. */
  readonly repetition: 'claim' | 'automatic'
  readonly limits: readonly Limit[]
  /** A draw, unless the side to move can capture. */
  readonly kingAgainstKing: boolean
  readonly gameType: string
  /** How this game's own records name squares. */
  readonly written: 'numbers' | 'letters'
  readonly articles: Readonly<Record<MoveFault, string>>
}
