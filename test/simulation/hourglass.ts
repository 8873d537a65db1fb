import type { Seat } from '../../shared/game/model/words.ts'

/** An interval in which the clock of one seat, or of both, stands still. */
export type Stop = {
  readonly from: number
  readonly until: number
  readonly seat?: Seat
  readonly isOfTournament?: true
}

/** Returns the stops in order, with those that touch or overlap joined to one. */
const merged = (stops: readonly Stop[]): readonly Stop[] => {
  const sorted = stops.filter(({ from, until }) => until > from).toSorted((a, b) => a.from - b.from)
  const whole: Stop[] = []
  for (const stop of sorted) {
    const last = whole.at(-1)
    if (last && stop.from <= last.until)
      whole[whole.length - 1] = { from: last.from, until: Math.max(last.until, stop.until) }
    else whole.push(stop)
  }
  return whole
}

/** Returns the time that ran between two instants, without the stops. */
export const runningTime = (stops: readonly Stop[], from: number, until: number): number => {
  if (until <= from) return 0
  const stood = merged(stops).reduce(
    (sum, stop) => sum + Math.max(0, Math.min(stop.until, until) - Math.max(stop.from, from)),
    0,
  )
  return until - from - stood
}

/**
 * Returns the instant at which this much time has run since `from`. If the turn begins within a stop, its time runs
 * after the stop, even if that time is zero.
 */
export const endOfTime = (stops: readonly Stop[], from: number, time: number): number => {
  let end = from + time
  for (const stop of merged(stops)) {
    if (stop.until <= from || (stop.from >= end && stop.from > from)) continue
    end += stop.until - Math.max(stop.from, from)
  }
  return end
}
