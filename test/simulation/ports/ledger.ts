import { plannedIn } from '../../../local/memory/ledger.ts'
import { MAIL } from '../../../shared/game/most-mail.ts'
import { DAY } from '../../../shared/game/words.ts'
import { OF_ADDRESS } from '../../../shared/service/limits/email-quotas.ts'
import {
  type Account,
  NEW_ACCOUNT,
  charge,
  countsOf,
  noted,
  planned,
  standingOf,
  unplanned,
} from '../../../shared/service/limits/ledger.ts'
import type { Ledger } from '../../../shared/service/ports/ledger.ts'
import type { Ground } from '../ground.ts'

/** A number of days longer than most games here last. */
const DAYS = 40

export type Accounts = Ledger & {
  /** When the soonest digest is due. */
  readonly soonest: () => number | undefined
  /**
   * Charges an account every day with the emails of games elsewhere, which leave only `left` of that day's emails; the
   * account's address is confirmed there.
   */
  readonly elsewhere: (account: string, left: number) => void
}

/**
 * The ledger in memory; its calls fail, and lose their answers, as those of the other stores do. `indexed` is called
 * when a digest is planned.
 */
export const ledgerOn = ({ agenda, machine, evidence }: Ground, indexed: () => void): Accounts => {
  const accounts = new Map<string, Account>()
  const taken = new Set<string>()
  const known = (name: string): Account => accounts.get(name) ?? NEW_ACCOUNT
  const took = (account: string, grant: string, now: number): void => {
    const name = `${grant} of ${account} on day ${Math.floor(now / DAY)}`
    if (taken.has(name)) evidence.chargedAgain.push(name)
    taken.add(name)
    evidence.charged.set(grant, now)
  }
  const spend = (name: string, left: number): void => {
    const limits = OF_ADDRESS.ordinary
    const now = agenda.now()
    const { stopped, dead, rests, ...open } = known(name)
    // Those emails were sent earlier, so they count even if the address has stopped emails or rests by now.
    let account = noted({ ...open, stopped: false, dead: false }, { proven: true }, now)
    for (let count = left; count < MAIL.confirmedDay - MAIL.warningsOfDay; count++)
      account = charge(account, { grant: undefined, now, limits }).after ?? account
    accounts.set(name, { ...account, stopped, dead, ...(rests !== undefined && { rests }) })
  }
  return {
    elsewhere: (account, left) => {
      const today = Math.floor(agenda.now() / DAY)
      spend(account, left)
      for (let day = 1; day < DAYS; day++) agenda.at((today + day) * DAY, () => spend(account, left))
    },
    soonest: () =>
      [...accounts.values()].reduce<number | undefined>(
        (soonest, { due }) => (due === undefined ? soonest : Math.min(due, soonest ?? due)),
        undefined,
      ),
    take: (account, grant, now, limits, notAfter) =>
      machine.port('ledger.take', () => {
        const { taken: answer, after } = charge(known(account), { grant, now, limits, notAfter })
        if (after) accounts.set(account, after)
        if (after && grant !== undefined) took(account, grant, now)
        return answer
      }),
    counts: (account, now, limits) => machine.port('ledger.look', () => countsOf(known(account), now, limits)),
    look: (account) => machine.port('ledger.look', () => standingOf(known(account))),
    note: (account, facts, now) =>
      machine.port('ledger.note', () => void accounts.set(account, noted(known(account), facts, now))),
    plan: (account, at) =>
      machine.port('ledger.plan', () => {
        accounts.set(account, planned(known(account), at))
        indexed()
      }),
    unplan: (account, at) =>
      machine.port('ledger.plan', () => void accounts.set(account, unplanned(known(account), at))),
    planned: (until, limit) => machine.port('ledger.look', () => plannedIn(accounts, until, limit)),
  }
}
