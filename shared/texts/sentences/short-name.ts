/** First words that are no name by themselves: articles, particles and titles. */
const NO_NAMES = new Set(
  'al club da das de del den der di die dos dr du el klub la las le les los mr mrs ms o os sir st team ten ter the van von'.split(
    ' ',
  ),
)

/** Characters that change the direction of text. A part of a name that has some may lack their counterpart. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/

const firstWord = (name: string): string => name.split(' ', 1)[0] ?? ''

/** Returns whether a word can stand for a name: it is no initial, number, article or title. */
const canStandAlone = (word: string): boolean =>
  word.length > 1 && !/[\d.,:;!?]/.test(word) && !NO_NAMES.has(word.toLowerCase())

/**
 * Returns the name by which sentences mention a person: its first word, if no one else in the game has the same, else
 * the whole name. It is never longer than the name.
 */
export const shortName = (name: string, others: readonly (string | null | undefined)[]): string => {
  const word = firstWord(name)
  const isUnique = others.every((other) => firstWord(other ?? '').toLowerCase() !== word.toLowerCase())
  return isUnique && canStandAlone(word) && !DIRECTIONS.test(name) ? word : name
}
