import { bitIn } from '../board/bits.ts'
import { boardOf } from '../board/board.ts'
import type { Position } from '../board/position.ts'
import type { CapturePreference, RuleSet } from '../rules/rule-set.ts'
import type { Colour } from '../rules/words.ts'

/** The ways of a piece, as bits: toward higher squares, and toward lower ones. */
export const UP = 1
export const DOWN = 2
export const BOTH_WAYS = UP | DOWN

/**
 * What counting has to know of the side to move, read once from the board and the sheet of rules. The board has two
 * words: a diagonal step is a shift by `near` or `far` bits, and bits that leave one word enter the other.
 */
export type Side = {
  readonly turn: Colour
  readonly near: number
  readonly far: number
  /** How far a bit is shifted to cross into the other word: the bits of a word (see `Board`), minus the step. */
  readonly nearCross: number
  readonly farCross: number
  /** The bits of all squares. */
  readonly all0: number
  readonly all1: number
  /** The way in which men step, `UP` or `DOWN`, and the ways in which they capture. */
  readonly steps: number
  readonly captures: number
  /** The row where men are crowned. */
  readonly crown0: number
  readonly crown1: number
  /** The same row if a man that reaches it in a jump stops although it could go on, or becomes a king; otherwise 0. */
  readonly halt0: number
  readonly halt1: number
  /** True if positions of men alone are counted. Then the board has two words, and only a preference differs. */
  readonly men: boolean
  /** True if positions with kings are counted, too. They reach one square, and no preference depends on them. */
  readonly kings: boolean
  /** True if the capture of most pieces must be chosen. Without kings, no other preference makes a difference. */
  readonly most: boolean
}

export type Sides = Readonly<Record<Colour, Side>>

const BY_LENGTH: readonly CapturePreference[] = ['pieces', 'value']

const sideOf = (rules: RuleSet, turn: Colour): Side => {
  const { bit, width, bits, squares, all0, all1, all2 } = boardOf(rules)
  const farRow = Array.from({ length: width }, (_, n) => bit[turn === 'white' ? n : squares - 1 - n] ?? 0)
  const rowIn = (word: number): number => farRow.reduce((row, at) => row | bitIn(at, word), 0)
  const steps = turn === 'white' ? DOWN : UP
  const captures = rules.menCapture === 'forward' ? steps : BOTH_WAYS
  const halts = rules.crowning === 'goes-on' || (rules.crowning === 'stops' && captures !== steps)
  const men = all2 === 0 && rules.lines === 'diagonal' && rules.duty === 'must'
  return {
    turn,
    near: width,
    far: width + 1,
    nearCross: bits - width,
    farCross: bits - width - 1,
    all0,
    all1,
    steps,
    captures,
    crown0: rowIn(0),
    crown1: rowIn(1),
    halt0: halts ? rowIn(0) : 0,
    halt1: halts ? rowIn(1) : 0,
    men,
    kings: men && rules.kingReach === 'one' && captures === steps && rules.menTakeKings && rules.prefer.length === 0,
    most: rules.prefer.some((each) => BY_LENGTH.includes(each)),
  }
}

export const sidesOf = (rules: RuleSet): Sides => ({ black: sideOf(rules, 'black'), white: sideOf(rules, 'white') })

/** Returns whether counting may be tried on a position. */
export const isCountable = (sides: Sides, { turn, k0, k1 }: Position): boolean =>
  (k0 | k1) === 0 ? sides[turn].men : sides[turn].kings
