import type { Work } from '../agenda.ts'
import type { Driver } from '../driver.ts'
import type { LanedWork } from '../duties/messages.ts'
import { inStep } from '../duties/notices.ts'
import type { WayOut } from './outbound-mail.ts'

/** One driver that wakes and stops several; its clock is that of the first. */
const combined = (main: Driver, ...others: readonly Driver[]): Driver => ({
  ...main,
  wake: () => {
    main.wake()
    for (const other of others) other.wake()
  },
  stop: async () => void (await Promise.all([main, ...others].map((each) => each.stop()))),
})

/** A driver whose stop also calls `end`, and waits until messages in progress are done. */
export const endingWith = (driver: Driver, end: () => void, settled: () => Promise<void>): Driver => ({
  ...driver,
  stop: async () => {
    end()
    await driver.stop()
    await settled()
  },
})

type Kinds = {
  readonly answers: LanedWork | undefined
  readonly emails: Work
  readonly told: LanedWork
  readonly first: readonly Work[]
  readonly main: readonly Work[]
}

/** Starts the drivers. Jobs that may be slow get a driver of their own; where the clock can be moved, all share one. */
export const startAll = (
  { answers, emails, told, first, main }: Kinds,
  start: (jobs: readonly Work[]) => Driver,
  out: WayOut | undefined,
): Driver => {
  const read = answers ? [answers] : []
  if (!out) return start([...read.map(inStep), ...first, emails, inStep(told), ...main])
  const leaving = out.isRehearsal ? [] : [out.pacing(emails), told]
  return combined(start([...first, ...main]), ...[...leaving, ...read].map((work) => start([work])))
}
