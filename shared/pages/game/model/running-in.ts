import type { ClockView } from '../../../api/answers/games/clock-shape.ts'
import type { Colour } from '../../../draughts/index.ts'
import { runningTime } from '../../../game/time/clock-stops.ts'
import type { Duration } from '../../../game/model/words.ts'

/** The times at which the clocks of a game stand still, as the API states them. */
type StatedStops = Partial<Pick<ClockView, 'freezes' | 'weekends'>>

/** Returns how long the clock of a side runs from `from` until `until`: leave, pauses and weekends do not count. */
export const runningIn = (
  { freezes = [], weekends }: StatedStops,
  colour: Colour | null,
  from: number,
  until: number,
): Duration => {
  const own = freezes.filter(({ seat }) => seat === null || seat === colour)
  const spans = own.map((each) => ({ from: Date.parse(each.from), until: Date.parse(each.until) }))
  // The seat does not matter, as all of these stop the clock of this side.
  return runningTime({ freezes: spans, weekends, seat: 'creator' }, from, until)
}
