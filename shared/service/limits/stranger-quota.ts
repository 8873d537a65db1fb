import { EMAIL_LIMITS } from '../../game/limits/bounds.ts'
import { DAY } from '../../game/model/words.ts'
import { namedSeatLimits } from './email-quotas.ts'
import { KNOWN_OWNER_LIMITS, NETWORK_LIMITS } from './service-limits.ts'
import type { Request } from '../runtime/http.ts'
import { isSpent } from './ledger-account.ts'
import { LIMIT_MESSAGES } from './log-spent-limits.ts'
import { mailboxAccount, addressPseudonym } from '../credentials/mailbox.ts'
import { forEachConcurrently } from '../runtime/concurrency.ts'
import type { NamedBy } from '../ports/contacts.ts'
import { type Namer, namedByCaller, namedByOwner, parseNamedBy, strangersAccount } from './named-by.ts'
import type { Ledger, QuotaLimit } from '../ports/ledger.ts'
import type { Service } from '../runtime/service.ts'

export type RequestSource = Pick<Request, 'from' | 'receivedAt' | 'isForeign'>

/**
 * What becomes of the addresses that a request names. `withheld`: those that get no consent email until their seat asks
 * for it. `unlisted`: those of them whose seats are not listed with the mailbox's other seats. `namedBy`: undefined for
 * a request from this machine.
 */
export type NamedAddresses = {
  readonly withheld: ReadonlySet<string>
  readonly unlisted: ReadonlySet<string>
  readonly namedBy: NamedBy | undefined
}

const NONE: ReadonlySet<string> = new Set()

export const NO_NAMED_ADDRESSES: NamedAddresses = { withheld: NONE, unlisted: NONE, namedBy: undefined }

/**
 * Why addresses are withheld. `foreign`: a page of another site sent the request. `games`: its network has created too
 * many games with addresses this hour. `strangers`: its network or owner has named too many strangers today. `seats`:
 * its network has given an address to too many seats.
 */
export const WITHHELD_REASONS = ['foreign', 'games', 'strangers', 'seats'] as const
type WithheldReason = (typeof WITHHELD_REASONS)[number]

const logWithheld = ({ log }: HoldingPorts, why: WithheldReason, addresses: number): void => {
  if (addresses > 0) log('info', LIMIT_MESSAGES.withheld, { why, addresses })
}

type HoldingPorts = Pick<Service, 'ledger' | 'signer' | 'isOfClub' | 'log'>

/** Returns the limits of how many strangers may be named in a day. */
export const strangerLimits = ({ isKnown }: Pick<Namer, 'isKnown'>): readonly QuotaLimit[] =>
  isKnown ? KNOWN_OWNER_LIMITS : NETWORK_LIMITS.strangers

/**
 * Counts a stranger, in one conditional write. The same stranger counts once a day. Returns false if the limit is used
 * up.
 */
export const countStranger = async (
  { ledger }: { readonly ledger: Ledger },
  account: string,
  mark: string,
  now: number,
  limits: readonly QuotaLimit[],
): Promise<boolean> => {
  const { kind } = await ledger.take(account, `${mark}-${Math.floor(now / DAY)}`, now, limits)
  return kind === 'taken' || kind === 'again'
}

/** The account in which strangers are counted. */
type Charge = { readonly account: string; readonly limits: readonly QuotaLimit[] }

const chargeOf = (namedBy: NamedBy): Charge => {
  const namer = parseNamedBy(namedBy)
  return { account: strangersAccount(namer), limits: strangerLimits(namer) }
}

/**
 * Returns whether an address is withheld, because the limit of named strangers is used up. The result is the same for
 * an address that has consented, which gets its emails all the same: so nobody learns from it whether an address plays
 * here.
 */
const isWithheld = async (ports: HoldingPorts, charge: Charge, email: string, now: number): Promise<boolean> => {
  const { ledger, signer } = ports
  const { account, limits } = charge
  const { proven } = await ledger.readStatus(mailboxAccount(signer, email))
  if (proven) return isSpent(limits, await ledger.counts(account, now, limits), true)
  return !(await countStranger(ports, account, addressPseudonym(signer, email), now, limits))
}

