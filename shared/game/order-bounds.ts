import { DAY } from './words.ts'

/** Orders: many games by one request. The two games of a match are two. */
export const ORDER = {
  games: 500,
  pairs: { least: 1, most: 500 },
  players: { least: 2, most: 1000 },
  /**
   * Bytes of the request: 500 whole games, or 1,000 players with an address in pairs of their own. As it is stored it has what
   * was said, terms that are alike once, and what is drawn and reckoned for each game and address: 370 KB at most, below
   * the 400 KB of DynamoDB's items.
   */
  bytes: 131_072,
  /** Positions and games' texts to begin from, with all that is agreed beside them: each may cost a search or two. */
  openings: 20,
  /** Of an owner, so 10,000 games. */
  day: 20,
  /** Then its games have no list of links. */
  kept: 30 * DAY,
} as const
