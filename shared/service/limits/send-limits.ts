import type { ContactId } from '../../game/people.ts'
import { type Duration, type Instant, type Role, SECOND } from '../../game/words.ts'
import type { Letter } from '../../mail/letters.ts'
import { goneAt } from './email-quotas.ts'
import { closedOf, noteFailing } from '../email/delivery/undeliverable.ts'
import { accountOf, readerAccount } from '../credentials/mailbox.ts'
import type { Contacts } from '../ports/contact.ts'
import type { GameId } from '../ports/games.ts'
import type { Ledger, Limit, Taken } from '../ports/ledger.ts'
import type { Mail, Post } from '../ports/email.ts'
import type { Seal } from '../ports/signer.ts'
import { returnName } from '../credentials/bounce-address.ts'

/** What sending an email needs. */
export type GatePorts = {
  readonly contacts: Contacts
  readonly ledger: Ledger
  readonly post: Post
  readonly signer: Seal
}

/** The seat that an email is for, and its address. */
export type Reached = {
  readonly game: GameId
  readonly role: Role
  readonly contact: ContactId
  readonly email: string
  /** An earlier email to it came back. */
  readonly returned?: boolean | undefined
}

/** How long a delivery's claim lasts: longer than the timeout of the function that has it. */
export const HOLD: Duration = 30 * SECOND

/** Whether an email may be sent now, or why not. */
export type Gate = 'open' | Exclude<Taken['kind'], 'taken' | 'again'>

/** Takes from one account of the ledger. */
export const takenFrom = async (
  ledger: Ledger,
  account: string,
  grant: string,
  now: Instant,
  limits: readonly Limit[],
): Promise<Gate> => gateAfter(await ledger.take(account, grant, now, limits))

const gateAfter = ({ kind }: Taken): Gate => (kind === 'taken' || kind === 'again' ? 'open' : kind)

const noteReturned = async ({ contacts }: GatePorts, { game, contact }: Reached): Promise<void> => {
  await contacts.amend(game, contact, { returned: true })
}

/** The grant of an email in the ledger: a retry of the same email has the same one, and counts once. */
export const grantOf = (gameEmail: Letter): string => {
  const { game, version, seat } = gameEmail
  const request = 'request' in gameEmail ? `-${gameEmail.kind}-${gameEmail.request}` : ''
  return `${game}-${version}-${seat}${request}`
}

/** The grant of an email in the daily counts of its seat's contact. */
export const grantIn = (gameEmail: Letter): string =>
  'request' in gameEmail ? `${gameEmail.version}-${gameEmail.request}` : String(gameEmail.version)

/** What an email takes from the limits of its address. */
export type Passing = {
  readonly grant: string
  readonly limits: readonly Limit[]
  /** For emails about turns, which keep some time apart: the same as in `Ledger.take`. */
  readonly notAfter?: Instant
  /** The address has not consented: all spellings of its mailbox share these limits. */
  readonly isStrangers?: boolean
}

/**
 * Checks the limits of an address. Every email passes here, at the cost of one write in the ledger, and one read for a
 * spelling that has its own account.
 */
export const gateOfAddress = async (
  ports: Pick<GatePorts, 'ledger' | 'signer'>,
  email: string,
  { grant, limits, notAfter, isStrangers = false }: Passing,
  now: Instant,
): Promise<Gate> => {
  const account = (isStrangers ? accountOf : readerAccount)(ports.signer, email)
  return (
    (await closedOf(ports, email, now, account)) ??
    gateAfter(await ports.ledger.take(account, grant, now, limits, notAfter))
  )
}

/** Checks the limits of a seat's address. The seat's page says so if the address accepts no emails. */
export const gateOf = async (ports: GatePorts, to: Reached, passing: Passing, now: Instant): Promise<Gate> => {
  const gate = await gateOfAddress(ports, to.email, passing, now)
  if (gate === 'dead') await noteReturned(ports, to)
  return gate
}

/**
 * Hands an email to the mail server. An address that is refused permanently gets nothing more; its seat's page says so
 * until an email is accepted again.
 */
export const post = async (ports: GatePorts, to: Reached, mail: Mail, now: Instant): Promise<'sent' | 'dead'> => {
  const named = { ...mail, returnName: returnName(ports.signer, to, to.contact, to.email) }
  if ((await ports.post.send(named)) === 'taken') {
    if (to.returned) await ports.contacts.amend(to.game, to.contact, { returned: null })
    return 'sent'
  }
  await noteFailing(ports, to.email, goneAt(now), now)
  await noteReturned(ports, to)
  return 'dead'
}
