import { mailableAddress } from '../../../api/values/email-address.ts'
import { MAIL } from '../../../game/bounds.ts'
import type { Instant } from '../../../game/words.ts'
import { bounceRate, strangersHour } from '../../limits/bounce-rate.ts'
import {
  BOUNCED_FOR,
  NAMED_READER,
  NAMED_STRANGER,
  SENT_FOR,
  domainLimits,
  readersDoors,
  serviceAccount,
  serviceLimits,
  shownDoors,
  strangersDoors,
} from '../../limits/email-quotas.ts'
import { aliasedMailbox, domainWithQuota } from '../../limits/mailbox-providers.ts'
import { addressMark } from '../../credentials/mailbox.ts'
import { type Namer, namerIn, sentForAccount } from '../../limits/named-by.ts'
import type { Ledger, Limit } from '../../ports/ledger.ts'
import type { Seal } from '../../ports/signer.ts'
import type { Postponed } from '../../ports/contact.ts'

/**
 * Limits of the consent emails that count in an account of the ledger. `isShown`: those that are only shown as sent
 * count, too.
 */
export type Quota = {
  readonly why: Postponed['why']
  readonly account: string
  readonly limits: readonly Limit[]
  readonly isShown?: true
}

/**
 * `toAddress`: the limits of the address's own account. `others`: further quotas, in the order in which they are
 * checked. They are charged from the last to the first: the first two determine the shares of the others, and a retry
 * must find the share that the first attempt found.
 */
type QuotasOf = { readonly toAddress: readonly Limit[]; readonly others: readonly Quota[] }

/**
 * `stranger`: the quotas for an address that has not consented. `reader`: those for one that has consented to other
 * seats.
 */
export type Quotas = { readonly stranger: QuotasOf; readonly reader: QuotasOf }

type Ports = { readonly ledger: Ledger; readonly signer: Seal }

export type Named = { readonly email: string; readonly namedBy?: string | undefined }

/**
 * A pseudonym that is the same for all addresses that are known to belong to one mailbox. It is used only in the
 * accounts that count consent emails to strangers: what was said at one of the addresses, a stop or a consent, does not
 * hold for the others.
 */
const aliasesMark = (signer: Seal, email: string): string => {
  const mailbox = aliasedMailbox(email)
  return mailbox === undefined ? addressMark(signer, email) : signer.mark(['crownhead', 'aliased', mailbox].join('|'))
}

const pairAccount = (signer: Seal, email: string, { site }: Namer): string =>
  `named:${site}:${aliasesMark(signer, email)}`

/**
 * The account that counts the consent emails to an address that are sent or shown as sent. The address's own account
 * would not do: it accepts no takes while it is stopped, and does not include the other addresses of its mailbox.
 */
const shownAccount = (signer: Seal, email: string): string => `shown:${aliasesMark(signer, email)}`

const domainAccount = (signer: Seal, domain: string): string =>
  `domain:${signer.mark(['crownhead', 'domain', domain].join('|'))}`

/**
 * How many full shares a naming site has used today. For an owner whom the operator knows, one share is as many
 * strangers as it may name.
 */
const turnOf = async (ledger: Ledger, namer: Namer, now: Instant): Promise<number> => {
  const [sent = 0, bounced = 0] = await ledger.counts(sentForAccount(namer), now, [...SENT_FOR, ...BOUNCED_FOR])
  const eachTurn = namer.isKnown ? MAIL.knownDay : MAIL.freshDay
  return Math.floor((sent + bounced) / eachTurn)
}

/**
 * The quota of the address's domain. It does not hold for an owner whom the operator knows: they vouch for their
 * people, who often share their club's domain.
 */
const ofDomain = ({ signer }: Ports, email: string, { isKnown }: Namer, turn: number): readonly Quota[] => {
  const [, address = ''] = mailableAddress(email).split('@')
  const domain = isKnown ? undefined : domainWithQuota(address)
  return domain === undefined
    ? []
    : [{ why: 'domain', account: domainAccount(signer, domain), limits: domainLimits(turn) }]
}

/**
 * The quotas of a consent email. Each limit is the share of whoever named the address: those who have caused few emails
 * find something left where others have caused many.
 */
export const quotasFor = async (ports: Ports, { email, namedBy }: Named, now: Instant): Promise<Quotas> => {
  const { ledger, signer } = ports
  const service = async (turn: number): Promise<Quota> => ({
    why: 'service',
    account: serviceAccount(now),
    limits: serviceLimits(strangersHour(await bounceRate(ledger, now)), turn),
  })
  if (namedBy === undefined)
    return {
      stranger: { toAddress: strangersDoors(0), others: [await service(0)] },
      reader: { toAddress: readersDoors(0), others: [] },
    }
  const namer = namerIn(namedBy)
  const account = pairAccount(signer, email, namer)
  const [[, month = 0, today = 0], turn] = await Promise.all([
    ledger.counts(account, now, [...NAMED_STRANGER, ...NAMED_READER]),
    turnOf(ledger, namer, now),
  ])
  const others: readonly Quota[] = [
    { why: 'network', account, limits: NAMED_STRANGER, isShown: true },
    { why: 'service', account: sentForAccount(namer), limits: SENT_FOR },
    ...ofDomain(ports, email, namer, turn),
    await service(turn),
    { why: 'address', account: shownAccount(signer, email), limits: shownDoors(month), isShown: true },
  ]
  return {
    stranger: { toAddress: strangersDoors(month), others },
    reader: { toAddress: readersDoors(today), others: [{ why: 'network', account, limits: NAMED_READER }] },
  }
}
