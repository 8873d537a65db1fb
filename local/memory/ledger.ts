import { type Account, NEW_ACCOUNT, charge, countsOf, noted, standingOf } from '../../shared/service/ledger.ts'
import type { Ledger } from '../../shared/service/ports.ts'

export const memoryLedger = (): Ledger => {
  const accounts = new Map<string, Account>()
  const known = (name: string): Account => accounts.get(name) ?? NEW_ACCOUNT
  return {
    take: async (account, grant, now, limits, notAfter) => {
      const { taken, after } = charge(known(account), { grant, now, limits, notAfter })
      if (after) accounts.set(account, after)
      return taken
    },
    look: async (account) => standingOf(known(account)),
    counts: async (account, now, limits) => countsOf(known(account), now, limits),
    note: async (account, facts, now) => void accounts.set(account, noted(known(account), facts, now)),
  }
}
