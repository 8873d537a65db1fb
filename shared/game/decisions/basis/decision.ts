import type { GameEvent } from '../../model/events.ts'
import type { Refusal } from '../../model/refusals.ts'

/**
 * What follows from a command. A refusal may come with events: a move that is too late ends the game, for example.
 * `duplicate` says that the same command has been carried out before.
 */
export type Decision = {
  readonly events: readonly GameEvent[]
  readonly refusal?: Refusal
  readonly duplicate?: true
}

export const accept = (...events: readonly GameEvent[]): Decision => ({ events })

export const refuse = (refusal: Refusal, ...events: readonly GameEvent[]): Decision => ({ events, refusal })

/** The answer to a command that was sent again: it changes nothing. */
export const DUPLICATE: Decision = { events: [], duplicate: true }

/** The answer to a command that is in order but changes nothing. */
export const NO_EVENTS: Decision = { events: [] }
