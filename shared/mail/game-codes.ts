/** Characters: as much of a game's id as its emails show. */
const SHORTEST = 6

/** Signs that look alike when they are copied by hand are the same, in either case. */
export const foldedCode = (code: string): string => code.toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1')

const areDistinct = (ids: readonly string[], length: number): boolean =>
  new Set(ids.map((id) => foldedCode(id.slice(0, length)))).size === ids.length

/** By its id, the beginning that tells a game from the others of the same email. */
export const gameCodes = (ids: readonly string[]): ReadonlyMap<string, string> => {
  const longest = Math.max(SHORTEST, ...ids.map((id) => id.length))
  let length = SHORTEST
  while (length < longest && !areDistinct(ids, length)) length += 1
  return new Map(ids.map((id) => [id, id.slice(0, length)]))
}
