import type { DatabaseSync } from 'node:sqlite'
import type { Instant } from '../../../shared/game/model/words.ts'
import {
  type LedgerAccount,
  NEW_ACCOUNT,
  applyTake,
  countsOf,
  withStatus,
  withPlannedDigest,
  accountStatus,
  withoutPlannedDigest,
} from '../../../shared/service/limits/ledger-account.ts'
import type { Ledger } from '../../../shared/service/ports/ledger.ts'
import { transaction } from '../database/open-database.ts'

/** Returns the ledger in SQLite, with transactions where DynamoDB has conditions. */
export const sqliteLedger = (database: DatabaseSync): Ledger => {
  const find = database.prepare('SELECT state FROM ledger WHERE account = ?')
  const put = database.prepare('INSERT OR REPLACE INTO ledger (account, state, expires, due) VALUES (?, ?, ?, ?)')
  const deleteExpired = database.prepare('DELETE FROM ledger WHERE expires <= ?')
  const due = database.prepare('SELECT account, due FROM ledger WHERE due <= ? ORDER BY due LIMIT ?')
  const known = (name: string): LedgerAccount => {
    const state = find.get(name)?.['state']
    return typeof state === 'string' ? (JSON.parse(state) as LedgerAccount) : NEW_ACCOUNT
  }
  const save = (name: string, account: LedgerAccount): void =>
    void put.run(name, JSON.stringify(account), account.expires ?? null, account.due ?? null)
  const change = <T>(now: Instant, body: () => T): T =>
    transaction(database, () => {
      deleteExpired.run(now)
      return body()
    })
  return {
    take: async (account, grant, now, limits, notAfter) =>
      change(now, () => {
        const { taken, after } = applyTake(known(account), { grant, now, limits, notAfter })
        if (after) save(account, after)
        return taken
      }),
    readStatus: async (account) => accountStatus(known(account)),
    counts: async (account, now, limits) => countsOf(known(account), now, limits),
    noteStatus: async (account, facts, now) => change(now, () => save(account, withStatus(known(account), facts, now))),
    planDigest: async (account, at) =>
      transaction(database, () => save(account, withPlannedDigest(known(account), at))),
    unplanDigest: async (name, at) =>
      transaction(database, () => {
        const account = known(name)
        if (account.due === at) save(name, withoutPlannedDigest(account, at))
      }),
    dueDigests: async (until, limit) =>
      due.all(until, limit).map((row) => ({ account: String(row['account']), at: Number(row['due']) })),
  }
}
