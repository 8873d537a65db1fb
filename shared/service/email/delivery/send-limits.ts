import { storedRole } from '../../../game/model/stored-role.ts'
import type { ContactId } from '../../../game/model/people.ts'
import { type Duration, type Instant, SECOND } from '../../../game/model/words.ts'
import type { GameEmail } from '../../../email/game-emails/emails-for.ts'
import { undeliverableAt } from '../../limits/email-quotas.ts'
import { blockedReason, noteUndeliverable } from './undeliverable.ts'
import { mailboxAccount, readerAccount } from '../../credentials/mailbox.ts'
import type { Contacts } from '../../ports/contacts.ts'
import type { Ledger, QuotaLimit, TakeResult } from '../../ports/ledger.ts'
import type { OutgoingEmail, Mailer } from '../../ports/email.ts'
import type { Signer } from '../../ports/signer.ts'
import { type BounceTarget, makeBounceName } from '../../credentials/addresses/bounce-address.ts'

/** What sending an email needs. */
export type SendPorts = {
  readonly contacts: Contacts
  readonly ledger: Ledger
  readonly post: Mailer
  readonly signer: Signer
}

/** The seat that an email is for, or the person of a tournament (`holder`), and its address. */
export type Recipient = BounceTarget & {
  readonly contact: ContactId
  readonly email: string
  /** True if an earlier email to this address bounced. */
  readonly returned?: boolean | undefined
}

/** How long a delivery's claim lasts: longer than the timeout of the function that has it. */
export const LEASE: Duration = 30 * SECOND

/** Whether an email may be sent now, or why not. */
export type SendDecision = 'open' | Exclude<TakeResult['kind'], 'taken' | 'again'>

/** Counts the email or push message that `grant` identifies in one account of the ledger, if the limits allow it. */
export const takeFromAccount = async (
  ledger: Ledger,
  account: string,
  grant: string,
  now: Instant,
  limits: readonly QuotaLimit[],
): Promise<SendDecision> => gateAfter(await ledger.take(account, grant, now, limits))

const gateAfter = ({ kind }: TakeResult): SendDecision => (kind === 'taken' || kind === 'again' ? 'open' : kind)

const noteReturned = async ({ contacts }: SendPorts, { game, contact }: Recipient): Promise<void> => {
  await contacts.update(game, contact, { returned: true })
}

/**
 * Returns the key that identifies an email in the ledger (its grant): a retry of the email has the same key, and so is
 * not counted again.
 */
export const sendKey = (gameEmail: GameEmail): string => {
  const { game, version, seat } = gameEmail
  const request = 'request' in gameEmail ? `-${gameEmail.kind}-${gameEmail.request}` : ''
  return `${game}-${version}-${storedRole(seat)}${request}`
}

/** Returns the key that identifies an email in the daily counts of its seat's contact. */
export const dailyCountKey = (gameEmail: GameEmail): string =>
  'request' in gameEmail ? `${gameEmail.version}-${gameEmail.request}` : String(gameEmail.version)

/** How an email is counted against the limits of its address. */
export type SendCharge = {
  readonly grant: string
  readonly limits: readonly QuotaLimit[]
  /**
   * Given for emails about turns, between which some time must pass: this email is sent only if the address got its
   * last email about a turn at this instant or before (`Ledger.take`).
   */
  readonly notAfter?: Instant
  /** The address has not consented: all spellings of its mailbox share these limits. */
  readonly isStrangers?: boolean
}

/**
 * Checks the limits of an address, and counts the email. Each email costs one write in the ledger, and one read if its
 * spelling has an account of its own.
 */
export const checkAddressLimits = async (
  ports: Pick<SendPorts, 'ledger' | 'signer'>,
  email: string,
  { grant, limits, notAfter, isStrangers = false }: SendCharge,
  now: Instant,
): Promise<SendDecision> => {
  const account = (isStrangers ? mailboxAccount : readerAccount)(ports.signer, email)
  return (
    (await blockedReason(ports, email, now, account)) ??
    gateAfter(await ports.ledger.take(account, grant, now, limits, notAfter))
  )
}

/**
 * Checks the limits of a seat's address, and counts the email. If the address accepts no emails, this is noted, so that
 * the seat's page says so.
 */
export const checkSendLimits = async (
  ports: SendPorts,
  to: Recipient,
  passing: SendCharge,
  now: Instant,
): Promise<SendDecision> => {
  const gate = await checkAddressLimits(ports, to.email, passing, now)
  if (gate === 'dead') await noteReturned(ports, to)
  return gate
}

/**
 * Hands an email to the mail server. An address that is refused permanently gets nothing more; its seat's page says so
 * until an email is accepted again.
 */
export const postEmail = async (
  ports: SendPorts,
  to: Recipient,
  mail: OutgoingEmail,
  now: Instant,
): Promise<'sent' | 'dead'> => {
  const named: OutgoingEmail = { ...mail, bounceName: makeBounceName(ports.signer, to, to.contact, to.email) }
  if ((await ports.post.send(named)) === 'taken') {
    if (to.returned) await ports.contacts.update(to.game, to.contact, { returned: null })
    return 'sent'
  }
  await noteUndeliverable(ports, to.email, undeliverableAt(now), now)
  await noteReturned(ports, to)
  return 'dead'
}
