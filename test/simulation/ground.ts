import type { Agenda } from './agenda.ts'
import type { Dice } from './chance.ts'
import type { Evidence } from './evidence.ts'
import type { Faults } from './faults.ts'
import type { Machine } from './machine.ts'

/** What every part of a world stands on. */
export type Ground = {
  readonly seed: number
  readonly agenda: Agenda
  readonly dice: Dice
  readonly faults: Faults
  readonly machine: Machine
  readonly evidence: Evidence
  /** A line of the history, for a reader; not made where there is none. */
  readonly tell: (line: () => string) => void
  /** How long the calls of one invocation take: mostly no time at all. */
  readonly pace: () => number
}
