import { EMAIL_LIMITS } from '../../game/limits/bounds.ts'
import { DAY, type Instant } from '../../game/model/words.ts'
import { SERVICE_BOUNCES, SENT_FOR_SITE, serviceAccount } from './service-limits.ts'
import type { Ledger } from '../ports/ledger.ts'

/**
 * How many consent emails went to strangers today and yesterday, and how many of them bounced permanently. A stranger
 * is an address that has not consented to any emails.
 */
export type BounceRate = { readonly sent: number; readonly bounced: number }

export const bounceRate = async (ledger: Ledger, now: Instant): Promise<BounceRate> => {
  const days = await Promise.all(
    [now, now - DAY].map((day) => ledger.counts(serviceAccount(day), day, [...SENT_FOR_SITE, ...SERVICE_BOUNCES])),
  )
  const sum = (index: number): number => days.reduce((all, counts) => all + (counts[index] ?? 0), 0)
  return { sent: sum(0), bounced: sum(1) }
}

/** Returns whether too many bounced. A small number of bounces is never too high, whatever the rate. */
export const isBounceRateTooHigh = ({ sent, bounced }: BounceRate): boolean =>
  bounced >= EMAIL_LIMITS.bouncedLeast && bounced * 100 > sent * EMAIL_LIMITS.bouncedPercent

/**
 * Returns how many consent emails the whole service may send to strangers in an hour: the fewer, the more the bounce
 * rate exceeds its limit.
 */
export const hourlyStrangerLimit = (rate: BounceRate): number =>
  isBounceRateTooHigh(rate)
    ? Math.max(
        EMAIL_LIMITS.strangersLeast,
        Math.floor((EMAIL_LIMITS.strangersHour * rate.sent * EMAIL_LIMITS.bouncedPercent) / (100 * rate.bounced)),
      )
    : EMAIL_LIMITS.strangersHour
