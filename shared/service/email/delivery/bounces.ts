import { REST } from '../../../game/bounds.ts'
import { personOf } from '../../../game/game.ts'
import { isPast } from '../../../game/keeping.ts'
import type { Instant } from '../../../game/words.ts'
import type { Failure } from '../../../mail/returned/report.ts'
import { chargeBounce } from './charge-bounce.ts'
import { COMING_BACK, goneAt } from '../../limits/email-quotas.ts'
import { type Contact, type Contacts, stillAt } from '../../ports/contact.ts'
import { failingAccount, noteFailing } from './undeliverable.ts'
import type { Games } from '../../ports/games.ts'
import type { Ledger } from '../../ports/ledger.ts'
import type { Log } from '../../runtime/logger.ts'
import type { Seal } from '../../ports/signer.ts'
import { type Loaded, load } from '../../games/game-store.ts'
import { type ReturnClaim, provesReturn, readReturnName } from '../../credentials/bounce-address.ts'

/** What the handling of bounces needs. */
export type ReturnPorts = {
  readonly games: Games
  readonly contacts: Contacts
  readonly ledger: Ledger
  readonly signer: Seal
  readonly log: Log
}

/** `event`: identifies the bounce, so that one which is reported twice counts once. */
export type Failed = { readonly why: Failure; readonly event: string }

/**
 * Notes a bounce. Returns false as long as it has no consequence: temporary bounces have one only when there are too
 * many in a week. Idempotent.
 */
export const noteFailure = async (
  { ledger, signer }: Pick<ReturnPorts, 'ledger' | 'signer'>,
  email: string,
  { why, event }: Failed,
  now: Instant,
): Promise<boolean> => {
  if (why === 'gone') await noteFailing({ ledger, signer }, email, goneAt(now), now)
  else {
    const { kind } = await ledger.take(`soft:${failingAccount(signer, email)}`, event, now, COMING_BACK)
    if (kind !== 'spent') return false
    await noteFailing({ ledger, signer }, email, { rests: now + REST.passing }, now)
  }
  return true
}

/** The seat that an email was sent to, if the same person still has it with the same address. */
export type SentSeat = {
  readonly claim: ReturnClaim
  readonly contact: string
  readonly known: Contact & { readonly email: string }
}

/**
 * Why a bounce is not shown to a seat: its game has ended or does not exist, or another person or address has it now.
 */
export type NoSeat = 'no-game' | 'unproven'

/** The seat that a bounce address among these recipients names. */
export const claimOfReturn = (recipients: readonly string[]): ReturnClaim | undefined =>
  recipients.map((address) => readReturnName(address.split('@')[0] ?? '')).find((claim) => claim !== undefined)

/**
 * The seat that a bounce address names, as it is now. `known` says who named its present address: if it has been
 * changed since the email, the bounce is charged to whoever changed it.
 */
export type NamedSeat = {
  readonly claim: ReturnClaim
  readonly loaded: Loaded
  readonly contact: string
  readonly known: Contact
}

export const seatOfReturn = async (
  { games, contacts }: Pick<ReturnPorts, 'games' | 'contacts'>,
  claim: ReturnClaim,
): Promise<NamedSeat | undefined> => {
  const loaded = await load(games, claim.game)
  const contact = loaded && personOf(loaded.game, claim.role)?.contact
  const known = contact === undefined ? undefined : await contacts.load(claim.game, contact)
  return loaded && contact !== undefined && known ? { claim, loaded, contact, known } : undefined
}

/** The seat if the bounce address proves it. Otherwise the bounce has no consequence for the seat, whatever it says. */
export const provenReturn = (signer: Seal, seat: NamedSeat | undefined, now: Instant): SentSeat | NoSeat => {
  if (!seat || isPast(seat.loaded.game, now) || seat.known.email === undefined) return 'no-game'
  const { claim, loaded, contact, known } = seat
  const { email } = seat.known
  return provesReturn(signer, claim, loaded.game, email) ? { claim, contact, known: { ...known, email } } : 'unproven'
}

/** Reads the seat that a bounce address names, and checks the proof. */
export const openReturn = async (ports: ReturnPorts, claim: ReturnClaim, now: Instant): Promise<SentSeat | NoSeat> =>
  provenReturn(ports.signer, await seatOfReturn(ports, claim), now)

/** Notes in the seat's contact that its address accepts no emails. Only the seat's own page shows it. Idempotent. */
export const tellSeat = async (
  { contacts }: Pick<ReturnPorts, 'contacts'>,
  { claim, contact, known }: SentSeat,
): Promise<void> => void (await contacts.amend(claim.game, contact, { returned: true }, stillAt(known)))

export type CameBack = 'counted' | Failure

/** Handles a bounce that arrived at a bounce address. Nobody can report a bounce without knowing that address. */
export const cameBackTo = async (
  ports: ReturnPorts,
  seat: SentSeat,
  failed: Failed,
  now: Instant,
): Promise<CameBack> => {
  const { email, namedBy, confirmed } = seat.known
  if (!(await noteFailure(ports, email, failed, now))) return 'counted'
  if (failed.why === 'gone' && !confirmed) await chargeBounce(ports, { email, event: failed.event }, namedBy, now)
  await tellSeat(ports, seat)
  return failed.why
}
