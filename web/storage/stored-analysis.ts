/**
 * Returns the key in local storage of lines that the reader has not saved. It contains the seat and the game, but not
 * the secret part of the link, so it opens nothing.
 */
const keyOf = (path: string): string => `tried ${path.slice(3, 17)}`

/** Returns the lines that this browser has stored for a page, as a query. */
export const storedAnalysis = (path: string): string | undefined => {
  try {
    return localStorage.getItem(keyOf(path)) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores lines as a query, or removes them if there are none. */
export const storeAnalysis = (path: string, query: string | undefined): void => {
  try {
    if (query === undefined) localStorage.removeItem(keyOf(path))
    else localStorage.setItem(keyOf(path), query)
  } catch {
    return
  }
}
