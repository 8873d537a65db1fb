/** 12 random characters of [0-9A-Za-z], as a game's id has. */
export type TournamentId = string

/**
 * The prefix of a tournament's key in the table of games, its stream, its timers and the retry queue. No game's id has
 * it, so neither is ever taken for the other. An order's key begins with `o#`.
 */
const MARK = 't#'

export type TournamentKey = `${typeof MARK}${TournamentId}`

export const tournamentKey = (id: TournamentId): TournamentKey => `${MARK}${id}`

/** Returns the tournament that a key belongs to; undefined for the key of a game or an order. */
export const tournamentIdIn = (key: string): TournamentId | undefined =>
  key.startsWith(MARK) ? key.slice(MARK.length) : undefined
