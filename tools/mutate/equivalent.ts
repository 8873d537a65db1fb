import { lineOf } from './draw.ts'
import type { Mutant } from './mutants.ts'

/** A mutant that does what the source does, known by the text of its line and its operator. */
export type Equivalent = {
  readonly file: string
  readonly line: string
  readonly operator: string
  readonly why: string
}

/** Judged one by one. A line that is written otherwise is a new line, and its mutants count again. */
export const EQUIVALENT: readonly Equivalent[] = []

export const equivalentOf = (mutant: Mutant): Equivalent | undefined =>
  EQUIVALENT.find(
    ({ file, line, operator }) => file === mutant.file && operator === mutant.operator && line === lineOf(mutant),
  )
