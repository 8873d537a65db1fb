/** What a program calls a game that it owns: its event, round, board. Everyone sees it. */
export type Labels = Readonly<Record<string, string>>

/** `name`, `value`: UTF-16 units. `bytes`: of all names and values together, in UTF-8. */
export const LABELS = { most: 6, name: 16, value: 40, bytes: 240 } as const

/** Characters of an owner: a key's id, or a keyed mark of an address. */
export const OWNER = { least: 12, most: 32 } as const

/** Who has the game in their list of games, and what they call it. The games that follow have the same. */
export type Owned = { readonly owner?: string; readonly labels?: Labels }

/** Without a label there are no labels. */
export const ownedBy = ({ owner, labels = {} }: Owned): Owned => ({
  ...(owner !== undefined && { owner }),
  ...(Object.keys(labels).length > 0 && { labels }),
})

/** Of one request for a program's games. */
export const FEED = {
  /** Lines in an answer. */
  games: 100,
  /** Lines read for it, where a filter leaves some out: 300 KB at most. */
  reads: 500,
  /** Games of an answer in PDN: 2 MB at most. */
  records: 50,
} as const
