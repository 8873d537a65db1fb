import { isOwnMachine, networkOf, siteOf } from './client-network.ts'
import type { Request } from '../http.ts'
import type { NamedBy } from '../ports/contact.ts'
import type { Seal } from '../ports/ports.ts'

export type { NamedBy } from '../ports/contact.ts'

/** `network`: whose strangers of a day are counted. `site`: who shares what one address, one domain and the service may get. */
export type Namer = { readonly network: string; readonly site: string; readonly isKnown: boolean }

/** 48 bits: two networks that share a mark would share their quotas. */
const LENGTH = 8

const marked = (seal: Seal, kind: 'network' | 'site', name: string): string =>
  seal.mark(['crownhead', 'naming', kind, name].join('|')).slice(0, LENGTH)

const OWNER = 'owner:'

/** Shorter than any owner's name. All networks of the club are one. */
const CLUB: NamedBy = `${OWNER}club`

/** Undefined for the machine itself, whose emails stay here. */
export const namedByCaller = (
  { seal, isOfClub }: { readonly seal: Seal; readonly isOfClub?: (from: string) => boolean },
  { from }: Pick<Request, 'from'>,
): NamedBy | undefined => {
  if (isOwnMachine(from)) return undefined
  if (isOfClub?.(from)) return CLUB
  return `${marked(seal, 'network', networkOf(from))}.${marked(seal, 'site', siteOf(from))}`
}

export const namedByOwner = (owner: string): NamedBy => OWNER + owner

export const namerIn = (namedBy: NamedBy): Namer => {
  if (namedBy.startsWith(OWNER)) return { network: namedBy, site: namedBy, isKnown: true }
  const [network = '', site = ''] = namedBy.split('.')
  return { network, site, isKnown: false }
}

/** In the ledger: the strangers that it has named today. */
export const strangersAccount = ({ network }: Namer): string => `strangers:${network}`

/** In the ledger: the first emails to strangers that were sent for it today. */
export const sentForAccount = ({ site }: Namer): string => `sent-for:${site}`
