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
import type { Ledger, Limit, Seal } from '../../ports/ports.ts'
import type { Postponed } from './postponed.ts'

/** How many first emails an account of the ledger may send. `isShown`: those that are only shown as sent count, too. */
export type Quota = {
  readonly why: Postponed['why']
  readonly account: string
  readonly limits: readonly Limit[]
  readonly isShown?: true
}

/**
 * `toAddress`: of the address's own account. `others`: in the order in which they are looked at. They are charged from the last to the first: the
 * first two say how large a share of the others is, and a retry must find the share that its first try found.
 */
type QuotasOf = { readonly toAddress: readonly Limit[]; readonly others: readonly Quota[] }

/** `stranger`: of an address that has not consented. `reader`: of one that has. */
export type Quotas = { readonly stranger: QuotasOf; readonly reader: QuotasOf }

type Ports = { readonly ledger: Ledger; readonly seal: Seal }

export type Named = { readonly email: string; readonly namedBy?: string | undefined }

/**
 * One for all addresses that are known to be one mailbox's, in the accounts of strangers' first emails alone: what one of them has
 * said, a stop or a consent, holds for no other.
 */
const aliasesMark = (seal: Seal, email: string): string => {
  const mailbox = aliasedMailbox(email)
  return mailbox === undefined ? addressMark(seal, email) : seal.mark(['crownhead', 'aliased', mailbox].join('|'))
}

const pairAccount = (seal: Seal, email: string, { site }: Namer): string => `named:${site}:${aliasesMark(seal, email)}`

/**
 * Apart from the address's own account, which takes nothing while it is stopped, and knows nothing of the other addresses of its
 * mailbox.
 */
const shownAccount = (seal: Seal, email: string): string => `shown:${aliasesMark(seal, email)}`

const domainAccount = (seal: Seal, domain: string): string =>
  `domain:${seal.mark(['crownhead', 'domain', domain].join('|'))}`

/** How often it has had its turn today. An owner whom the operator knows has one turn for all that it may name. */
const turnOf = async (ledger: Ledger, namer: Namer, now: Instant): Promise<number> => {
  const [sent = 0, bounced = 0] = await ledger.counts(sentForAccount(namer), now, [...SENT_FOR, ...BOUNCED_FOR])
  const eachTurn = namer.isKnown ? MAIL.knownDay : MAIL.freshDay
  return Math.floor((sent + bounced) / eachTurn)
}

/** An owner whom the operator knows vouches for its people, who often share their club's domain. */
const ofDomain = ({ seal }: Ports, email: string, { isKnown }: Namer, turn: number): readonly Quota[] => {
  const [, address = ''] = mailableAddress(email).split('@')
  const domain = isKnown ? undefined : domainWithQuota(address)
  return domain === undefined
    ? []
    : [{ why: 'domain', account: domainAccount(seal, domain), limits: domainLimits(turn) }]
}

/**
 * What counts besides the address itself. All are shares of whoever named it: who has caused few emails finds room where
 * others have caused many.
 */
export const quotasFor = async (ports: Ports, { email, namedBy }: Named, now: Instant): Promise<Quotas> => {
  const { ledger, seal } = ports
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
  const account = pairAccount(seal, email, namer)
  const [[, month = 0, today = 0], turn] = await Promise.all([
    ledger.counts(account, now, [...NAMED_STRANGER, ...NAMED_READER]),
    turnOf(ledger, namer, now),
  ])
  const others: readonly Quota[] = [
    { why: 'network', account, limits: NAMED_STRANGER, isShown: true },
    { why: 'service', account: sentForAccount(namer), limits: SENT_FOR },
    ...ofDomain(ports, email, namer, turn),
    await service(turn),
    { why: 'address', account: shownAccount(seal, email), limits: shownDoors(month), isShown: true },
  ]
  return {
    stranger: { toAddress: strangersDoors(month), others },
    reader: { toAddress: readersDoors(today), others: [{ why: 'network', account, limits: NAMED_READER }] },
  }
}
