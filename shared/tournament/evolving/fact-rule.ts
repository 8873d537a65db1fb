import type { FactOf, FactType } from '../model/facts.ts'
import type { Tournament } from '../model/tournament.ts'
import type { TournamentStatus } from '../model/words.ts'

/**
 * The rule of one type of fact: in which states it may follow, and what it changes. Undefined means that the log is
 * damaged.
 */
export type FactRule<T extends FactType> = {
  readonly in: readonly TournamentStatus[]
  readonly change: (tournament: Tournament, fact: FactOf<T>) => Tournament | undefined
}

/** All types but the first fact, which makes the tournament. */
export type LaterFactType = Exclude<FactType, 'founded'>

export type FactRules<T extends LaterFactType> = { readonly [F in T]: FactRule<F> }

export const EVERY_STATUS: readonly TournamentStatus[] = ['draft', 'open', 'running', 'finished', 'cancelled']
/** The states of an event that was not cancelled. */
export const NOT_CANCELLED: readonly TournamentStatus[] = ['draft', 'open', 'running', 'finished']
/** The states of an event that is not over. */
export const NOT_OVER: readonly TournamentStatus[] = ['draft', 'open', 'running']
