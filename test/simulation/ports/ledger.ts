import { plannedIn } from '../../../local/memory/ledger.ts'
import {
  type Account,
  NEW_ACCOUNT,
  charge,
  countsOf,
  noted,
  planned,
  standingOf,
  unplanned,
} from '../../../shared/service/ledger.ts'
import type { Ledger } from '../../../shared/service/ports.ts'
import type { Ground } from '../ground.ts'

/** The ledger in memory; its calls fail, and lose their answers, as those of the other stores do. */
export const ledgerOn = ({ machine, evidence }: Ground): Ledger => {
  const accounts = new Map<string, Account>()
  const known = (name: string): Account => accounts.get(name) ?? NEW_ACCOUNT
  return {
    take: (account, grant, now, limits, notAfter) =>
      machine.port('ledger.take', () => {
        const { taken, after } = charge(known(account), { grant, now, limits, notAfter })
        if (after) accounts.set(account, after)
        if (after && grant !== undefined) evidence.charged.set(grant, now)
        return taken
      }),
    counts: (account, now, limits) => machine.port('ledger.look', () => countsOf(known(account), now, limits)),
    look: (account) => machine.port('ledger.look', () => standingOf(known(account))),
    note: (account, facts, now) =>
      machine.port('ledger.note', () => void accounts.set(account, noted(known(account), facts, now))),
    plan: (account, at) => machine.port('ledger.plan', () => void accounts.set(account, planned(known(account), at))),
    unplan: (account, at) =>
      machine.port('ledger.plan', () => void accounts.set(account, unplanned(known(account), at))),
    planned: (until, limit) => machine.port('ledger.look', () => plannedIn(accounts, until, limit)),
  }
}
