import type { Context } from 'aws-lambda'
import { errorName } from '../../functions/runtime/error-name.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'
import type { Job } from './run-due.ts'
import { invoke } from '../http/invoke.ts'
import type { SqliteTimers } from '../sqlite/stores/sqlite-timers.ts'

type TimerHandler = (event: unknown, context: Context) => Promise<void>

/** Returns the job that fires timers. A timer that fails is left to the sweep. */
export const timerJob = (timers: SqliteTimers, handler: TimerHandler, log: Logger): Job => ({
  nextAt: async () => timers.nextAt(),
  run: async (now) => {
    for (const { name, game } of timers.due(now, 1)) {
      await invoke('alarm', handler, { game }).catch((error: unknown) =>
        log('error', 'a timer failed', { error: errorName(error), game }),
      )
      timers.fired(name)
    }
  },
})
