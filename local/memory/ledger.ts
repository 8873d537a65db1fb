import {
  type Account,
  NEW_ACCOUNT,
  charge,
  countsOf,
  noted,
  planned,
  standingOf,
  unplanned,
} from '../../shared/service/limits/ledger.ts'
import type { Instant } from '../../shared/game/words.ts'
import type { Ledger, Planned } from '../../shared/service/ports/ledger.ts'

export const plannedIn = (accounts: ReadonlyMap<string, Account>, until: Instant, limit: number): readonly Planned[] =>
  [...accounts]
    .flatMap(([account, { due }]) => (due !== undefined && due <= until ? [{ account, at: due }] : []))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, limit)

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
    plan: async (account, at) => void accounts.set(account, planned(known(account), at)),
    unplan: async (account, at) => void accounts.set(account, unplanned(known(account), at)),
    planned: async (until, limit) => plannedIn(accounts, until, limit),
  }
}
