import { DAY } from '../game/words.ts'
import { OF_NETWORK } from './caps.ts'
import { isOwnMachine } from './address.ts'
import { networkMark } from './callers.ts'
import type { Request } from './http.ts'
import { isSpent } from './ledger.ts'
import { accountOf, addressMark } from './mailbox.ts'
import type { Ledger, Seal } from './ports.ts'

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
): Promise<boolean> => {
  const { kind } = await ledger.take(account, `${mark}-${Math.floor(now / DAY)}`, now, OF_NETWORK.strangers)
  return kind === 'taken' || kind === 'again'
}

/**
 * Addresses that said yes still get their emails; the answer is alike for both, so it tells no one whether an address plays
 * here.
 */
const isHeldBack = async (ports: HoldingPorts, account: string, email: string, now: number): Promise<boolean> => {
  const { ledger, seal } = ports
  const { proven } = await ledger.look(accountOf(seal, email))
  if (proven) return isSpent(OF_NETWORK.strangers, await ledger.counts(account, now, OF_NETWORK.strangers), true)
  return !(await mayReach(ports, account, addressMark(seal, email), now))
}

/** All that another site's page names: its readers lend it their networks, so none of these is charged. */
export const heldBack = async (
  ports: HoldingPorts,
  caller: Caller,
  named: readonly (string | null | undefined)[],
): Promise<ReadonlySet<string>> => {
  if (caller.isForeign) return new Set(named.filter((email) => typeof email === 'string'))
  const account = strangersOf(ports.seal, caller)
  const held = new Set<string>()
  for (const email of new Set(named))
    if (account !== undefined && email && (await isHeldBack(ports, account, email, caller.receivedAt))) held.add(email)
  return held
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
