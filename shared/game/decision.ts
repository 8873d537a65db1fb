import type { GameEvent } from './events.ts'
import type { Refusal } from './refusals.ts'

/**
 * What comes of a command. A refusal may carry events (a late move ends the game), so it is not an either/or.
 * `duplicate`: this very command was carried out before; there is nothing to do and nothing wrong.
 */
export type Decision = {
  readonly events: readonly GameEvent[]
  readonly refusal?: Refusal
  readonly duplicate?: true
}

export const done = (...events: readonly GameEvent[]): Decision => ({ events })

export const refuse = (refusal: Refusal, ...events: readonly GameEvent[]): Decision => ({ events, refusal })

export const DUPLICATE: Decision = { events: [], duplicate: true }

export const NOTHING: Decision = { events: [] }
