import type { Move } from '../moves.ts'
import type { Position } from '../position.ts'
import { otherColour } from '../words.ts'
import type { Colour, RulesId } from '../words.ts'
import type { RuleSheet } from '../sheet.ts'

export type PdnResult = { readonly winner: Colour | null }

export type PdnMove = {
  readonly move: Move
  /** After the move; clocks too (`clockRemark`). */
  readonly comments: readonly string[]
  /** 1 good, 2 bad, 3 very good, 4 very bad, 5 interesting, 6 doubtful, 7 the only move. */
  readonly nags: readonly number[]
  readonly variations: readonly PdnLine[]
}

export type PdnLine = readonly PdnMove[]

export type PdnGame = {
  readonly rules: RulesId
  /** As read, with GameType, FEN, SetUp and Result. */
  readonly tags: readonly (readonly [string, string])[]
  readonly start: Position
  readonly comments: readonly string[]
  readonly line: PdnLine
  /** Undefined: not over or unknown. */
  readonly result: PdnResult | undefined
}

/** All from 1. */
export type PdnError = {
  readonly line: number
  readonly column: number
  readonly message: string
  readonly game: number
}

const FIRST_WON = ['1-0', '2-0']
const SECOND_WON = ['0-1', '0-2']
const DRAWN = ['1/2-1/2', '1-1']

/** The first figure is the side that begins: in English draughts Black. */
export const resultOf = (rules: RuleSheet, score: string): PdnResult | undefined => {
  if (FIRST_WON.includes(score)) return { winner: rules.begins }
  if (SECOND_WON.includes(score)) return { winner: otherColour(rules.begins) }
  return DRAWN.includes(score) ? { winner: null } : undefined
}

export const scoreOf = (rules: RuleSheet, result: PdnResult | undefined): string => {
  if (result === undefined) return '*'
  if (result.winner === null) return '1/2-1/2'
  return result.winner === rules.begins ? '1-0' : '0-1'
}

const pad = (n: number): string => String(n).padStart(2, '0')

const hours = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(Math.floor(seconds) % 60)}`

/** Of a move, in whole seconds. */
export const tookRemark = (seconds: number): string => `[%emt ${hours(seconds)}]`

/** Whole seconds. */
export const clockRemark = (left: { readonly white: number; readonly black: number }): string =>
  `[%clock W${hours(left.white)} B${hours(left.black)}]`
