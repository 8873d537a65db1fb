import type { Instant } from '../../../game/words.ts'
import { bounceRate, isTooHigh, strangersHour } from '../../limits/bounce-rate.ts'
import { BOUNCED, BOUNCED_FOR, BOUNCED_NAMED, serviceAccount } from '../../limits/email-quotas.ts'
import { accountOf } from '../../credentials/mailbox.ts'
import type { NamedBy } from '../../ports/contact.ts'
import { namerIn, sentForAccount, strangersAccount } from '../../limits/named-by.ts'
import type { Ledger } from '../../ports/ledger.ts'
import type { Log } from '../../runtime/logger.ts'
import type { Seal } from '../../ports/signer.ts'

/** `event`: identifies the bounce, so that one which is reported twice counts once. */
export type FirstBounce = { readonly email: string; readonly event: string }

/** A CloudWatch alarm watches for this line of the log (infra/parts/feeding-back.ts). */
export const TOO_MANY_BOUNCES = 'too many first emails come back'

/**
 * Charges a permanent bounce of a consent email to a stranger to whoever named the address, as if they had named ten.
 * While many bounce, the whole service sends fewer consent emails to strangers. Idempotent.
 */
export const chargeBounce = async (
  { ledger, signer, log }: { readonly ledger: Ledger; readonly signer: Seal; readonly log: Log },
  { email, event }: FirstBounce,
  namedBy: NamedBy | undefined,
  now: Instant,
): Promise<void> => {
  if ((await ledger.look(accountOf(signer, email))).proven) return
  if (namedBy !== undefined) {
    const namer = namerIn(namedBy)
    await ledger.take(strangersAccount(namer), event, now, BOUNCED_NAMED)
    await ledger.take(sentForAccount(namer), event, now, BOUNCED_FOR)
  }
  await ledger.take(serviceAccount(now), event, now, BOUNCED)
  const rate = await bounceRate(ledger, now)
  if (isTooHigh(rate)) log('warn', TOO_MANY_BOUNCES, { ...rate, strangersHour: strangersHour(rate) })
}
