import { EMAIL_LIMITS } from '../../game/limits/bounds.ts'
import { DAY, type Instant } from '../../game/model/words.ts'
import type { NamedBy } from '../ports/contacts.ts'
import type { Ledger } from '../ports/ledger.ts'
import { isSpent } from './ledger-account.ts'
import { parseNamedBy, strangersAccount } from './named-by.ts'
import { BOUNCES_OF_NETWORK } from './service-limits.ts'
import { strangerLimits } from './stranger-quota.ts'

/** Why an address is withheld: its network has named too many strangers today, or would have room but for bounces. */
export type WithheldCause = 'number' | 'bounces'

/**
 * Returns why an address that was named at this instant is withheld. Undefined if it is not known any more, or if the
 * cause is none of the two: it was named on another site's page, or with too many games or seats.
 */
export const withheldCause = async (
  ledger: Pick<Ledger, 'counts'>,
  namedBy: NamedBy | undefined,
  namedAt: Instant,
  now: Instant,
): Promise<WithheldCause | undefined> => {
  if (namedBy === undefined || Math.floor(namedAt / DAY) !== Math.floor(now / DAY)) return undefined
  const namer = parseNamedBy(namedBy)
  const limits = strangerLimits(namer)
  const counts = await ledger.counts(strangersAccount(namer), now, [...limits, ...BOUNCES_OF_NETWORK])
  const [strangers = 0, bounced = 0] = counts
  if (!isSpent(limits, counts, true)) return undefined
  return isSpent(limits, [strangers - bounced * EMAIL_LIMITS.bouncedDay], true) ? 'number' : 'bounces'
}
