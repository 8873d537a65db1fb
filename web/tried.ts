/** Lines of boards for trying that this browser has and the service has not: queries, by the page's path. */
const TRIED = 'crownhead-tried'

/** The oldest go first. */
const MOST = 20

type Entry = readonly [path: string, query: string]

const entries = (): readonly Entry[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TRIED) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return []
    return Object.entries(kept).map(([path, query]) => [path, String(query)])
  } catch {
    return []
  }
}

const write = (all: readonly Entry[]): void => {
  try {
    if (all.length === 0) localStorage.removeItem(TRIED)
    else localStorage.setItem(TRIED, JSON.stringify(Object.fromEntries(all.slice(-MOST))))
  } catch {
    return
  }
}

export const triedAt = (path: string): string | undefined => entries().find(([each]) => each === path)?.[1]

/** Nothing is left of a page that has no lines of its own. */
export const rememberTried = (path: string, query: string | undefined): void =>
  write([...entries().filter(([each]) => each !== path), ...(query === undefined ? [] : [[path, query] as const])])

/** Lines of seats that this browser has forgotten go with their links. */
export const forgetTriedBut = (tokens: readonly string[]): void =>
  write(entries().filter(([path]) => path.startsWith('/g/') || tokens.some((token) => path.includes(token))))
