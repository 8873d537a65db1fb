import { deadlineOf } from '../game/clock.ts'
import { type Freeze, type Game, type Play, playOf, seatOf } from '../game/game.ts'
import type { Terms } from '../game/terms.ts'
import type { ByColour, Duration } from '../game/words.ts'
import { isoDuration, isoInstant } from './iso.ts'

/** `left` is null without a limit. */
export type ClockView = {
  readonly perMove?: string
  readonly reserve?: string
  readonly increment?: string
  readonly cap?: string
  readonly moves?: number
  readonly period?: string
  /** The zone whose Saturdays and Sundays do not count. */
  readonly weekends?: string
  readonly left: ByColour<string> | null
  readonly given: ByColour<string> | null
  readonly leaveLeft: ByColour<string> | null
  /** Do not count, for one side or both (`seat` null). */
  readonly freezes: readonly {
    /** Agreed, taken by one, or the operator's. */
    readonly kind: Freeze['kind']
    readonly from: string
    readonly until: string
    readonly seat: 'black' | 'white' | null
  }[]
}

const both = (value: (colour: 'black' | 'white') => Duration): ByColour<string> => ({
  black: isoDuration(value('black')),
  white: isoDuration(value('white')),
})

const freezesOf = (play: Play): ClockView['freezes'] =>
  play.freezes.map(({ kind, from, until, seat }) => ({
    kind,
    from: isoInstant(from),
    until: isoInstant(until),
    seat: seat === undefined ? null : seatOf(play, 'black') === seat ? 'black' : 'white',
  }))

const controlView = ({ clock, weekends }: Terms): Partial<ClockView> =>
  clock === 'unlimited'
    ? {}
    : {
        perMove: isoDuration(clock.perMove),
        reserve: isoDuration(clock.reserve),
        ...(clock.increment > 0 && { increment: isoDuration(clock.increment) }),
        ...(clock.cap !== undefined && { cap: isoDuration(clock.cap) }),
        ...(clock.every && { moves: clock.every.moves, period: isoDuration(clock.every.period) }),
        ...(weekends !== undefined && { weekends }),
      }

export const clockView = (game: Game): ClockView => {
  const play = playOf(game)
  if (game.terms.clock === 'unlimited') return { left: null, given: null, leaveLeft: null, freezes: [] }
  const { reserve } = game.terms.clock
  return {
    ...controlView(game.terms),
    left: both((colour) => play?.left[colour] ?? reserve),
    given: both((colour) => play?.given[colour] ?? reserve),
    leaveLeft: both((colour) => play?.leaveLeft[seatOf(play, colour)] ?? game.terms.leave),
    freezes: play ? freezesOf(play) : [],
  }
}

export const deadlineView = (game: Game): string | null => {
  const deadline = game.status === 'active' ? deadlineOf(game.terms, game.play) : undefined
  return deadline === undefined ? null : isoInstant(deadline)
}
