import type { TournamentFact } from '../model/facts.ts'
import type { TournamentRefusal } from '../model/tournament-refusals.ts'

/**
 * What follows from a command about a tournament. A refusal may come with facts: an entry that comes too late can begin
 * the event. `duplicate` says that the same command has been carried out before.
 */
export type TournamentDecision = {
  readonly facts: readonly TournamentFact[]
  readonly refusal?: TournamentRefusal
  readonly duplicate?: true
}

export const recordFacts = (...facts: readonly TournamentFact[]): TournamentDecision => ({ facts })

export const deny = (refusal: TournamentRefusal, ...facts: readonly TournamentFact[]): TournamentDecision => ({
  facts,
  refusal,
})

/** The answer to a command that was sent again: it changes nothing. */
export const REPEATED: TournamentDecision = { facts: [], duplicate: true }

/** The answer to a command that is in order but changes nothing. */
export const NO_FACTS: TournamentDecision = { facts: [] }
