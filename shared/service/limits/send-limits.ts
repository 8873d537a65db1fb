import type { ContactId } from '../../game/people.ts'
import { type Duration, type Instant, type Role, SECOND } from '../../game/words.ts'
import type { Letter } from '../../mail/letters.ts'
import { goneAt } from './email-quotas.ts'
import { closedOf, noteFailing } from '../email/delivery/undeliverable.ts'
import { accountOf, readerAccount } from '../credentials/mailbox.ts'
import type { Contacts, GameId, Ledger, Limit, Mail, Post, Seal, Taken } from '../ports/ports.ts'
import { returnName } from '../credentials/bounce-address.ts'

export type GatePorts = {
  readonly contacts: Contacts
  readonly ledger: Ledger
  readonly post: Post
  readonly seal: Seal
}

export type Reached = {
  readonly game: GameId
  readonly role: Role
  readonly contact: ContactId
  readonly email: string
  /** An earlier email came back. */
  readonly returned?: boolean | undefined
}

/** Of a delivery's claim; longer than the function's timeout. */
export const HOLD: Duration = 30 * SECOND

export type Gate = 'open' | Exclude<Taken['kind'], 'taken' | 'again'>

export const takenFrom = async (
  ledger: Ledger,
  account: string,
  grant: string,
  now: Instant,
  limits: readonly Limit[],
): Promise<Gate> => gateAfter(await ledger.take(account, grant, now, limits))

const gateAfter = ({ kind }: Taken): Gate => (kind === 'taken' || kind === 'again' ? 'open' : kind)

const returned = async ({ contacts }: GatePorts, { game, contact }: Reached): Promise<void> => {
  await contacts.amend(game, contact, { returned: true })
}

export const grantOf = (letter: Letter): string => {
  const { game, version, seat } = letter
  const asked = 'request' in letter ? `-${letter.kind}-${letter.request}` : ''
  return `${game}-${version}-${seat}${asked}`
}

/** In the entry of its seat. */
export const grantIn = (letter: Letter): string =>
  'request' in letter ? `${letter.version}-${letter.request}` : String(letter.version)

export type Passing = {
  readonly grant: string
  readonly limits: readonly Limit[]
  /** Of turns, which keep a distance (`Ledger`). */
  readonly notAfter?: Instant
  /** Of who has not asked for emails: all spellings of a mailbox share them. */
  readonly isStrangers?: boolean
}

/** Every email passes here: one write in its address's ledger, and a read for a spelling of its own. A retry counts once. */
export const gateOfAddress = async (
  ports: Pick<GatePorts, 'ledger' | 'seal'>,
  email: string,
  { grant, limits, notAfter, isStrangers = false }: Passing,
  now: Instant,
): Promise<Gate> => {
  const account = (isStrangers ? accountOf : readerAccount)(ports.seal, email)
  return (
    (await closedOf(ports, email, now, account)) ??
    gateAfter(await ports.ledger.take(account, grant, now, limits, notAfter))
  )
}

/** Of a seat, whose page says if its address takes no emails. */
export const gateOf = async (ports: GatePorts, to: Reached, passing: Passing, now: Instant): Promise<Gate> => {
  const gate = await gateOfAddress(ports, to.email, passing, now)
  if (gate === 'dead') await returned(ports, to)
  return gate
}

/** An address refused for good gets nothing more; its seat's page says so, until one is taken again. */
export const post = async (ports: GatePorts, to: Reached, mail: Mail, now: Instant): Promise<'sent' | 'dead'> => {
  const named = { ...mail, returnName: returnName(ports.seal, to, to.contact, to.email) }
  if ((await ports.post.send(named)) === 'taken') {
    if (to.returned) await ports.contacts.amend(to.game, to.contact, { returned: null })
    return 'sent'
  }
  await noteFailing(ports, to.email, goneAt(now), now)
  await returned(ports, to)
  return 'dead'
}
