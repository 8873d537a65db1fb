/**
 * Of a board for trying: lines that this browser has and the service has not. Their name holds the seat and the game,
 * and not the secret part of the link: they open nothing.
 */
const keyOf = (path: string): string => `tried ${path.slice(3, 17)}`

export const triedAt = (path: string): string | undefined => {
  try {
    return localStorage.getItem(keyOf(path)) ?? undefined
  } catch {
    return undefined
  }
}

/** Nothing is left of a page that has no lines of its own. */
export const rememberTried = (path: string, query: string | undefined): void => {
  try {
    if (query === undefined) localStorage.removeItem(keyOf(path))
    else localStorage.setItem(keyOf(path), query)
  } catch {
    return
  }
}
