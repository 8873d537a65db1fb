import { digestsDue } from '../../../local/memory/memory-ledger.ts'
import { EMAIL_LIMITS } from '../../../shared/game/limits/email-limits.ts'
import { DAY, type Instant } from '../../../shared/game/model/words.ts'
import { ADDRESS_LIMITS } from '../../../shared/service/limits/email-quotas.ts'
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
import type { Ground } from '../ground.ts'

/** More days than most games of a world last. */
const DAYS = 40

export type Accounts = Ledger & {
  /** Returns when the soonest digest is due. */
  readonly soonest: () => number | undefined
  /**
   * Counts emails of games elsewhere against an account's quota every day, so that `left` of that day's emails remain,
   * and notes that the account's address is proven. Returns when those games end.
   */
  readonly elsewhere: (account: string, left: number) => Instant
}

/**
 * Returns the ledger in memory. Its calls fail, and their answers are lost, as with the other stores. `indexed` is
 * called when a digest is planned.
 */
export const ledgerOn = ({ agenda, machine, evidence }: Ground, indexed: () => void): Accounts => {
  const accounts = new Map<string, LedgerAccount>()
  const taken = new Set<string>()
  const known = (name: string): LedgerAccount => accounts.get(name) ?? NEW_ACCOUNT
  const took = (account: string, grant: string, now: number): void => {
    const name = `${grant} of ${account} on day ${Math.floor(now / DAY)}`
    if (taken.has(name)) evidence.chargedAgain.push(name)
    taken.add(name)
    evidence.charged.set(grant, now)
  }
  const spend = (name: string, left: number): void => {
    const limits = ADDRESS_LIMITS.ordinary
    const now = agenda.now()
    const { stopped, dead, rests, ...open } = known(name)
    // The emails of games elsewhere were sent earlier, so they count even if the address has since stopped emails or
    // gets none because of bounces.
    let account = withStatus({ ...open, stopped: false, dead: false }, { proven: true }, now)
    for (let count = left; count < EMAIL_LIMITS.confirmedDay - EMAIL_LIMITS.warningsOfDay; count++)
      account = applyTake(account, { grant: undefined, now, limits }).after ?? account
    accounts.set(name, { ...account, stopped, dead, ...(rests !== undefined && { rests }) })
  }
  return {
    elsewhere: (account, left) => {
      const today = Math.floor(agenda.now() / DAY)
      spend(account, left)
      for (let day = 1; day < DAYS; day++) agenda.at((today + day) * DAY, () => spend(account, left))
      return (today + DAYS) * DAY
    },
    soonest: () =>
      [...accounts.values()].reduce<number | undefined>(
        (soonest, { due }) => (due === undefined ? soonest : Math.min(due, soonest ?? due)),
        undefined,
      ),
    take: (account, grant, now, limits, notAfter) =>
      machine.port('ledger.take', () => {
        const { taken: answer, after } = applyTake(known(account), { grant, now, limits, notAfter })
        if (after) accounts.set(account, after)
        if (after && grant !== undefined) took(account, grant, now)
        return answer
      }),
    counts: (account, now, limits) => machine.port('ledger.readStatus', () => countsOf(known(account), now, limits)),
    readStatus: (account) => machine.port('ledger.readStatus', () => accountStatus(known(account))),
    noteStatus: (account, facts, now) =>
      machine.port('ledger.noteStatus', () => void accounts.set(account, withStatus(known(account), facts, now))),
    planDigest: (account, at) =>
      machine.port('ledger.planDigest', () => {
        accounts.set(account, withPlannedDigest(known(account), at))
        indexed()
      }),
    unplanDigest: (account, at) =>
      machine.port('ledger.planDigest', () => void accounts.set(account, withoutPlannedDigest(known(account), at))),
    dueDigests: (until, limit) => machine.port('ledger.readStatus', () => digestsDue(accounts, until, limit)),
  }
}
