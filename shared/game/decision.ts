import type { GameEvent } from './events.ts'
import type { Refusal } from './refusals.ts'

/** A refusal may carry events: a late move ends the game. `duplicate`: already carried out. */
export type Decision = {
  readonly events: readonly GameEvent[]
  readonly refusal?: Refusal
  readonly duplicate?: true
}

export const done = (...events: readonly GameEvent[]): Decision => ({ events })

export const refuse = (refusal: Refusal, ...events: readonly GameEvent[]): Decision => ({ events, refusal })

export const DUPLICATE: Decision = { events: [], duplicate: true }

export const NOTHING: Decision = { events: [] }
