import type { Agenda } from './agenda.ts'
import type { Dice } from './chance.ts'
import type { Evidence } from './evidence.ts'
import type { Faults } from './injected-faults.ts'
import type { Machine } from './machine.ts'

/** What every part of a world uses: its seed, clock, dice, faults, machine and evidence. */
export type Ground = {
  readonly seed: number
  readonly agenda: Agenda
  readonly dice: Dice
  readonly faults: Faults
  readonly machine: Machine
  readonly evidence: Evidence
  /** Prints a line of the history; the line is not made if nobody reads it. */
  readonly tell: (line: () => string) => void
  /** Draws the most milliseconds that each port call of one invocation may take; mostly 0. */
  readonly pace: () => number
}
