import type { Instant } from '../../../game/model/words.ts'
import { bounceRate, isBounceRateTooHigh, hourlyStrangerLimit } from '../../limits/bounce-rate.ts'
import { SERVICE_BOUNCES, BOUNCED_FOR_SITE, BOUNCED_FOR_NETWORK, serviceAccount } from '../../limits/service-limits.ts'
import { mailboxAccount } from '../../credentials/mailbox.ts'
import type { NamedBy } from '../../ports/contacts.ts'
import { parseNamedBy, sentForAccount, strangersAccount } from '../../limits/named-by.ts'
import type { Ledger } from '../../ports/ledger.ts'
import type { Logger } from '../../runtime/logger.ts'
import type { Signer } from '../../ports/signer.ts'

/** `event`: identifies the bounce, so that one which is reported twice counts once. */
export type ConsentEmailBounce = { readonly email: string; readonly event: string }

/** A CloudWatch alarm watches for this line of the log (infra/email/bounce-feedback.ts). */
export const TOO_MANY_BOUNCES = 'too many first emails come back'

/**
 * Notes that a consent email to a stranger bounced permanently: whoever named the address is charged as if they had
 * named several more. While many bounce, the whole service sends fewer consent emails to strangers. Idempotent.
 */
export const chargeBounce = async (
  { ledger, signer, log }: { readonly ledger: Ledger; readonly signer: Signer; readonly log: Logger },
  { email, event }: ConsentEmailBounce,
  namedBy: NamedBy | undefined,
  now: Instant,
): Promise<void> => {
  if ((await ledger.readStatus(mailboxAccount(signer, email))).proven) return
  if (namedBy !== undefined) {
    const namer = parseNamedBy(namedBy)
    await ledger.take(strangersAccount(namer), event, now, BOUNCED_FOR_NETWORK)
    await ledger.take(sentForAccount(namer), event, now, BOUNCED_FOR_SITE)
  }
  await ledger.take(serviceAccount(now), event, now, SERVICE_BOUNCES)
  const rate = await bounceRate(ledger, now)
  if (isBounceRateTooHigh(rate)) log('warn', TOO_MANY_BOUNCES, { ...rate, strangersHour: hourlyStrangerLimit(rate) })
}
