import {
  type LedgerAccount,
  NEW_ACCOUNT,
  applyTake,
  countsOf,
  withStatus,
  withPlannedDigest,
  accountStatus,
  withoutPlannedDigest,
} from '../../shared/service/limits/ledger-account.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import type { Ledger, PlannedDigest } from '../../shared/service/ports/ledger.ts'

export const digestsDue = (
  accounts: ReadonlyMap<string, LedgerAccount>,
  until: Instant,
  limit: number,
): readonly PlannedDigest[] =>
  [...accounts]
    .flatMap(([account, { due }]) => (due !== undefined && due <= until ? [{ account, at: due }] : []))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, limit)

export const memoryLedger = (): Ledger => {
  const accounts = new Map<string, LedgerAccount>()
  const known = (name: string): LedgerAccount => accounts.get(name) ?? NEW_ACCOUNT
  return {
    take: async (account, grant, now, limits, notAfter) => {
      const { taken, after } = applyTake(known(account), { grant, now, limits, notAfter })
      if (after) accounts.set(account, after)
      return taken
    },
    readStatus: async (account) => accountStatus(known(account)),
    counts: async (account, now, limits) => countsOf(known(account), now, limits),
    noteStatus: async (account, facts, now) => void accounts.set(account, withStatus(known(account), facts, now)),
    planDigest: async (account, at) => void accounts.set(account, withPlannedDigest(known(account), at)),
    unplanDigest: async (account, at) => void accounts.set(account, withoutPlannedDigest(known(account), at)),
    dueDigests: async (until, limit) => digestsDue(accounts, until, limit),
  }
}
