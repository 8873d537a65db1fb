import { minuteUp, scheduleName } from '../../functions/aws/schedule.ts'
import type { Instant } from '../../shared/game/words.ts'
import type { GameId, Timers } from '../../shared/service/ports/ports.ts'

/** A timer of a game. `at` is a whole minute, as EventBridge Scheduler has no finer ones. */
export type Schedule = { readonly name: string; readonly game: GameId; readonly at: Instant }

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
