import { MAIL } from '../../game/bounds.ts'
import { DAY, type Instant } from '../../game/words.ts'
import { BOUNCED, SENT_FOR, serviceAccount } from './email-quotas.ts'
import type { Ledger } from '../ports/ports.ts'

/** First emails to strangers of today and yesterday, and how many of them came back for good. */
export type BounceRate = { readonly sent: number; readonly bounced: number }

export const bounceRate = async (ledger: Ledger, now: Instant): Promise<BounceRate> => {
  const days = await Promise.all(
    [now, now - DAY].map((day) => ledger.counts(serviceAccount(day), day, [...SENT_FOR, ...BOUNCED])),
  )
  const sum = (place: number): number => days.reduce((all, counts) => all + (counts[place] ?? 0), 0)
  return { sent: sum(0), bounced: sum(1) }
}

/** From few emails nothing follows. */
export const isTooHigh = ({ sent, bounced }: BounceRate): boolean =>
  bounced >= MAIL.bouncedLeast && bounced * 100 > sent * MAIL.bouncedPercent

/** First emails to strangers that the whole service may send in an hour: fewer, as more come back than may. */
export const strangersHour = (rate: BounceRate): number =>
  isTooHigh(rate)
    ? Math.max(
        MAIL.strangersLeast,
        Math.floor((MAIL.strangersHour * rate.sent * MAIL.bouncedPercent) / (100 * rate.bounced)),
      )
    : MAIL.strangersHour
