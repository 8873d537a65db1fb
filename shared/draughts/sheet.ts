import type { Claim, Colour, MoveFault, RulesId } from './words.ts'

/**
 * How to choose between captures, most important first. If all are equal, the choice is free.
 * pieces: most pieces · value: a king counts 3, a man 2 · king-captor: a king captures before a man · kings: most
 * kings captured · early-king: captured kings come first.
 */
export type Preference = 'pieces' | 'value' | 'king-captor' | 'kings' | 'early-king'

/**
 * A draw after `plies` half-moves. 'quiet' counts those without a capture or a man's move, 'lone-king' those of three
 * pieces against one king.
 */
export type Limit = {
  readonly claim: Exclude<Claim, 'threefold'>
  readonly plies: number
  readonly counts: 'quiet' | 'lone-king'
}

/** A rule set as data. The engine never branches on `id`. */
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
  /** 'may': a jump may be omitted or left unfinished, and then huffed. */
  readonly duty: 'must' | 'may'
  readonly prefer: readonly Preference[]
  /** A man on the far row during a capture stops crowned, goes on as a king, or goes on as a man. */
  readonly crowning: 'stops' | 'goes-on' | 'passes'
  /** Consecutive quiet moves allowed to one king while its side has men; 0: unlimited. */
  readonly kingRun: number
  /** Whether the third occurrence of a position may be claimed as a draw or ends the game. */
  readonly repetition: 'claim' | 'automatic'
  readonly limits: readonly Limit[]
  /** One king against one king is a draw, unless the side to move can capture. */
  readonly kingAgainstKing: boolean
  /** PDN's GameType tag. */
  readonly gameType: string
  /** How this game's own records name squares. */
  readonly written: 'numbers' | 'letters'
  readonly articles: Readonly<Record<MoveFault, string>>
}
