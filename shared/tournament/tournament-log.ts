import type { FactOf, Holder, TournamentFact } from './model/facts.ts'
import type { NewEntrant } from './model/people.ts'

/** A fact as a log stores it. `step`: the version of the tournament that it made. */
export type LoggedFact = TournamentFact & { readonly step?: number }

type ReplacedType = 'changed' | 'made' | 'scored' | 'away' | 'link-rotated' | 'renamed'

/** What tells facts apart of which one alone stays in the log. Facts of other types all stay. */
const REPLACED: { readonly [T in ReplacedType]: (fact: FactOf<T>) => string | number } = {
  changed: () => '',
  made: () => '',
  scored: ({ board }) => board,
  away: ({ player }) => player,
  'link-rotated': ({ holder }) => holder,
  renamed: ({ holder }) => holder,
}

const isReplaced = (fact: LoggedFact): fact is FactOf<ReplacedType> & LoggedFact => Object.hasOwn(REPLACED, fact.type)

const keyOf = <T extends ReplacedType>(type: T, fact: FactOf<T>): string => `${type} ${REPLACED[type](fact)}`

/** Returns the key under which one fact alone stays in the log. Undefined for facts that all stay. */
const replacedKey = (fact: LoggedFact): string | undefined => (isReplaced(fact) ? keyOf(fact.type, fact) : undefined)

/** Returns whether a fact takes the place of an earlier one with the same key: a later one, or a higher version. */
const replaces = (fact: LoggedFact, earlier: LoggedFact | undefined): boolean =>
  fact.type !== 'scored' || earlier?.type !== 'scored' || fact.version > earlier.version

/** Returns the facts that no other replaces, in their order. */
const withoutReplaced = (log: readonly LoggedFact[]): readonly LoggedFact[] => {
  const kept = new Map<string, LoggedFact>()
  for (const fact of log) {
    const key = replacedKey(fact)
    if (key !== undefined && replaces(fact, kept.get(key))) kept.set(key, fact)
  }
  return log.filter((fact) => {
    const key = replacedKey(fact)
    return key === undefined || kept.get(key) === fact
  })
}

/** Returns an entrant as the log keeps them once they are forgotten: only what the event is played by. */
const withoutPerson = ({ contact, team, board, captain, bot, official }: NewEntrant): NewEntrant => ({
  name: '',
  contact,
  ...(team !== undefined && { team }),
  ...(board !== undefined && { board }),
  ...(captain && { captain }),
  ...(bot && { bot }),
  ...(official && { official }),
})

type NumberedFact = { readonly fact: LoggedFact; readonly first: number }

/** Returns the facts, each with the number of the first entrant that it adds. */
const numbered = (log: readonly LoggedFact[]): readonly NumberedFact[] => {
  let next = 1
  return log.map((fact) => {
    const first = next
    if (fact.type === 'founded' || fact.type === 'invited') next += fact.entrants.length
    if (fact.type === 'entered') next += 1
    return { fact, first }
  })
}

/** Returns a fact without what it tells of a person who is forgotten. */
const forgottenIn =
  (holder: Holder) =>
  ({ fact, first }: NumberedFact): LoggedFact => {
    const cleared = (entrants: readonly NewEntrant[]): readonly NewEntrant[] =>
      entrants.map((entrant, at) => (first + at === holder ? withoutPerson(entrant) : entrant))
    if (fact.type === 'founded') {
      const { secretary } = fact
      const official = holder === 'secretary' ? { ...secretary, name: '' } : secretary
      return { ...fact, entrants: cleared(fact.entrants), secretary: official }
    }
    if (fact.type === 'invited') return { ...fact, entrants: cleared(fact.entrants) }
    if (fact.type === 'entered') return first === holder ? { ...fact, entrant: withoutPerson(fact.entrant) } : fact
    if (fact.type === 'deputy-appointed') return holder === 'deputy' ? { ...fact, name: '' } : fact
    if (fact.type === 'renamed') return fact.holder === holder ? { ...fact, name: '' } : fact
    if (fact.type === 'appealed') return fact.player === holder ? { ...fact, text: '' } : fact
    return fact
  }

/**
 * Returns a log with further facts. Facts that another replaces leave it, and so do the names and words of people who
 * are forgotten, as a deputy is who leaves or is replaced. `foldTournament` makes the same tournament of it.
 */
export const withFacts = (log: readonly LoggedFact[], facts: readonly LoggedFact[]): readonly LoggedFact[] => {
  let kept: readonly LoggedFact[] = log
  for (const fact of facts) {
    if (fact.type === 'forgotten') kept = numbered(kept).map(forgottenIn(fact.holder))
    if (fact.type === 'deputy-appointed' || fact.type === 'deputy-left')
      kept = numbered(kept).map(forgottenIn('deputy'))
    kept = [...kept, fact]
  }
  return withoutReplaced(kept)
}
