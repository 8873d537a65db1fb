import type { PastGame } from './finished-games.ts'

/** Letters that differ from their base letter by more than an accent. */
const BASES: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe' }

/** Returns a text without accents and in lower case; `ß` becomes `ss`. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/[łøđıæœ]/g, (letter) => BASES[letter] ?? letter)

/**
 * Returns the games of which the opponent's name and the rule set together contain every word of a query. `rulesName`
 * returns the name of a rule set in the reader's language.
 */
export const searchFinished = (
  games: readonly PastGame[],
  query: string,
  rulesName: (rules: string) => string,
): readonly PastGame[] => {
  const wanted = plain(query).split(/\s+/)
  return games.filter(({ name, rules }) => {
    const text = plain(`${name} ${rulesName(rules)}`)
    return wanted.every((word) => text.includes(word))
  })
}

export type Score = { readonly name: string; readonly won: number; readonly drawn: number; readonly lost: number }

const countOf = ({ won, drawn, lost }: Score): number => won + drawn + lost

/**
 * Returns the score against each opponent, those with the most games first. Opponents without a name are left out: they
 * may be several people.
 */
export const scoresOf = (games: readonly PastGame[]): readonly Score[] => {
  const scores = new Map<string, Score>()
  for (const { name, outcome } of games.filter((game) => game.name !== '')) {
    const score = scores.get(name) ?? { name, won: 0, drawn: 0, lost: 0 }
    scores.set(name, { ...score, [outcome]: score[outcome] + 1 })
  }
  return [...scores.values()].toSorted((a, b) => countOf(b) - countOf(a))
}
