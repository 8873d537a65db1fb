import { LONGEST } from './longest.ts'
import type { Payer } from '../model/spent-allowance.ts'

/**
 * How many bytes of the log each payer may use for events that a game does not need. It is far more than honest
 * players use, and so little that the stored game never grows beyond `LARGEST_ITEM`.
 */
export const ALLOWANCE: { readonly [P in Payer]: number } = {
  creator: 1100,
  opponent: 1100,
  arbiter: 700,
  operator: 700,
}

/** The most requests, gifts and new names of a role between two moves. */
export const MOST_REQUESTS_PER_TURN = 12

/**
 * How often a role may change its settings, conditional moves and link: `least` times from the beginning, `perPly` more
 * times for each half-move, and `links` more times for the link alone.
 */
export const CHANGE_LIMITS = { least: 40, perPly: 4, links: 8 } as const

/** The most bytes of a stored game, whatever happens in it. */
export const LARGEST_ITEM = 17_408

/**
 * The most bytes of messages that are kept for a seat: two messages of full length if each letter takes two bytes,
 * three or more in ASCII. The oldest are removed first.
 */
export const MESSAGE_BYTES = 2 * (2 * LONGEST.message + 8)
