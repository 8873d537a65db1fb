import type { Instant } from '../../game/model/words.ts'

/** Windows are counted in UTC from 1970; a month is 30 days. */
export type LimitWindow = 'hour' | 'day' | 'week' | 'month' | 'ever'

/**
 * A limit of at most `most` takes of the kind `of` in each window; without `most`, takes are only counted. `unproven`:
 * a lower limit that also holds until the account's mailbox has proven itself. Both limits are at least 1. `times`: how
 * many takes one take counts as, if not one.
 */
export type QuotaLimit = {
  readonly of: string
  readonly per: LimitWindow
  readonly most?: number
  readonly unproven?: number
  readonly times?: number
}

export type TakeResult = {
  /**
   * `again`: this grant was taken today or yesterday, and does not count again. Of several reasons the first of
   * `stopped`, `dead`, `again`, `too-soon` and `spent` is given.
   */
  readonly kind: 'taken' | 'again' | 'stopped' | 'dead' | 'too-soon' | 'spent'
  /** How many takes of each limit are in its window, in the order of the limits. */
  readonly counts: readonly number[]
}

/**
 * What is known of a mailbox. `proven`: its owner has pressed a button that was emailed there. `stopped`: they want no
 * emails. `dead`: it accepts no email. `rests`: until then nothing is sent there; a dead mailbox is not tried again
 * before.
 */
export type AccountStatus = {
  readonly proven: boolean
  readonly stopped: boolean
  readonly dead: boolean
  readonly rests?: Instant
}

/** An instant at which an account's digest, or its postponed consent emails, are due. */
export type PlannedDigest = { readonly account: string; readonly at: Instant }

/**
 * Counts takes for each account: a mailbox, a network or a link. An account's name is a keyed pseudonym and contains no
 * address.
 */
export type Ledger = {
  /**
   * Takes one of every limit or nothing, in one conditional write, so that concurrent takes never exceed a limit
   * together. `grant`: names what is counted; if it is repeated it counts once, while takes without a grant always
   * count. All takes of an account name the same `ever` limits. `notAfter`: refuses with `too-soon` if the account's
   * last take that had a `notAfter` was later than this.
   */
  readonly take: (
    account: string,
    grant: string | undefined,
    now: Instant,
    limits: readonly QuotaLimit[],
    notAfter?: Instant,
  ) => Promise<TakeResult>
  /** The read is strongly consistent. */
  readonly readStatus: (account: string) => Promise<AccountStatus>
  /** Returns how many takes of each limit are in its window, in the order of the limits. */
  readonly counts: (account: string, now: Instant, limits: readonly QuotaLimit[]) => Promise<readonly number[]>
  /** Writes the named facts and leaves the others as they are. Idempotent. */
  readonly noteStatus: (account: string, facts: Partial<AccountStatus>, now: Instant) => Promise<void>
  /**
   * Plans the account's digest; of several instants the earliest stays. Does nothing for a stopped account. Idempotent.
   */
  readonly planDigest: (account: string, at: Instant) => Promise<void>
  /** Removes the plan, unless the digest is planned for another instant. */
  readonly unplanDigest: (account: string, at: Instant) => Promise<void>
  /** Digests that are due at or before `until`, earliest first, from an index that may lag. */
  readonly dueDigests: (until: Instant, limit: number) => Promise<readonly PlannedDigest[]>
}
