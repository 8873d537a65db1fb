import type { Role } from './words.ts'

/** The arbiter pays from a room of their own, and the operator for outages. */
export type Payer = Role | 'operator'

/** What each has used: room in the log, and requests since the last move. */
export type Spent = {
  readonly room: { readonly [P in Payer]: number }
  readonly asked: { readonly [R in Role]: number }
}

export const NOTHING_SPENT: Spent = {
  room: { creator: 0, opponent: 0, director: 0, operator: 0 },
  asked: { creator: 0, opponent: 0, director: 0 },
}
