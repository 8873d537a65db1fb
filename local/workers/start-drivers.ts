import type { Job } from '../jobs/run-due.ts'
import type { Driver } from '../jobs/driver.ts'
import type { LanedJob } from '../jobs/message-job.ts'
import { runToCompletion } from '../jobs/notice-job.ts'
import type { OutboundMail } from './outbound-mail.ts'

/** Returns one driver that wakes and stops several; its clock is that of the first. */
const combined = (main: Driver, ...others: readonly Driver[]): Driver => ({
  ...main,
  wake: () => {
    main.wake()
    for (const other of others) other.wake()
  },
  stop: async () => void (await Promise.all([main, ...others].map((each) => each.stop()))),
})

/** Returns a driver whose stop also calls `end`, and waits until messages in progress are done. */
export const endingWith = (driver: Driver, end: () => void, settled: () => Promise<void>): Driver => ({
  ...driver,
  stop: async () => {
    end()
    await driver.stop()
    await settled()
  },
})

type Kinds = {
  readonly answers: LanedJob | undefined
  readonly emails: Job
  readonly told: LanedJob
  readonly first: readonly Job[]
  readonly main: readonly Job[]
}

/** Starts the drivers. Jobs that may be slow get a driver of their own; where the clock can be moved, all share one. */
export const startDrivers = (
  { answers, emails, told, first, main }: Kinds,
  start: (jobs: readonly Job[]) => Driver,
  out: OutboundMail | undefined,
): Driver => {
  const read = answers ? [answers] : []
  if (!out) return start([...read.map(runToCompletion), ...first, emails, runToCompletion(told), ...main])
  const leaving = out.isRehearsal ? [] : [out.pace(emails), told]
  return combined(start([...first, ...main]), ...[...leaving, ...read].map((work) => start([work])))
}
