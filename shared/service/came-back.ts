import { REST } from '../game/bounds.ts'
import { personOf } from '../game/game.ts'
import { isPast } from '../game/keeping.ts'
import type { Instant } from '../game/words.ts'
import type { Failure } from '../mail/returned/report.ts'
import { COMING_BACK, goneAt } from './caps.ts'
import { stillAt } from './consent.ts'
import { accountOf } from './mailbox.ts'
import type { Amends, Contact, Contacts, Games, Ledger, Seal } from './ports.ts'
import { type Loaded, load } from './record.ts'
import { type ReturnClaim, type SentTo, provesReturn, readReturnName } from './return-address.ts'

export type ReturnPorts = {
  readonly games: Games
  readonly contacts: Contacts
  readonly ledger: Ledger
  readonly seal: Seal
}

/**
 * What the seat's own page says from now on; undefined while nothing follows. `event`: the same each time that this
 * return is told of.
 */
const noted = async (
  { ledger, seal }: Pick<ReturnPorts, 'ledger' | 'seal'>,
  email: string,
  why: Failure,
  event: string,
  now: Instant,
): Promise<Amends | undefined> => {
  const account = accountOf(seal, email)
  if (why === 'gone') await ledger.note(account, goneAt(now), now)
  else {
    const { kind } = await ledger.take(`soft:${account}`, event, now, COMING_BACK)
    if (kind !== 'spent') return undefined
    await ledger.note(account, { rests: now + REST.passing }, now)
  }
  return { returned: true }
}

export type CameBack = 'no-game' | 'unproven' | 'counted' | Failure

type Found = { readonly loaded: Loaded; readonly contact: string; readonly known: Contact & { readonly email: string } }

const foundAt = async ({ games, contacts }: ReturnPorts, to: SentTo, now: Instant): Promise<Found | undefined> => {
  const loaded = await load(games, to.game)
  const contact = loaded && !isPast(loaded.game, now) ? personOf(loaded.game, to.role)?.contact : undefined
  const known = contact === undefined ? undefined : await contacts.load(to.game, contact)
  return loaded && contact !== undefined && known?.email !== undefined
    ? { loaded, contact, known: { ...known, email: known.email } }
    : undefined
}

/** Only this seat's holder sees it. Repeatable. */
const tellSeat = async (
  ports: ReturnPorts,
  { game }: SentTo,
  { contact, known }: Found,
  { why, event }: { readonly why: Failure; readonly event: string },
  now: Instant,
): Promise<CameBack> => {
  const amends = await noted(ports, known.email, why, event, now)
  if (!amends) return 'counted'
  await ports.contacts.amend(game, contact, amends, stillAt(known))
  return why
}

export const claimOfReturn = (recipients: readonly string[]): ReturnClaim | undefined =>
  recipients.map((address) => readReturnName(address.split('@')[0] ?? '')).find((claim) => claim !== undefined)

type Proven = Found | 'no-game' | 'unproven'

const provenAt = async (ports: ReturnPorts, claim: ReturnClaim, now: Instant): Promise<Proven> => {
  const found = await foundAt(ports, claim, now)
  if (!found) return 'no-game'
  return provesReturn(ports.seal, claim, found.loaded.game, found.known.email) ? found : 'unproven'
}

/** Why nothing can come of what is sent there, whatever it says. */
export const unprovenReturn = async (
  ports: ReturnPorts,
  claim: ReturnClaim,
  now: Instant,
): Promise<'no-game' | 'unproven' | undefined> => {
  const proven = await provenAt(ports, claim, now)
  return typeof proven === 'string' ? proven : undefined
}

/** Of an email that came back to its return path. Whoever does not know that path can say nothing. */
export const cameBackTo = async (
  ports: ReturnPorts,
  claim: ReturnClaim,
  failure: { readonly why: Failure; readonly event: string },
  now: Instant,
): Promise<CameBack> => {
  const proven = await provenAt(ports, claim, now)
  return typeof proven === 'string' ? proven : tellSeat(ports, claim, proven, failure, now)
}
