import type { Logger } from '../../shared/service/runtime/logger.ts'
import type { Job } from './run-due.ts'
import type { Expiry } from '../sqlite/stores/sqlite-expiry.ts'

/** Returns the job that deletes expired rows. It goes by the service's clock, which may be moved. */
export const expiryJob = (leaving: Expiry, log: Logger): Job => ({
  nextAt: async () => leaving.nextAt(),
  run: async (now) => log('info', 'what games kept beside their record was deleted', { rows: leaving.sweep(now) }),
})
