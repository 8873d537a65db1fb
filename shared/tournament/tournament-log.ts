import type { Holder, TournamentFact } from './model/facts.ts'
import type { NewEntrant } from './model/people.ts'

/** Returns the key under which only the newest fact stays in the log. Undefined for facts that all stay. */
const replacedKey = (fact: TournamentFact): string | undefined => {
  switch (fact.type) {
    case 'changed':
    case 'made':
      return fact.type
    case 'scored':
      return `${fact.type} ${fact.board}`
    case 'away':
      return `${fact.type} ${fact.player}`
    case 'link-rotated':
    case 'renamed':
      return `${fact.type} ${fact.holder}`
    default:
      return undefined
  }
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

type NumberedFact = { readonly fact: TournamentFact; readonly first: number }

/** Returns the facts, each with the number of the first entrant that it adds. */
const numbered = (log: readonly TournamentFact[]): readonly NumberedFact[] => {
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
  ({ fact, first }: NumberedFact): TournamentFact => {
    const cleared = (entrants: readonly NewEntrant[]): readonly NewEntrant[] =>
      entrants.map((entrant, at) => (first + at === holder ? withoutPerson(entrant) : entrant))
    switch (fact.type) {
      case 'founded': {
        const { secretary } = fact
        return {
          ...fact,
          entrants: cleared(fact.entrants),
          secretary: holder === 'secretary' ? { ...secretary, name: '' } : secretary,
        }
      }
      case 'invited':
        return { ...fact, entrants: cleared(fact.entrants) }
      case 'entered':
        return first === holder ? { ...fact, entrant: withoutPerson(fact.entrant) } : fact
      case 'deputy-appointed':
        return holder === 'deputy' ? { ...fact, name: '' } : fact
      case 'renamed':
        return fact.holder === holder ? { ...fact, name: '' } : fact
      case 'appealed':
        return fact.player === holder ? { ...fact, text: '' } : fact
      default:
        return fact
    }
  }

/**
 * Returns a log with further facts. Facts that a newer one replaces leave it, and names of people who are forgotten.
 * What `foldTournament` makes of it does not change.
 */
export const withFacts = (
  log: readonly TournamentFact[],
  facts: readonly TournamentFact[],
): readonly TournamentFact[] => {
  const all = [...log, ...facts]
  const newest = new Map(all.map((fact, at) => [replacedKey(fact) ?? at, at]))
  const forgotten = facts.flatMap((fact) => (fact.type === 'forgotten' ? [fact.holder] : []))
  const kept = forgotten.reduce<readonly TournamentFact[]>(
    (before, holder) => numbered(before).map(forgottenIn(holder)),
    all,
  )
  return kept.filter((fact, at) => newest.get(replacedKey(fact) ?? at) === at)
}
