import type { Instant } from '../../../game/words.ts'
import { bounceRate, isTooHigh, strangersHour } from '../../limits/bounce-rate.ts'
import { BOUNCED, BOUNCED_FOR, BOUNCED_NAMED, serviceAccount } from '../../limits/email-quotas.ts'
import { accountOf } from '../../credentials/mailbox.ts'
import { type NamedBy, namerIn, sentForAccount, strangersAccount } from '../../limits/named-by.ts'
import type { Ledger, Log, Seal } from '../../ports/ports.ts'

/** `event`: the same each time that this bounce is told of. */
export type FirstBounce = { readonly email: string; readonly event: string }

/** An alarm listens for this line (infra/parts/feeding-back.ts). */
export const TOO_MANY_BOUNCES = 'too many first emails come back'

/**
 * A first email to a stranger has come back for good. That is charged to the network that named the address, as if it had named
 * ten; and while many come back, all strangers together get fewer first emails. Repeatable.
 */
export const chargeBounce = async (
  { ledger, seal, log }: { readonly ledger: Ledger; readonly seal: Seal; readonly log: Log },
  { email, event }: FirstBounce,
  namedBy: NamedBy | undefined,
  now: Instant,
): Promise<void> => {
  if ((await ledger.look(accountOf(seal, email))).proven) return
  if (namedBy !== undefined) {
    const namer = namerIn(namedBy)
    await ledger.take(strangersAccount(namer), event, now, BOUNCED_NAMED)
    await ledger.take(sentForAccount(namer), event, now, BOUNCED_FOR)
  }
  await ledger.take(serviceAccount(now), event, now, BOUNCED)
  const rate = await bounceRate(ledger, now)
  if (isTooHigh(rate)) log('warn', TOO_MANY_BOUNCES, { ...rate, strangersHour: strangersHour(rate) })
}
