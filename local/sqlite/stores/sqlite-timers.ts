import type { DatabaseSync } from 'node:sqlite'
import { nextFullMinute, scheduleName } from '../../../functions/aws/background/schedule-name.ts'
import type { Instant } from '../../../shared/game/model/words.ts'
import type { GameTimers } from '../../../shared/service/ports/games.ts'
import type { TimerSchedule } from '../../stores/timer-schedule.ts'

export type SqliteTimers = GameTimers & {
  /** Returns the timers that are due, soonest first. */
  readonly due: (until: Instant, limit: number) => readonly TimerSchedule[]
  readonly nextAt: () => Instant | undefined
  /** Removes a timer after it fired, so that after a crash in between it fires again. */
  readonly fired: (name: string) => void
}

/** Returns timers with the same names and rounding as those of EventBridge Scheduler. */
export const sqliteTimers = (database: DatabaseSync): SqliteTimers => {
  const arm = database.prepare('INSERT OR IGNORE INTO schedule (name, game, at) VALUES (?, ?, ?)')
  const remove = database.prepare('DELETE FROM schedule WHERE name = ?')
  const due = database.prepare('SELECT name, game, at FROM schedule WHERE at <= ? ORDER BY at, name LIMIT ?')
  const next = database.prepare('SELECT min(at) AS at FROM schedule')
  return {
    arm: async (game, at) => void arm.run(scheduleName(game, nextFullMinute(at)), game, nextFullMinute(at)),
    disarm: async (game, at) => void remove.run(scheduleName(game, nextFullMinute(at))),
    due: (until, limit) => due.all(until, limit) as unknown as readonly TimerSchedule[],
    nextAt: () => (next.get()?.['at'] as number | null) ?? undefined,
    fired: (name) => void remove.run(name),
  }
}
