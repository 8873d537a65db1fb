import type { Evidence } from './evidence.ts'

/** How much there is of requests and stored steps, of which a list only grows. */
const sizeOf = ({ asked, chapters, tournaments }: Evidence): number => {
  let size = asked.length
  for (const { length } of chapters.values()) size += length
  for (const { length } of tournaments.values()) size += length
  return size
}

/**
 * Returns a function that looks for what requests and stored steps say about a person or an address, and remembers it
 * until there are more of them. The answers to requests must not count.
 */
export const remembered = <T>(find: (evidence: Evidence, of: string) => T): typeof find => {
  const known = new WeakMap<Evidence, { readonly size: number; readonly found: Map<string, T> }>()
  return (evidence, of) => {
    const size = sizeOf(evidence)
    const last = known.get(evidence)
    const { found } = last?.size === size ? last : { found: new Map<string, T>() }
    if (found !== last?.found) known.set(evidence, { size, found })
    const before = found.get(of)
    if (before !== undefined) return before
    const now = find(evidence, of)
    found.set(of, now)
    return now
  }
}

/** Returns a function that lists what is `wanted` in a list that only grows, and looks at each element once. */
export const listing = <T>(wanted: (each: T) => boolean): ((list: readonly T[]) => readonly T[]) => {
  const known = new WeakMap<readonly T[], { read: number; readonly found: T[] }>()
  return (list) => {
    const { read, found } = known.get(list) ?? { read: 0, found: [] }
    for (const each of read === 0 ? list : list.slice(read)) if (wanted(each)) found.push(each)
    known.set(list, { read: list.length, found })
    return found
  }
}
