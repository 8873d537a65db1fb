import type { ClockTerms } from '../../game/model/terms.ts'
import { durationOrZero } from './iso.ts'

/** A time control as the API states it. Without a limit, all its fields are missing. */
type StatedClock = {
  readonly perMove?: string | undefined
  readonly reserve?: string | undefined
  readonly increment?: string | undefined
  readonly cap?: string | undefined
  readonly moves?: number | undefined
  readonly period?: string | undefined
}

/** Returns the duration of a checked text, and 0 for one that is missing. */
export const statedDuration = (span: string | undefined): number => (span === undefined ? 0 : durationOrZero(span))

/** Returns the time control that the field `clock` of a game in the API states. */
export const readClock = ({ perMove, reserve, increment, cap, moves = 1, period }: StatedClock): ClockTerms =>
  perMove === undefined
    ? 'unlimited'
    : {
        perMove: statedDuration(perMove),
        reserve: statedDuration(reserve),
        increment: statedDuration(increment),
        ...(cap !== undefined && { cap: statedDuration(cap) }),
        ...(period !== undefined && { every: { moves, period: statedDuration(period) } }),
      }
