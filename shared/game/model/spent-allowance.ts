import type { Role } from './words.ts'

/** The party whose allowance an event uses. Outages use that of the operator. */
export type Payer = Role | 'operator'

/** What is spent of the allowances: bytes in the log for each payer, and requests since the last move for each role. */
export type SpentAllowance = {
  readonly bytes: { readonly [P in Payer]: number }
  readonly requests: { readonly [R in Role]: number }
}

export const NO_ALLOWANCE_SPENT: SpentAllowance = {
  bytes: { creator: 0, opponent: 0, arbiter: 0, operator: 0 },
  requests: { creator: 0, opponent: 0, arbiter: 0 },
}
