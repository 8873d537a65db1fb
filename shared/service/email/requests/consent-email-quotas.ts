import { mailableAddress } from '../../../api/values/email-address.ts'
import { EMAIL_LIMITS } from '../../../game/limits/bounds.ts'
import type { Instant } from '../../../game/model/words.ts'
import { bounceRate, hourlyStrangerLimit } from '../../limits/bounce-rate.ts'
import {
  NAMED_READER,
  NAMED_STRANGER,
  readerConsentLimits,
  shownConsentLimits,
  strangerConsentLimits,
} from '../../limits/email-quotas.ts'
import {
  BOUNCED_FOR_SITE,
  SENT_FOR_SITE,
  domainLimits,
  serviceAccount,
  serviceLimits,
} from '../../limits/service-limits.ts'
import { aliasedMailbox, domainWithQuota } from '../../limits/mailbox-providers.ts'
import { addressPseudonym } from '../../credentials/mailbox.ts'
import { type Namer, parseNamedBy, sentForAccount } from '../../limits/named-by.ts'
import type { Ledger, QuotaLimit } from '../../ports/ledger.ts'
import type { Signer } from '../../ports/signer.ts'
import type { Postponed } from '../../ports/contacts.ts'
import { signedText } from '../../credentials/signed-text.ts'

/**
 * Limits of the consent emails that are counted in one account of the ledger. `isShown`: emails that are only shown as
 * sent are counted, too.
 */
export type ConsentEmailQuota = {
  readonly why: Postponed['why']
  readonly account: string
  readonly limits: readonly QuotaLimit[]
  readonly isShown?: true
}

/**
 * `toAddress`: the limits of the address's own account. `others`: further quotas, in the order in which they are
 * checked. They are charged in reverse order: the first two determine the shares of the others, so if a charge fails in
 * between, a retry finds the same shares.
 */
type QuotasOf = { readonly toAddress: readonly QuotaLimit[]; readonly others: readonly ConsentEmailQuota[] }

/**
 * `stranger`: the quotas for an address that has not consented. `reader`: those for one that has consented to other
 * seats.
 */
export type ConsentEmailQuotas = { readonly stranger: QuotasOf; readonly reader: QuotasOf }

type Ports = { readonly ledger: Ledger; readonly signer: Signer }

export type NamedAddress = { readonly email: string; readonly namedBy?: string | undefined }

/**
 * Returns a pseudonym that is the same for all addresses that are known to belong to one mailbox. It is used only in
 * the accounts that count consent emails to strangers: a consent or a request for no emails by one of the
 * addresses does not hold for the mailbox's other addresses.
 */
const aliasesMark = (signer: Signer, email: string): string => {
  const mailbox = aliasedMailbox(email)
  return mailbox === undefined ? addressPseudonym(signer, email) : signer.pseudonym(signedText('aliased', mailbox))
}

const pairAccount = (signer: Signer, email: string, { site }: Namer): string =>
  `named:${site}:${aliasesMark(signer, email)}`

/**
 * Returns the account that counts the consent emails to an address that are sent, or only shown as sent. The address's
 * own account would not do: it counts nothing while the mailbox has stopped all emails, and does not include the
 * mailbox's other addresses.
 */
const shownAccount = (signer: Signer, email: string): string => `shown:${aliasesMark(signer, email)}`

const domainAccount = (signer: Signer, domain: string): string =>
  `domain:${signer.pseudonym(signedText('domain', domain))}`

/**
 * Returns how many full shares of a quota are used up today by whoever named the address. A share is `turnDay`
 * strangers, or as many as the owner may name if the operator knows the owner.
 */
const turnOf = async (ledger: Ledger, namer: Namer, now: Instant): Promise<number> => {
  const [sent = 0, bounced = 0] = await ledger.counts(sentForAccount(namer), now, [
    ...SENT_FOR_SITE,
    ...BOUNCED_FOR_SITE,
  ])
  const eachTurn = namer.isKnown ? EMAIL_LIMITS.knownDay : EMAIL_LIMITS.turnDay
  return Math.floor((sent + bounced) / eachTurn)
}

/**
 * Returns the quota of the address's domain. It does not hold for an owner whom the operator knows: such an owner
 * vouches for their people, who often share their club's domain.
 */
const ofDomain = ({ signer }: Ports, email: string, { isKnown }: Namer, turn: number): readonly ConsentEmailQuota[] => {
  const [, address = ''] = mailableAddress(email).split('@')
  const domain = isKnown ? undefined : domainWithQuota(address)
  return domain === undefined
    ? []
    : [{ why: 'domain', account: domainAccount(signer, domain), limits: domainLimits(turn) }]
}

/**
 * Returns the quotas of a consent email. Each limit is the share of whoever named the address: those who have caused
 * few emails find something left where others have caused many.
 */
export const consentEmailQuotas = async (
  ports: Ports,
  { email, namedBy }: NamedAddress,
  now: Instant,
): Promise<ConsentEmailQuotas> => {
  const { ledger, signer } = ports
  const service = async (turn: number): Promise<ConsentEmailQuota> => ({
    why: 'service',
    account: serviceAccount(now),
    limits: serviceLimits(hourlyStrangerLimit(await bounceRate(ledger, now)), turn),
  })
  if (namedBy === undefined)
    return {
      stranger: { toAddress: strangerConsentLimits(0), others: [await service(0)] },
      reader: { toAddress: readerConsentLimits(0), others: [] },
    }
  const namer = parseNamedBy(namedBy)
  const account = pairAccount(signer, email, namer)
  const [[, month = 0, today = 0], turn] = await Promise.all([
    ledger.counts(account, now, [...NAMED_STRANGER, ...NAMED_READER]),
    turnOf(ledger, namer, now),
  ])
  const others: readonly ConsentEmailQuota[] = [
    { why: 'network', account, limits: NAMED_STRANGER, isShown: true },
    { why: 'service', account: sentForAccount(namer), limits: SENT_FOR_SITE },
    ...ofDomain(ports, email, namer, turn),
    await service(turn),
    { why: 'address', account: shownAccount(signer, email), limits: shownConsentLimits(month), isShown: true },
  ]
  return {
    stranger: { toAddress: strangerConsentLimits(month), others },
    reader: { toAddress: readerConsentLimits(today), others: [{ why: 'network', account, limits: NAMED_READER }] },
  }
}
