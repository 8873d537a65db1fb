import type { Instant } from '../shared/game/words.ts'
import { StartFault } from './fault.ts'
import type { NamedTexts } from './sqlite/values.ts'

/** The machine's time plus a lead that only grows. */
export type Clock = {
  readonly now: () => Instant
  /** At `at`, never back, until `run`. */
  readonly stand: (at: Instant) => void
  readonly run: () => void
}

const LEAD = 'lead of the clock'

/** The machine's alone. Throws if the folder's games have lived ahead of it. */
export const realClock = (values: Pick<NamedTexts, 'get'>, machine: () => Instant = Date.now): Clock => {
  if (Number(values.get(LEAD) ?? 0) > 0)
    throw new StartFault(
      'the clock of this folder was moved by npm start, so its games are ahead of the real time; set DATA_DIR to another folder.',
    )
  return { now: machine, stand: () => {}, run: () => {} }
}

/** The lead is stored before anything happens at the new time: it survives a restart. */
export const movableClock = (values: Pick<NamedTexts, 'get' | 'set'>, machine: () => Instant = Date.now): Clock => {
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
