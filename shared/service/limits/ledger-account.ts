import { DAY, type Duration, HOUR, type Instant } from '../../game/model/words.ts'
import type { QuotaLimit, AccountStatus, TakeResult, LimitWindow } from '../ports/ledger.ts'

/**
 * An account of the ledger as SQLite and memory store it. `counts`: how much was used in each window, by slot
 * (`slotOf`). `grants`: by day, the keys of what was counted, such as one email; a repeat is not counted again.
 */
export type LedgerAccount = AccountStatus & {
  readonly counts: Readonly<Record<string, number>>
  readonly grants: Readonly<Record<string, readonly string[]>>
  /** The instant of the last `take` that had a `notAfter`. */
  readonly last?: Instant
  /** The instant when its digest is due. */
  readonly due?: Instant
  /** The instant when the account is deleted. A stopped account is never deleted. */
  readonly expires?: Instant
}

export const NEW_ACCOUNT: LedgerAccount = { proven: false, stopped: false, dead: false, counts: {}, grants: {} }

/** The arguments of `Ledger.take`, except the account. */
export type TakeRequest = {
  readonly grant: string | undefined
  readonly now: Instant
  readonly limits: readonly QuotaLimit[]
  readonly notAfter?: Instant | undefined
}

const LENGTH: Readonly<Record<LimitWindow, Duration>> = {
  hour: HOUR,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  ever: Number.POSITIVE_INFINITY,
}

/** How many passed windows a `take` deletes, so that busy accounts stay small. */
const CLEARED: Readonly<Record<LimitWindow, number>> = { hour: 24, day: 8, week: 2, month: 1, ever: 0 }

/** How long what is known of a mailbox is remembered after its last email. */
const STATUS_LIFE: Duration = 400 * DAY

/** How long an account lasts after its last `take`, which is longer than the window. */
export const ACCOUNT_LIFE: Readonly<Record<LimitWindow, Duration>> = {
  hour: 2 * DAY,
  day: 2 * DAY,
  week: 8 * DAY,
  month: 31 * DAY,
  ever: STATUS_LIFE,
}

/** Returns when the window that contains `now` ends. */
export const windowEnd = (per: LimitWindow, now: Instant): Instant => (Math.floor(now / LENGTH[per]) + 1) * LENGTH[per]

/**
 * Returns the slot, which is the name of a count, for the window of `now`, or for the window that is `back` windows
 * earlier.
 */
const slot = (of: string, per: LimitWindow, now: Instant, back = 0): string =>
  `${of}-${per}${Math.floor(now / LENGTH[per]) - back}`

export const slotOf = ({ of, per }: QuotaLimit, now: Instant): string => slot(of, per, now)

/** Returns what a `take` adds to each slot. Limits with the same slot count once. */
export const takesBySlot = (limits: readonly QuotaLimit[], now: Instant): ReadonlyMap<string, number> =>
  new Map(limits.map((limit) => [slotOf(limit, now), limit.times ?? 1]))

const passed = (of: string, per: LimitWindow, now: Instant, from = 1): readonly string[] =>
  Array.from({ length: CLEARED[per] }, (_, index) => slot(of, per, now, index + from))

/**
 * Returns the slots of today's and yesterday's grants. A grant that is repeated after midnight is counted in the
 * windows that have begun since, but not again in those in which it was counted before.
 */
export const grantSlots = (now: Instant): readonly [today: string, yesterday: string] => [
  slot('grants', 'day', now),
  slot('grants', 'day', now, 1),
]

/** Returns the slots that a `take` deletes, as their windows have passed. */
export const staleSlots = (limits: readonly QuotaLimit[], now: Instant) => ({
  counts: [...new Set(limits.flatMap(({ of, per }) => passed(of, per, now)))],
  grants: passed('grants', 'day', now, 2),
})

/**
 * Returns when an account is deleted after a `take` with these limits: after 2 days at least, after 400 days with a
 * limit per `ever`.
 */
export const expiryAfter = (limits: readonly QuotaLimit[], now: Instant): Instant =>
  now + Math.max(ACCOUNT_LIFE.day, ...limits.map(({ per }) => ACCOUNT_LIFE[per]))

/** Returns when an account is deleted if its mailbox, which wanted no emails, allows them again now. */
export const expiryAfterResuming = (now: Instant): Instant => now + STATUS_LIFE

const boundOf = ({ most = Number.POSITIVE_INFINITY, unproven = most }: QuotaLimit, isProven: boolean): number =>
  isProven ? most : Math.min(most, unproven)

