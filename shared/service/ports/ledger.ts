import type { Instant } from '../../game/model/words.ts'

/** Windows are counted in UTC from 1970; a month is 30 days. */
export type LimitWindow = 'hour' | 'day' | 'week' | 'month' | 'ever'

/**
 * A limit of what an account may use. `of`: what is counted, such as emails. `most`: how many at most in each window;
 * without it, they are only counted. `unproven`: a lower limit that also holds until the account is `proven`. `most`
 * and `unproven` are at least 1. `times`: how many one `take` counts as, if not one.
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
   * `again`: this grant was counted today or yesterday, and is not counted again. If several kinds apply, the first of
   * `stopped`, `dead`, `again`, `too-soon` and `spent` is given.
   */
  readonly kind: 'taken' | 'again' | 'stopped' | 'dead' | 'too-soon' | 'spent'
  /** How much of each limit is used up in its window, in the order of the limits. */
  readonly counts: readonly number[]
}

/**
 * What is known of a mailbox. `proven`: its owner has pressed a button that was emailed there. `stopped`: its owner
 * wants no emails. `dead`: it accepts no email. `rests`: before this instant nothing is sent to it, and a dead mailbox
 * is not tried again.
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
 * Counts what accounts use up. An account belongs to a mailbox, a network or a link; its name is a keyed pseudonym and
 * contains no address.
 */
export type Ledger = {
  /**
   * Counts one use in every limit or in none, in one conditional write, so that concurrent calls never exceed a limit
   * together. `grant`: names what is counted, such as one email; a repeated grant counts once, while calls without a
   * grant always count. All calls for an account must pass the same limits per `ever`. `notAfter`: refuses with
   * `too-soon` if the account's last counted call with a `notAfter` was later than this.
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
  /** Returns how much of each limit is used up in its window, in the order of the limits. */
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
