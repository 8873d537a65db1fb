/** The least number of characters of a code. Subjects and footers of emails also show six characters of a game's id. */
const SHORTEST = 6

/**
 * Returns a code in the form in which codes are compared: case does not matter, and signs that look alike when they are
 * copied by hand (o and 0; i, l and 1) are equal.
 */
export const foldCode = (code: string): string => code.toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1')

const areDistinct = (ids: readonly string[], length: number): boolean =>
  new Set(ids.map((id) => foldCode(id.slice(0, length)))).size === ids.length

/**
 * Returns the code of each game of an email: the beginning of its id. All codes have the same length, the least at
 * which they differ.
 */
export const gameCodes = (ids: readonly string[]): ReadonlyMap<string, string> => {
  const longest = Math.max(SHORTEST, ...ids.map((id) => id.length))
  let length = SHORTEST
  while (length < longest && !areDistinct(ids, length)) length += 1
  return new Map(ids.map((id) => [id, id.slice(0, length)]))
}
