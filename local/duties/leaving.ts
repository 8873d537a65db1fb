import type { Log } from '../../shared/service/runtime/logger.ts'
import type { Work } from '../agenda.ts'
import type { Leaving } from '../sqlite/leaving.ts'

/** The job that deletes expired rows, by the service's clock, which may be moved. */
export const leavingWork = (leaving: Leaving, log: Log): Work => ({
  nextAt: async () => leaving.nextAt(),
  run: async (now) => log('info', 'what games kept beside their record was deleted', { rows: leaving.sweep(now) }),
})
