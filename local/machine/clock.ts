import type { Instant } from '../../shared/game/model/words.ts'
import { StartFault } from './start-fault.ts'
import type { KeyValueStore } from '../stores/key-value-store.ts'

/** The time of the service: the machine's time plus a lead that only grows. */
export type Clock = {
  readonly now: () => Instant
  /** Holds the clock at `at`, or at the present time if `at` is past, until `resume`. */
  readonly holdAt: (at: Instant) => void
  readonly resume: () => void
}

const LEAD = 'lead of the clock'

/**
 * Returns the clock of the machine, which cannot be moved. Throws if the folder's games were played on a clock moved
 * ahead.
 */
export const realClock = (values: Pick<KeyValueStore, 'get'>, machine: () => Instant = Date.now): Clock => {
  if (Number(values.get(LEAD) ?? 0) > 0)
    throw new StartFault(
      'the clock of this folder was moved by npm start, so its games are ahead of the real time; set DATA_DIR to another folder.',
    )
  return { now: machine, holdAt: () => {}, resume: () => {} }
}

/**
 * Returns a clock that can be moved forward. The lead is stored before anything happens at the new time, so it survives
 * a restart.
 */
export const movableClock = (values: Pick<KeyValueStore, 'get' | 'set'>, machine: () => Instant = Date.now): Clock => {
  let lead = Number(values.get(LEAD) ?? 0)
  let heldAt: Instant | undefined
  const now = (): Instant => heldAt ?? machine() + lead
  const leadTo = (at: Instant): void => {
    lead = at - machine()
    values.set(LEAD, String(lead))
  }
  return {
    now,
    holdAt: (at) => {
      const to = Math.max(at, now())
      if (to === heldAt) return
      heldAt = to
      leadTo(to)
    },
    resume: () => {
      if (heldAt !== undefined) leadTo(heldAt)
      heldAt = undefined
    },
  }
}
