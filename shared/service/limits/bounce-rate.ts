import { MAIL } from '../../game/bounds.ts'
import { DAY, type Instant } from '../../game/words.ts'
import { BOUNCED, SENT_FOR, serviceAccount } from './email-quotas.ts'
import type { Ledger } from '../ports/ledger.ts'

/**
 * How many consent emails went to strangers today and yesterday, and how many of them bounced permanently. A stranger
 * is an address that has not consented to any emails.
 */
export type BounceRate = { readonly sent: number; readonly bounced: number }

export const bounceRate = async (ledger: Ledger, now: Instant): Promise<BounceRate> => {
  const days = await Promise.all(
    [now, now - DAY].map((day) => ledger.counts(serviceAccount(day), day, [...SENT_FOR, ...BOUNCED])),
  )
  const sum = (index: number): number => days.reduce((all, counts) => all + (counts[index] ?? 0), 0)
  return { sent: sum(0), bounced: sum(1) }
}

/** Whether too many bounced. A small number of bounces is never too high, whatever the rate. */
export const isTooHigh = ({ sent, bounced }: BounceRate): boolean =>
  bounced >= MAIL.bouncedLeast && bounced * 100 > sent * MAIL.bouncedPercent

/**
 * How many consent emails the whole service may send to strangers in an hour: the fewer, the more the bounce rate
 * exceeds its limit.
 */
export const strangersHour = (rate: BounceRate): number =>
  isTooHigh(rate)
    ? Math.max(
        MAIL.strangersLeast,
        Math.floor((MAIL.strangersHour * rate.sent * MAIL.bouncedPercent) / (100 * rate.bounced)),
      )
    : MAIL.strangersHour
