import type { Role } from './words.ts'

/** The operator pays for outages. */
export type Payer = Role | 'operator'

/** Room in the log, and requests since the last move. */
export type Spent = {
  readonly room: { readonly [P in Payer]: number }
  readonly asked: { readonly [R in Role]: number }
}

export const NOTHING_SPENT: Spent = {
  room: { creator: 0, opponent: 0, director: 0, operator: 0 },
  asked: { creator: 0, opponent: 0, director: 0 },
}
