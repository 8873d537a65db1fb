import type { Move } from '../moves/legal-moves.ts'
import type { Position } from '../board/position.ts'
import { otherColour } from '../rules/words.ts'
import type { Colour, RulesId } from '../rules/words.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { writtenForm } from './game-types.ts'

/** How a game ended; a draw has no winner. */
export type PdnResult = { readonly winner: Colour | null }

export type PdnMove = {
  readonly move: Move
  /** The comments after the move. Clock times are among them (`clockRemark`). */
  readonly comments: readonly string[]
  /** Marks of the move: 1 good, 2 bad, 3 very good, 4 very bad, 5 interesting, 6 doubtful, 7 the only move. */
  readonly nags: readonly number[]
  readonly variations: readonly PdnLine[]
}

export type PdnLine = readonly PdnMove[]

export type PdnGame = {
  readonly rules: RulesId
  /** All tags as they are written, GameType, FEN, SetUp and Result included. */
  readonly tags: readonly (readonly [string, string])[]
  readonly start: Position
  /** The comments before the first move. */
  readonly comments: readonly string[]
  readonly line: PdnLine
  /** Undefined if the game is not over, or its result is unknown. */
  readonly result: PdnResult | undefined
}

/** What is wrong in a text. The line, the column and the number of the game count from 1. */
export type PdnError = {
  readonly line: number
  readonly column: number
  readonly message: string
  readonly game: number
}

const FIRST_WON = ['1-0', '2-0']
const SECOND_WON = ['0-1', '0-2']
const DRAWN = ['1/2-1/2', '1-1']

/** Reads a score such as 1-0 or 2-0. Its first figure is the side that begins: Black in English draughts. */
export const resultFromScore = (rules: RuleSet, score: string): PdnResult | undefined => {
  if (FIRST_WON.includes(score)) return { winner: rules.begins }
  if (SECOND_WON.includes(score)) return { winner: otherColour(rules.begins) }
  return DRAWN.includes(score) ? { winner: null } : undefined
}

/**
 * Writes a result as the score of its GameType, with the side that begins first: 2-0 in International draughts, 1-0 in
 * English. `*` if there is no result.
 */
export const scoreOf = (rules: RuleSet, result: PdnResult | undefined): string => {
  const { won, lost, drawn } = writtenForm(rules)
  if (result === undefined) return '*'
  if (result.winner === null) return drawn
  return result.winner === rules.begins ? won : lost
}

const pad = (n: number): string => String(n).padStart(2, '0')

/** Writes a time as hours, minutes and seconds. A slow game takes more hours than two figures can say. */
export const hours = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(Math.floor(seconds) % 60)}`

/** Returns the PDN comment with the time that a move took, in whole seconds. */
export const elapsedRemark = (seconds: number): string => `[%emt ${hours(seconds)}]`

/**
 * Returns the PDN comment with the time that each side has left, in whole seconds. The letter of the side whose clock
 * runs is a capital.
 */
export const clockRemark = (
  left: { readonly white: number; readonly black: number },
  running: Colour | undefined,
): string =>
  `[%clock ${running === 'white' ? 'W' : 'w'}${hours(left.white)} ${running === 'black' ? 'B' : 'b'}${hours(left.black)}]`

/**
 * Returns a score with plain hyphens and without the sign for a half. The dashes are escaped, so that the functions that
 * write PDN stay a file of one byte for a character.
 */
export const normalizeScore = (score: string): string =>
  score
    .trim()
    .replace(/[\u2013\u2014]/g, '-')
    .replaceAll('½', '1/2')
