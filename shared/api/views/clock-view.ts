import { deadlineOf } from '../../game/time/clock.ts'
import { type Game, type Play, playOf, seatOf } from '../../game/model/game.ts'
import type { Terms } from '../../game/model/terms.ts'
import type { ByColour, Duration } from '../../game/model/words.ts'
import type { ClockView } from '../answers/games/clock-shape.ts'
import { isoDuration, isoInstant } from '../values/iso.ts'

const both = (value: (colour: 'black' | 'white') => Duration): ByColour<string> => ({
  black: isoDuration(value('black')),
  white: isoDuration(value('white')),
})

/** Returns the periods in which the clocks stop, past and to come. */
export const freezesView = (play: Play): ClockView['freezes'] =>
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

/** Returns the clocks of a game: what was agreed, and what is left. */
export const clockView = (game: Game): ClockView => {
  const play = playOf(game)
  if (game.terms.clock === 'unlimited') return { left: null, given: null, leaveLeft: null, freezes: [] }
  const { reserve } = game.terms.clock
  return {
    ...controlView(game.terms),
    left: both((colour) => play?.left[colour] ?? reserve),
    given: both((colour) => play?.given[colour] ?? reserve),
    leaveLeft: both((colour) => play?.leaveLeft[seatOf(play, colour)] ?? game.terms.leave),
    freezes: play ? freezesView(play) : [],
  }
}

export const deadlineView = (game: Game): string | null => {
  const deadline = game.status === 'active' ? deadlineOf(game.terms, game.play) : undefined
  return deadline === undefined ? null : isoInstant(deadline)
}
