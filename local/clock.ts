import type { Instant } from '../shared/game/words.ts'
import type { Values } from './sqlite/values.ts'

/** The service's own time: the machine's, and a lead that only grows. */
export type Clock = {
  readonly now: () => Instant
  /** Stands still at `at` until `run`: whatever is done meanwhile is done at that instant. Never goes back. */
  readonly stand: (at: Instant) => void
  /** Goes on from where it stands. */
  readonly run: () => void
}

const LEAD = 'lead of the clock'

/** A clock that goes on where it was after a restart. The lead is written down before anything is done at the new time. */
export const movableClock = (values: Pick<Values, 'get' | 'set'>, machine: () => Instant = Date.now): Clock => {
  let lead = Number(values.get(LEAD) ?? 0)
  let standing: Instant | undefined
  const now = (): Instant => standing ?? machine() + lead
  const leadTo = (at: Instant): void => {
    lead = at - machine()
    values.set(LEAD, String(lead))
  }
  return {
    now,
    stand: (at) => {
      const to = Math.max(at, now())
      if (to === standing) return
      standing = to
      leadTo(to)
    },
    run: () => {
      if (standing !== undefined) leadTo(standing)
      standing = undefined
    },
  }
}
