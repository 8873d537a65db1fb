import { LONGEST } from './longest.ts'
import type { Payer } from './spent.ts'

/** Bytes of events, by who pays for them: far more than an honest game needs, less than makes the item too large. */
export const ROOM: { readonly [P in Payer]: number } = { creator: 1100, opponent: 1100, director: 700, operator: 700 }

/** Requests, gifts and new names of a role between two moves. */
export const ASKED = 12

/** Of settings, plans and links, per role: so many at once, and more per ply. */
export const CHANGES = { least: 40, perPly: 4, links: 8 } as const

/** Bytes of a stored game, whatever happens in it. */
export const LARGEST_ITEM = 17_408

/** Bytes kept of a seat’s messages: two long ones of two bytes a letter, as at the end of a game, or three in ASCII. The oldest go first. */
export const MESSAGES = 2 * (2 * LONGEST.message + 8)
