/** What a program calls a game that it owns: its event, round and board, for example. Everyone sees them. */
export type Labels = Readonly<Record<string, string>>

/**
 * Limits of the labels of a game. `name` and `value` are lengths in UTF-16 units; `bytes` is the length of all names
 * and values together in UTF-8.
 */
export const LABELS = { most: 6, name: 16, value: 40, bytes: 240 } as const

/** The length of an owner in characters. An owner is the id of an API key, or a keyed pseudonym of an address. */
export const OWNER_LENGTH = { least: 12, most: 32 } as const

/** Who has the game in their list of games, and what they call it. A rematch or second game takes over both. */
export type Ownership = { readonly owner?: string; readonly labels?: Labels }

/** Returns the owner and labels alone, for a spread. Empty labels are left out. */
export const ownershipOf = ({ owner, labels = {} }: Ownership): Ownership => ({
  ...(owner !== undefined && { owner }),
  ...(Object.keys(labels).length > 0 && { labels }),
})

/** Limits of one request for the games of a program. */
export const OWN_GAMES_LIMITS = {
  /** The most games that one answer lists. */
  games: 100,
  /** The most games that are read for one answer if a filter leaves some out: 300 KB at most. */
  reads: 500,
  /** The most games in one answer in PDN: 2 MB at most. */
  records: 50,
} as const
