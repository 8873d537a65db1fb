import { MAIL } from '../../game/bounds.ts'
import { DAY } from '../../game/words.ts'
import { OF_NETWORK, OF_KNOWN, namedSeats } from './email-quotas.ts'
import type { Request } from '../http.ts'
import { isSpent } from './ledger.ts'
import { accountOf, addressMark } from '../credentials/mailbox.ts'
import { inLanes } from '../background/concurrency.ts'
import { type NamedBy, type Namer, namedByCaller, namedByOwner, namerIn, strangersAccount } from './named-by.ts'
import type { Ledger, Limit } from '../ports/ports.ts'
import type { Service } from '../service.ts'

export type Caller = Pick<Request, 'from' | 'receivedAt' | 'isForeign'>

/**
 * `held`: addresses that are not asked until their seat wants it. `unlisted`: of these, whose seats are not listed with the mailbox's others.
 * `namedBy`: undefined for the machine itself.
 */
export type Naming = {
  readonly held: ReadonlySet<string>
  readonly unlisted: ReadonlySet<string>
  readonly namedBy: NamedBy | undefined
}

const NONE: ReadonlySet<string> = new Set()

export const NOTHING_NAMED: Naming = { held: NONE, unlisted: NONE, namedBy: undefined }

type HoldingPorts = Pick<Service, 'ledger' | 'seal' | 'isOfClub'>

/** Of the strangers that it may name in a day. */
export const strangersLimits = ({ isKnown }: Pick<Namer, 'isKnown'>): readonly Limit[] =>
  isKnown ? OF_KNOWN : OF_NETWORK.strangers

/** One conditional write per stranger; the same one counts once a day. */
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

/** Whose account strangers are counted in. */
type Charge = { readonly account: string; readonly limits: readonly Limit[] }

const chargeOf = (namedBy: NamedBy): Charge => {
  const namer = namerIn(namedBy)
  return { account: strangersAccount(namer), limits: strangersLimits(namer) }
}

/**
 * Addresses that said yes still get their emails; the answer is alike for both, so it tells no one whether an address plays
 * here.
 */
const isHeldBack = async (ports: HoldingPorts, charge: Charge, email: string, now: number): Promise<boolean> => {
  const { ledger, seal } = ports
  const { account, limits } = charge
  const { proven } = await ledger.look(accountOf(seal, email))
  if (proven) return isSpent(limits, await ledger.counts(account, now, limits), true)
  return !(await mayReach(ports, account, addressMark(seal, email), now, limits))
}

/**
 * Whether a naming site has given this address to more seats than a mailbox's list can have of one: of the list only the newest 200 are read, so
 * that more would hide those of others. Alike for every address. The operator vouches for owners and networks that are known.
 */
const isPiled = async ({ ledger, seal }: HoldingPorts, namedBy: NamedBy, email: string, seats: number, now: number) => {
  const { site, isKnown } = namerIn(namedBy)
  if (isKnown) return false
  if (seats > MAIL.namedSeatsMonth) return true
  const account = `named-seats:${site}:${addressMark(seal, email)}`
  return (await ledger.take(account, undefined, now, namedSeats(seats))).kind !== 'taken'
}

/** Of an order's thousand, some at once. */
const LANES = 20

/** `emails`: one for each seat. `isListed`: these seats have the address already, and are listed. */
type Seats = { readonly emails: readonly string[]; readonly isListed: boolean }

const namingOf = async (
  ports: HoldingPorts,
  namedBy: NamedBy,
  { emails: seats, isListed }: Seats,
  now: number,
): Promise<Naming> => {
  const [held, unlisted] = [new Set<string>(), new Set<string>()]
  const piles = async (email: string): Promise<boolean> =>
    !isListed && isPiled(ports, namedBy, email, seats.filter((each) => each === email).length, now)
  await inLanes(
    [...new Set(seats)].map((email) => [email]),
    LANES,
    async (email) => {
      if (await piles(email)) unlisted.add(email)
      if (unlisted.has(email) || (await isHeldBack(ports, chargeOf(namedBy), email, now))) held.add(email)
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

/** All that another site's page names: its readers lend it their networks, so none of these is charged. */
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

/** Beyond so many games an hour, all addresses of a new one. The club's own networks have no such bound. */
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

/** For a program that the operator knows, who vouches for more people than a network's callers can. */
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
