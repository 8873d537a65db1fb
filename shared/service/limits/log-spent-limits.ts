import type { Postponed } from '../ports/contacts.ts'
import type { Ledger, QuotaLimit, TakeResult } from '../ports/ledger.ts'
import type { Logger } from '../runtime/logger.ts'
import { isSpent } from './ledger-account.ts'

/**
 * The messages of lines in the log about limits. Metrics (local/serving/listeners/metrics.ts) and the dashboard
 * (infra/operations/dashboard.ts) count them.
 */
export const LIMIT_MESSAGES = {
  spent: 'a limit is used up',
  withheld: 'emails are withheld',
  postponed: 'a first email is postponed',
} as const

/** Logs that a first email waits: `of` says to whom it goes. What the service's own limits withhold is a warning. */
export const logPostponed = (
  log: Logger,
  of: Readonly<Record<string, string>>,
  { until, why }: Pick<Postponed, 'until' | 'why'>,
): void => log(why === 'service' ? 'warn' : 'info', LIMIT_MESSAGES.postponed, { ...of, until, why })

/** Returns what the account belongs to, such as `network`, without the pseudonym that follows. */
const ownerKindOf = (account: string): string => /^[a-z-]+(?=:)/.exec(account)?.[0] ?? 'mailbox'

/** Names of what is counted that the ledger stores in an older form. */
const SHOWN: ReadonlyMap<string, string> = new Map([
  ['doors', 'consent-emails'],
  ['talk', 'conversation-emails'],
  ['weighty', 'important-emails'],
])

/** Returns the first limit that is used up, also one that holds only until the mailbox is proven. */
const spentLimitOf = (limits: readonly QuotaLimit[], counts: readonly number[]): QuotaLimit | undefined =>
  limits.find((limit, index) => isSpent([limit], [counts[index] ?? 0], false))

const factsOf = (account: string, limits: readonly QuotaLimit[], { counts }: TakeResult) => {
  const { of = '', per = '' } = spentLimitOf(limits, counts) ?? {}
  return { account: ownerKindOf(account), of: SHOWN.get(of) ?? of, per }
}

/**
 * Returns a ledger that logs each use that it refuses, because a limit is used up: whose it is (`account`: the kind,
 * such as `network`, without a pseudonym), what it counts (`of`) and in which window (`per`).
 */
export const logSpentLimits = (ledger: Ledger, log: Logger): Ledger => ({
  ...ledger,
  take: async (account, grant, now, limits, notAfter) => {
    const result = await ledger.take(account, grant, now, limits, notAfter)
    if (result.kind === 'spent') log('info', LIMIT_MESSAGES.spent, factsOf(account, limits, result))
    return result
  },
})
