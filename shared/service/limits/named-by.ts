import { isLoopback, networkOf, siteOf } from './client-network.ts'
import type { Request } from '../runtime/http.ts'
import type { NamedBy } from '../ports/contacts.ts'
import type { Signer } from '../ports/signer.ts'
import { signedText } from '../credentials/signed-text.ts'

/**
 * The parts of a `NamedBy`. `network` names the account that counts the strangers named in a day. `site` names the
 * accounts that count the emails caused: its shares of the quotas of an address, a domain and the whole service follow
 * from them. `isKnown`: the operator knows who it is.
 */
export type Namer = { readonly network: string; readonly site: string; readonly isKnown: boolean }

/** Characters of a pseudonym, which have 48 bits. Two networks with the same pseudonym would share their quotas. */
const LENGTH = 8

const marked = (signer: Signer, kind: 'network' | 'site' | 'secretary', name: string): string =>
  signer.pseudonym(signedText('naming', kind, name)).slice(0, LENGTH)

const OWNER = 'owner:'

/** All networks of the club count as one. No owner has this name, as owners' names are longer. */
const CLUB: NamedBy = `${OWNER}club`

/**
 * Returns who names an address with a request. Undefined for a request from this machine, whose emails never leave it.
 */
export const namedByCaller = (
  { signer, isOfClub }: { readonly signer: Signer; readonly isOfClub?: (from: string) => boolean },
  { from }: Pick<Request, 'from'>,
): NamedBy | undefined => {
  if (isLoopback(from)) return undefined
  if (isOfClub?.(from)) return CLUB
  return `${marked(signer, 'network', networkOf(from))}.${marked(signer, 'site', siteOf(from))}`
}

/** The last part of a `NamedBy` whose address was typed by the person in the seat, on our own page. */
const BY_HOLDER = '.own'

/** Returns who names an address, noting that it is the person in the seat who typed it. Clubs share one name. */
export const namedByHolder = (namedBy: NamedBy | undefined): NamedBy | undefined =>
  namedBy === undefined || namedBy.startsWith(OWNER) ? namedBy : `${namedBy}${BY_HOLDER}`

export const isNamedByHolder = (namedBy: NamedBy | undefined): boolean => namedBy?.endsWith(BY_HOLDER) === true

/**
 * Returns whether one person typed both addresses, as far as is known: on our own pages, from the same network. Requests
 * from this machine have no network, so their seats are confirmed one by one.
 */
export const isTypedTogether = (one: NamedBy | undefined, other: NamedBy | undefined): boolean =>
  one === other && isNamedByHolder(one)

/**
 * Returns who names the players of a tournament: its secretary, by the pseudonym of the mailbox or of the owner of the
 * API key (`mark`), and the site that `namedBy` names. Those whom the operator knows, and this machine, stay as they are.
 */
export const namedBySecretary = (signer: Signer, namedBy: NamedBy | undefined, mark: string): NamedBy | undefined =>
  namedBy === undefined || namedBy.startsWith(OWNER)
    ? namedBy
    : `${marked(signer, 'secretary', mark)}.${parseNamedBy(namedBy).site}`

export const namedByOwner = (owner: string): NamedBy => OWNER + owner

export const parseNamedBy = (namedBy: NamedBy): Namer => {
  if (namedBy.startsWith(OWNER)) return { network: namedBy, site: namedBy, isKnown: true }
  const [network = '', site = ''] = namedBy.split('.')
  return { network, site, isKnown: false }
}

/** Returns the account in the ledger that counts the strangers that a network has named today. */
export const strangersAccount = ({ network }: Namer): string => `strangers:${network}`

/**
 * Returns the account in the ledger that counts today's consent emails to strangers whose addresses this network or
 * owner named.
 */
export const sentForAccount = ({ site }: Namer): string => `sent-for:${site}`
