import { DAY } from '../game/words.ts'
import { OF_NETWORK, OF_KNOWN } from './caps.ts'
import { isOwnMachine } from './address.ts'
import { networkMark } from './callers.ts'
import type { Request } from './http.ts'
import { isSpent } from './ledger.ts'
import { accountOf, addressMark } from './mailbox.ts'
import { inLanes } from './lanes.ts'
import type { Ledger, Limit, Seal } from './ports.ts'

export type Caller = Pick<Request, 'from' | 'receivedAt' | 'isForeign'>

export const NONE_HELD: ReadonlySet<string> = new Set()

type HoldingPorts = { readonly ledger: Ledger; readonly seal: Seal }

/** Undefined for the machine itself. */
export const strangersOf = (seal: Seal, caller: Caller): string | undefined =>
  isOwnMachine(caller.from) ? undefined : `strangers:${networkMark(seal, caller)}`

/** One conditional write per stranger; the same one counts once a day. */
export const mayReach = async (
  { ledger }: HoldingPorts,
  account: string,
  mark: string,
  now: number,
  limits: readonly Limit[] = OF_NETWORK.strangers,
): Promise<boolean> => {
  const { kind } = await ledger.take(account, `${mark}-${Math.floor(now / DAY)}`, now, limits)
  return kind === 'taken' || kind === 'again'
}

/** Whose account strangers are counted in. */
type Charge = { readonly account: string; readonly limits: readonly Limit[] }

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

/** Of an order's thousand, some at once. */
const LANES = 20

const heldOf = async (
  ports: HoldingPorts,
  charge: Charge,
  named: readonly (string | null | undefined)[],
  now: number,
): Promise<ReadonlySet<string>> => {
  const held = new Set<string>()
  const emails = [...new Set(named)].filter((email) => typeof email === 'string')
  await inLanes(
    emails.map((email) => [email]),
    LANES,
    async (email) => {
      if (await isHeldBack(ports, charge, email, now)) held.add(email)
      return true
    },
  )
  return held
}

/** All that another site's page names: its readers lend it their networks, so none of these is charged. */
export const heldBack = async (
  ports: HoldingPorts,
  caller: Caller,
  named: readonly (string | null | undefined)[],
): Promise<ReadonlySet<string>> => {
  if (caller.isForeign) return new Set(named.filter((email) => typeof email === 'string'))
  const account = strangersOf(ports.seal, caller)
  return account === undefined
    ? NONE_HELD
    : heldOf(ports, { account, limits: OF_NETWORK.strangers }, named, caller.receivedAt)
}

/** Beyond so many games an hour, all addresses of a new one. */
export const heldInGame = async (
  ports: HoldingPorts,
  caller: Caller,
  named: readonly (string | undefined)[],
): Promise<ReadonlySet<string>> => {
  if (caller.isForeign) return heldBack(ports, caller, named)
  const account = strangersOf(ports.seal, caller)
  const emails = named.filter((email) => email !== undefined)
  if (account === undefined || emails.length === 0) return NONE_HELD
  const { kind } = await ports.ledger.take(account, undefined, caller.receivedAt, OF_NETWORK.games)
  return kind === 'taken' ? heldBack(ports, caller, emails) : new Set(emails)
}

/** For a program that the operator knows, who vouches for more people than a network's callers can. */
export const heldForOwner = async (
  ports: HoldingPorts,
  owner: string,
  caller: Caller,
  named: readonly (string | undefined)[],
): Promise<ReadonlySet<string>> =>
  caller.isForeign || isOwnMachine(caller.from)
    ? heldBack(ports, caller, named)
    : heldOf(ports, { account: `strangers:owner:${owner}`, limits: OF_KNOWN }, named, caller.receivedAt)
