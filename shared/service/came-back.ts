import { REST } from '../game/bounds.ts'
import { personOf } from '../game/game.ts'
import { isPast } from '../game/keeping.ts'
import type { Instant } from '../game/words.ts'
import type { Failure } from '../mail/returned/report.ts'
import { COMING_BACK, goneAt } from './caps.ts'
import { stillAt } from './consent.ts'
import { failingAccount, noteFailing } from './failing.ts'
import type { Contact, Contacts, Games, Ledger, Seal } from './ports.ts'
import { load } from './record.ts'
import { type ReturnClaim, provesReturn, readReturnName } from './return-address.ts'

export type ReturnPorts = {
  readonly games: Games
  readonly contacts: Contacts
  readonly ledger: Ledger
  readonly seal: Seal
}

/** `event`: the same each time that this return is told of. */
export type Failed = { readonly why: Failure; readonly event: string }

/** False while nothing follows. Repeatable. */
export const noteFailure = async (
  { ledger, seal }: Pick<ReturnPorts, 'ledger' | 'seal'>,
  email: string,
  { why, event }: Failed,
  now: Instant,
): Promise<boolean> => {
  if (why === 'gone') await noteFailing({ ledger, seal }, email, goneAt(now), now)
  else {
    const { kind } = await ledger.take(`soft:${failingAccount(seal, email)}`, event, now, COMING_BACK)
    if (kind !== 'spent') return false
    await noteFailing({ ledger, seal }, email, { rests: now + REST.passing }, now)
  }
  return true
}

/** The seat that an email went to, as long as the same person has it with the same address. */
export type SentSeat = {
  readonly claim: ReturnClaim
  readonly contact: string
  readonly known: Contact & { readonly email: string }
}

export type NoSeat = 'no-game' | 'unproven'

export const claimOfReturn = (recipients: readonly string[]): ReturnClaim | undefined =>
  recipients.map((address) => readReturnName(address.split('@')[0] ?? '')).find((claim) => claim !== undefined)

/** Nothing can come of what is sent to another, whatever it says. */
export const openReturn = async (
  { games, contacts, seal }: ReturnPorts,
  claim: ReturnClaim,
  now: Instant,
): Promise<SentSeat | NoSeat> => {
  const loaded = await load(games, claim.game)
  const contact = loaded && !isPast(loaded.game, now) ? personOf(loaded.game, claim.role)?.contact : undefined
  const known = contact === undefined ? undefined : await contacts.load(claim.game, contact)
  if (!loaded || contact === undefined || known?.email === undefined) return 'no-game'
  const { email } = known
  return provesReturn(seal, claim, loaded.game, email) ? { claim, contact, known: { ...known, email } } : 'unproven'
}

/** Only its holder sees it. Repeatable. */
export const tellSeat = async (
  { contacts }: Pick<ReturnPorts, 'contacts'>,
  { claim, contact, known }: SentSeat,
): Promise<void> => void (await contacts.amend(claim.game, contact, { returned: true }, stillAt(known)))

export type CameBack = 'counted' | Failure

/** Of an email that came back to its return path. Who does not know that path can say nothing. */
export const cameBackTo = async (
  ports: ReturnPorts,
  seat: SentSeat,
  failed: Failed,
  now: Instant,
): Promise<CameBack> => {
  if (!(await noteFailure(ports, seat.known.email, failed, now))) return 'counted'
  await tellSeat(ports, seat)
  return failed.why
}