/** Returns whether at least one of the limits is used up. */
export const isSpent = (limits: readonly QuotaLimit[], counts: readonly number[], isProven: boolean): boolean =>
  limits.some((limit, index) => (counts[index] ?? 0) >= boundOf(limit, isProven))

const without = <T>(record: Readonly<Record<string, T>>, names: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))

/**
 * Returns the limits in which a grant of yesterday is counted if it is repeated: those whose window has begun since.
 */
export const limitsBegunSince = (limits: readonly QuotaLimit[], now: Instant): readonly QuotaLimit[] =>
  limits.filter((limit) => slotOf(limit, now) !== slotOf(limit, now - DAY))

const isTooSoon = ({ last }: LedgerAccount, { notAfter }: TakeRequest): boolean =>
  last !== undefined && notAfter !== undefined && last > notAfter

const refusalOf = (account: LedgerAccount, taking: TakeRequest): TakeResult['kind'] => {
  const { grant, now, limits } = taking
  const [today] = grantSlots(now)
  if (account.stopped) return 'stopped'
  if (account.dead || (account.rests ?? 0) > now) return 'dead'
  if (grant !== undefined && account.grants[today]?.includes(grant)) return 'again'
  if (isTooSoon(account, taking)) return 'too-soon'
  return isSpent(limits, countsOf(account, now, limits), account.proven) ? 'spent' : 'taken'
}

/** Returns how much of each limit is used up in its window. An expired account counts as empty. */
export const countsOf = (account: LedgerAccount, now: Instant, limits: readonly QuotaLimit[]): readonly number[] => {
  const isGone = account.expires !== undefined && account.expires <= now
  return limits.map((limit) => (isGone ? 0 : (account.counts[slotOf(limit, now)] ?? 0)))
}

/**
 * Counts one use in every limit or in none, as `Ledger.take` says and DynamoDB's condition expression does. `after`:
 * the account, if it changed.
 */
export const applyTake = (
  known: LedgerAccount,
  taking: TakeRequest,
): { readonly taken: TakeResult; readonly after?: LedgerAccount } => {
  const { grant, now, notAfter } = taking
  const account = known.expires !== undefined && known.expires <= now ? NEW_ACCOUNT : known
  const [today, yesterday] = grantSlots(now)
  const isLate = grant !== undefined && (account.grants[yesterday] ?? []).includes(grant)
  const limits = isLate ? limitsBegunSince(taking.limits, now) : taking.limits
  const kind = refusalOf(account, { ...taking, limits })
  if (kind !== 'taken') return { taken: { kind, counts: countsOf(account, now, taking.limits) } }
  const stale = staleSlots(taking.limits, now)
  const added = Object.fromEntries(
    [...takesBySlot(limits, now)].map(([name, times]) => [name, (account.counts[name] ?? 0) + times]),
  )
  const granted = grant === undefined ? {} : { [today]: [...(account.grants[today] ?? []), grant] }
  const after = {
    ...account,
    counts: { ...without(account.counts, stale.counts), ...added },
    grants: { ...without(account.grants, stale.grants), ...granted },
    expires: expiryAfter(taking.limits, now),
    ...(notAfter !== undefined && { last: now }),
  }
  return { taken: { kind, counts: countsOf(after, now, taking.limits) }, after }
}

/** Returns the account with these facts. A stopped account never expires. */
export const withStatus = (account: LedgerAccount, facts: Partial<AccountStatus>, now: Instant): LedgerAccount => {
  const { expires, ...changed } = { ...account, ...facts }
  if (changed.stopped) return changed
  const until = facts.stopped === false ? expiryAfterResuming(now) : expires
  return { ...changed, ...(until !== undefined && { expires: until }) }
}

/**
 * Plans a digest; the earlier of two instants stays. The account lasts beyond its digest. A stopped account gets none.
 */
export const withPlannedDigest = (account: LedgerAccount, at: Instant): LedgerAccount =>
  account.stopped || (account.due !== undefined && account.due <= at)
    ? account
    : { ...account, due: at, expires: expiryAfterResuming(at) }

/** Removes the plan, unless the digest has been planned for another instant since. */
export const withoutPlannedDigest = ({ due, ...account }: LedgerAccount, at: Instant): LedgerAccount =>
  due === undefined || due === at ? account : { ...account, due }

export const accountStatus = ({ proven, stopped, dead, rests }: LedgerAccount): AccountStatus => ({
  proven,
  stopped,
  dead,
  ...(rests !== undefined && { rests }),
})