/**
 * Returns whether a network has given this address to too many seats: only the newest 200 of a mailbox's seats are
 * read, so they would crowd out the seats that others gave it. The result does not depend on whether the address has
 * consented. It is false for owners and networks that the operator knows and vouches for.
 */
const namesTooManySeats = async (
  { ledger, signer }: HoldingPorts,
  namedBy: NamedBy,
  email: string,
  seats: number,
  now: number,
) => {
  const { site, isKnown } = parseNamedBy(namedBy)
  if (isKnown) return false
  if (seats > EMAIL_LIMITS.namedSeatsMonth) return true
  const account = `named-seats:${site}:${addressPseudonym(signer, email)}`
  return (await ledger.take(account, undefined, now, namedSeatLimits(seats))).kind !== 'taken'
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
): Promise<NamedAddresses> => {
  const [withheld, unlisted] = [new Set<string>(), new Set<string>()]
  const isOverSeats = async (email: string): Promise<boolean> =>
    !isListed && namesTooManySeats(ports, namedBy, email, seats.filter((each) => each === email).length, now)
  await forEachConcurrently(
    [...new Set(seats)].map((email) => [email]),
    CONCURRENCY,
    async (email) => {
      if (await isOverSeats(email)) unlisted.add(email)
      if (unlisted.has(email) || (await isWithheld(ports, chargeOf(namedBy), email, now))) withheld.add(email)
      return true
    },
  )
  logWithheld(ports, 'seats', unlisted.size)
  logWithheld(ports, 'strangers', withheld.size - unlisted.size)
  return { withheld, unlisted, namedBy }
}

const withholdAll = (
  ports: HoldingPorts,
  why: WithheldReason,
  emails: readonly string[],
  namedBy: NamedBy | undefined,
): NamedAddresses => {
  const all = new Set(emails)
  logWithheld(ports, why, all.size)
  return { withheld: all, unlisted: all, namedBy }
}

const emailsIn = (named: readonly (string | null | undefined)[]): readonly string[] =>
  named.filter((email) => typeof email === 'string')

/**
 * Returns what becomes of the addresses that a request names. If a page of another site sends the request, all of them
 * are withheld, and nobody is charged: it comes from the network of a visitor who does not know of it.
 */
export const checkNamedAddresses = async (
  ports: HoldingPorts,
  caller: RequestSource,
  named: readonly (string | null | undefined)[],
  isListed = false,
): Promise<NamedAddresses> => {
  const namedBy = namedByCaller(ports, caller)
  if (caller.isForeign) return withholdAll(ports, 'foreign', emailsIn(named), namedBy)
  if (namedBy === undefined) return NO_NAMED_ADDRESSES
  return namingOf(ports, namedBy, { emails: emailsIn(named), isListed }, caller.receivedAt)
}

/**
 * Returns what becomes of the addresses that a new game names. If its network has created too many games with addresses
 * this hour, all of them are withheld. The club's own networks have no such limit.
 */
export const checkNewGameAddresses = async (
  ports: HoldingPorts,
  caller: RequestSource,
  named: readonly (string | null | undefined)[],
): Promise<NamedAddresses> => {
  const namedBy = namedByCaller(ports, caller)
  if (caller.isForeign || namedBy === undefined || parseNamedBy(namedBy).isKnown)
    return checkNamedAddresses(ports, caller, named)
  const emails = emailsIn(named)
  if (emails.length === 0) return { ...NO_NAMED_ADDRESSES, namedBy }
  const account = strangersAccount(parseNamedBy(namedBy))
  const { kind } = await ports.ledger.take(account, undefined, caller.receivedAt, NETWORK_LIMITS.games)
  return kind === 'taken' ? checkNamedAddresses(ports, caller, emails) : withholdAll(ports, 'games', emails, namedBy)
}

/**
 * Returns what becomes of the addresses that a program names with a key from the operator, who vouches for it: the
 * program may name more people than a network may.
 */
export const checkOwnerAddresses = async (
  ports: HoldingPorts,
  owner: string,
  caller: RequestSource,
  named: readonly (string | null | undefined)[],
): Promise<NamedAddresses> => {
  const namedBy = namedByOwner(owner)
  if (caller.isForeign || namedByCaller(ports, caller) === undefined) return checkNamedAddresses(ports, caller, named)
  return namingOf(ports, namedBy, { emails: emailsIn(named), isListed: false }, caller.receivedAt)
}
