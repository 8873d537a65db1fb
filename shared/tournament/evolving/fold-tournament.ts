import type { FactOf, TournamentFact } from '../model/facts.ts'
import type { Tournament } from '../model/tournament.ts'
import { ENTRY_FACTS } from './entry-facts.ts'
import type { FactRule, FactRules, LaterFactType } from './fact-rule.ts'
import { FOUNDING_FACTS, founded } from './founding-facts.ts'
import { OFFICIAL_FACTS } from './official-facts.ts'
import { RUNNING_FACTS } from './running-facts.ts'

/** The rule of each type of fact after the first. */
export const FACT_RULES: FactRules<LaterFactType> = {
  ...FOUNDING_FACTS,
  ...ENTRY_FACTS,
  ...RUNNING_FACTS,
  ...OFFICIAL_FACTS,
}

const changed = <T extends LaterFactType>(type: T, tournament: Tournament, fact: FactOf<T>): Tournament | undefined => {
  const rule: FactRule<T> = FACT_RULES[type]
  return rule.in.includes(tournament.status) ? rule.change(tournament, fact) : undefined
}

/**
 * Returns the tournament after a fact. Undefined if the fact cannot follow in this state, which means that the log is
 * damaged.
 */
export const evolveTournament = (tournament: Tournament | undefined, fact: TournamentFact): Tournament | undefined => {
  if (fact.type === 'founded') return tournament === undefined ? founded(fact) : undefined
  return tournament && changed(fact.type, tournament, fact)
}

/** Returns the tournament after all of these facts. Undefined if there are none, or the log is damaged. */
export const foldTournament = (facts: readonly TournamentFact[], from?: Tournament): Tournament | undefined => {
  let tournament = from
  for (const fact of facts) {
    tournament = evolveTournament(tournament, fact)
    if (tournament === undefined) return undefined
  }
  return tournament
}
