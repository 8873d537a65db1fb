import type { Claim, Colour, MoveFault, RulesId } from './words.ts'

/**
 * Between captures, most important first. value: a king counts 3, a man 2 · king-captor: a king before a man · kings:
 * most of them · early-king: kings come first.
 */
export type Preference = 'pieces' | 'value' | 'king-captor' | 'kings' | 'early-king'

/**
 * A draw after `plies` without a capture or man's move ('quiet'), or of three pieces against one king ('lone-king').
 */
export type Limit = {
  readonly claim: Exclude<Claim, 'threefold'>
  readonly plies: number
  readonly counts: 'quiet' | 'lone-king'
}

/** The engine never branches on `id`. */
export type RuleSheet = {
  readonly id: RulesId
  /** And rows. */
  readonly columns: 8 | 10 | 12
  /** Which near corner is dark, for White. */
  readonly corner: 'left' | 'right'
  /** Where square 1 is for White. Numbers run along rows, toward White. */
  readonly numbering: 'top-left' | 'top-right'
  /** Per side, at the start. */
  readonly menRows: number
  readonly begins: Colour
  readonly kingReach: 'one' | 'any'
  /** Which empty square behind the captured piece. */
  readonly kingLanding: 'any' | 'behind'
  readonly menCapture: 'forward' | 'both-ways'
  readonly lines: 'diagonal' | 'orthogonal-too'
  readonly menTakeKings: boolean
  /** 'may': a jump omitted or unfinished may be huffed. */
  readonly duty: 'must' | 'may'
  readonly prefer: readonly Preference[]
  /** A man on the far row in a capture stops crowned, goes on as a king, or as a man. */
  readonly crowning: 'stops' | 'goes-on' | 'passes'
  /** Consecutive quiet moves of one king while its side has men; 0: unlimited. */
  readonly kingRun: number
  /** On the third occurrence. */
  readonly repetition: 'claim' | 'automatic'
  readonly limits: readonly Limit[]
  /** A draw, unless the side to move can capture. */
  readonly kingAgainstKing: boolean
  readonly gameType: string
  readonly written: 'numbers' | 'letters'
  readonly articles: Readonly<Record<MoveFault, string>>
}
