import type { Move } from '../moves.ts'
import type { Position } from '../position.ts'
import { otherColour } from '../words.ts'
import type { Colour, RulesId } from '../words.ts'
import type { RuleSheet } from '../sheet.ts'

/** How a recorded game ended; `winner` null: a draw. */
export type PdnResult = { readonly winner: Colour | null }

export type PdnMove = {
  readonly move: Move
  /** Remarks after the move, clocks among them (see `clockRemark`). */
  readonly comments: readonly string[]
  /** Numeric assessments: 1 good, 2 bad, 3 very good, 4 very bad, 5 interesting, 6 doubtful, 7 the only move. */
  readonly nags: readonly number[]
  /** Other lines from the position before this move. */
  readonly variations: readonly PdnLine[]
}

export type PdnLine = readonly PdnMove[]

/** One recorded game. */
export type PdnGame = {
  readonly rules: RulesId
  /** All tags as read, in order; GameType, FEN, SetUp and Result among them. */
  readonly tags: readonly (readonly [string, string])[]
  readonly start: Position
  /** Remarks before the first move. */
  readonly comments: readonly string[]
  readonly line: PdnLine
  /** Undefined: not over, or not said. */
  readonly result: PdnResult | undefined
}

/** What cannot be read, where (line and column from 1), and in which game of the text (from 1). */
export type PdnError = {
  readonly line: number
  readonly column: number
  readonly message: string
  readonly game: number
}

const FIRST_WON = ['1-0', '2-0']
const SECOND_WON = ['0-1', '0-2']
const DRAWN = ['1/2-1/2', '1-1']

/** The result that a score means: the first figure is the first mover's, so in English draughts 1-0 is a win for Black. */
export const resultOf = (rules: RuleSheet, score: string): PdnResult | undefined => {
  if (FIRST_WON.includes(score)) return { winner: rules.begins }
  if (SECOND_WON.includes(score)) return { winner: otherColour(rules.begins) }
  return DRAWN.includes(score) ? { winner: null } : undefined
}

/** The score of a result. */
export const scoreOf = (rules: RuleSheet, result: PdnResult | undefined): string => {
  if (result === undefined) return '*'
  if (result.winner === null) return '1/2-1/2'
  return result.winner === rules.begins ? '1-0' : '0-1'
}

const pad = (n: number): string => String(n).padStart(2, '0')

const hours = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(Math.floor(seconds) % 60)}`

/** The time left to both, in whole seconds, as PDN 3.0 remarks it. */
export const clockRemark = (left: { readonly white: number; readonly black: number }): string =>
  `[%clock W${hours(left.white)} B${hours(left.black)}]`
