import type { Context } from 'aws-lambda'
import { nameOf } from '../../functions/runtime/error-name.ts'
import type { Log } from '../../shared/service/runtime/logger.ts'
import type { Work } from '../agenda.ts'
import { invoke } from '../invoke.ts'
import type { SqliteTimers } from '../sqlite/timers.ts'

type Alarm = (event: unknown, context: Context) => Promise<void>

/** The job that fires timers. A timer that fails is left to the sweep. */
export const timerWork = (timers: SqliteTimers, alarm: Alarm, log: Log): Work => ({
  nextAt: async () => timers.nextAt(),
  run: async (now) => {
    for (const { name, game } of timers.due(now, 1)) {
      await invoke('alarm', alarm, { game }).catch((error: unknown) =>
        log('error', 'a timer failed', { error: nameOf(error), game }),
      )
      timers.fired(name)
    }
  },
})
