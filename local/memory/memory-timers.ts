import { nextFullMinute, scheduleName } from '../../functions/aws/background/schedule-name.ts'
import type { GameTimers } from '../../shared/service/ports/games.ts'
import type { TimerSchedule } from '../stores/timer-schedule.ts'

export type MemoryTimers = GameTimers & {
  /** Returns all timers that are set, soonest first. */
  readonly armed: () => readonly TimerSchedule[]
}

export const memoryTimers = (): MemoryTimers => {
  const schedules = new Map<string, TimerSchedule>()
  return {
    arm: async (game, at) => {
      const name = scheduleName(game, nextFullMinute(at))
      schedules.set(name, { name, game, at: nextFullMinute(at) })
    },
    disarm: async (game, at) => void schedules.delete(scheduleName(game, nextFullMinute(at))),
    armed: () => [...schedules.values()].toSorted((a, b) => a.at - b.at),
  }
}
