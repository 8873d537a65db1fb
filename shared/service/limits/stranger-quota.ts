import { MAIL } from '../../game/bounds.ts'
import { DAY } from '../../game/words.ts'
import { OF_KNOWN, OF_NETWORK, namedSeats } from './email-quotas.ts'
import type { Request } from '../http.ts'
import { isSpent } from './ledger.ts'
import { accountOf, addressMark } from '../credentials/mailbox.ts'
import { inLanes } from '../background/concurrency.ts'
import type { NamedBy } from '../ports/contact.ts'
import { type Namer, namedByCaller, namedByOwner, namerIn, strangersAccount } from './named-by.ts'
import type { Ledger, Limit } from '../ports/ledger.ts'
import type { Service } from '../service.ts'

export type Caller = Pick<Request, 'from' | 'receivedAt' | 'isForeign'>

/**
 * What becomes of the addresses that a request names. `held`: those that get no consent email until their seat asks for
 * it. `unlisted`: those of them whose seats are not listed with the mailbox's others. `namedBy`: undefined for a
 * request from this machine.
 */
export type Naming = {
  readonly held: ReadonlySet<string>
  readonly unlisted: ReadonlySet<string>
  readonly namedBy: NamedBy | undefined
}

const NONE: ReadonlySet<string> = new Set()

export const NOTHING_NAMED: Naming = { held: NONE, unlisted: NONE, namedBy: undefined }

type HoldingPorts = Pick<Service, 'ledger' | 'signer' | 'isOfClub'>

/** The limits of how many strangers may be named in a day. */
export const strangersLimits = ({ isKnown }: Pick<Namer, 'isKnown'>): readonly Limit[] =>
  isKnown ? OF_KNOWN : OF_NETWORK.strangers

/**
 * Counts a stranger, in one conditional write. The same one counts once a day. Returns false if the limit is used up.
 */
export const mayReach = async (
  { ledger }: { readonly ledger: Ledger },
  account: string,
  mark: string,
  now: number,
  limits: readonly Limit[],
): Promise<boolean> => {
  const { kind } = await ledger.take(account, `${mark}-${Math.floor(now / DAY)}`, now, limits)
  return kind === 'taken' || kind === 'again'
}

/** The account in which strangers are counted. */
type Charge = { readonly account: string; readonly limits: readonly Limit[] }

const chargeOf = (namedBy: NamedBy): Charge => {
  const namer = namerIn(namedBy)
  return { account: strangersAccount(namer), limits: strangersLimits(namer) }
}

/**
 * Whether an address is withheld. An address that has consented still gets its emails, but the result is the same for
 * both, so that nobody learns from it whether an address plays here.
 */
const isWithheld = async (ports: HoldingPorts, charge: Charge, email: string, now: number): Promise<boolean> => {
  const { ledger, signer } = ports
  const { account, limits } = charge
  const { proven } = await ledger.look(accountOf(signer, email))
  if (proven) return isSpent(limits, await ledger.counts(account, now, limits), true)
  return !(await mayReach(ports, account, addressMark(signer, email), now, limits))
}

/**
 * Whether a site has given this address to too many seats. Only the newest 200 of a mailbox's seats are read, so more
 * would crowd out those that others gave it. The result does not depend on whether the address has consented. The
 * operator vouches for owners and networks that are known.
 */
const namesTooManySeats = async (
  { ledger, signer }: HoldingPorts,
  namedBy: NamedBy,
  email: string,
  seats: number,
  now: number,
) => {
  const { site, isKnown } = namerIn(namedBy)
  if (isKnown) return false
  if (seats > MAIL.namedSeatsMonth) return true
  const account = `named-seats:${site}:${addressMark(signer, email)}`
  return (await ledger.take(account, undefined, now, namedSeats(seats))).kind !== 'taken'
}

/** How many addresses are looked at at once; an order may name a thousand. */
const CONCURRENCY = 20

/** `emails`: one for each seat. `isListed`: the seats have had the address before, and are listed under it. */
type Seats = { readonly emails: readonly string[]; readonly isListed: boolean }

const namingOf = async (
  ports: HoldingPorts,
  namedBy: NamedBy,
  { emails: seats, isListed }: Seats,
  now: number,
): Promise<Naming> => {
  const [held, unlisted] = [new Set<string>(), new Set<string>()]
  const isOverSeats = async (email: string): Promise<boolean> =>
    !isListed && namesTooManySeats(ports, namedBy, email, seats.filter((each) => each === email).length, now)
  await inLanes(
    [...new Set(seats)].map((email) => [email]),
    CONCURRENCY,
    async (email) => {
      if (await isOverSeats(email)) unlisted.add(email)
      if (unlisted.has(email) || (await isWithheld(ports, chargeOf(namedBy), email, now))) held.add(email)
      return true
    },
  )
  return { held, unlisted, namedBy }
}

const allHeld = (emails: readonly string[], namedBy: NamedBy | undefined): Naming => ({
  held: new Set(emails),
  unlisted: new Set(emails),
  namedBy,
})

const emailsIn = (named: readonly (string | null | undefined)[]): readonly string[] =>
  named.filter((email) => typeof email === 'string')

/**
 * What becomes of the addresses that a request names. All that another site's page names are withheld, and nobody is
 * charged: the request comes from the network of a visitor who does not know of it.
 */
export const heldBack = async (
  ports: HoldingPorts,
  caller: Caller,
  named: readonly (string | null | undefined)[],
  isListed = false,
): Promise<Naming> => {
  const namedBy = namedByCaller(ports, caller)
  if (caller.isForeign) return allHeld(emailsIn(named), namedBy)
  if (namedBy === undefined) return NOTHING_NAMED
  return namingOf(ports, namedBy, { emails: emailsIn(named), isListed }, caller.receivedAt)
}

/**
 * The same for a new game. Beyond a number of games an hour, all its addresses are withheld. The club's own networks
 * have no such limit.
 */
export const heldInGame = async (
  ports: HoldingPorts,
  caller: Caller,
  named: readonly (string | null | undefined)[],
): Promise<Naming> => {
  const namedBy = namedByCaller(ports, caller)
  if (caller.isForeign || namedBy === undefined || namerIn(namedBy).isKnown) return heldBack(ports, caller, named)
  const emails = emailsIn(named)
  if (emails.length === 0) return { ...NOTHING_NAMED, namedBy }
  const account = strangersAccount(namerIn(namedBy))
  const { kind } = await ports.ledger.take(account, undefined, caller.receivedAt, OF_NETWORK.games)
  return kind === 'taken' ? heldBack(ports, caller, emails) : allHeld(emails, namedBy)
}

/**
 * The same for a program with a key from the operator, who vouches for it: it may name more people than a network may.
 */
export const heldForOwner = async (
  ports: HoldingPorts,
  owner: string,
  caller: Caller,
  named: readonly (string | null | undefined)[],
): Promise<Naming> => {
  const namedBy = namedByOwner(owner)
  if (caller.isForeign || namedByCaller(ports, caller) === undefined) return heldBack(ports, caller, named)
  return namingOf(ports, namedBy, { emails: emailsIn(named), isListed: false }, caller.receivedAt)
}
