import { minuteUp, scheduleName } from '../../functions/aws/schedule.ts'
import type { Timers } from '../../shared/service/ports/games.ts'
import type { Schedule } from '../stores/timer-schedule.ts'

export type MemoryTimers = Timers & {
  /** All timers that are set, soonest first. */
  readonly armed: () => readonly Schedule[]
}

export const memoryTimers = (): MemoryTimers => {
  const schedules = new Map<string, Schedule>()
  return {
    arm: async (game, at) => {
      const name = scheduleName(game, minuteUp(at))
      schedules.set(name, { name, game, at: minuteUp(at) })
    },
    disarm: async (game, at) => void schedules.delete(scheduleName(game, minuteUp(at))),
    armed: () => [...schedules.values()].toSorted((a, b) => a.at - b.at),
  }
}
