import { BOUNCE_PAUSE } from '../../../game/limits/bounds.ts'
import { personOf } from '../../../game/model/game.ts'
import { isRetentionOver } from '../../../game/time/retention.ts'
import type { Instant } from '../../../game/model/words.ts'
import type { BounceKind } from '../../../email/inbound/delivery-report.ts'
import { chargeBounce } from './charge-bounce.ts'
import { SOFT_BOUNCE_LIMITS, undeliverableAt } from '../../limits/email-quotas.ts'
import { type Contact, type Contacts, ifSameAddress } from '../../ports/contacts.ts'
import { undeliverableAccount, noteUndeliverable } from './undeliverable.ts'
import type { Games } from '../../ports/games.ts'
import type { Ledger } from '../../ports/ledger.ts'
import type { Logger } from '../../runtime/logger.ts'
import type { Signer } from '../../ports/signer.ts'
import { loadGame } from '../../games/game-store.ts'
import type { Tournaments } from '../../ports/tournaments/tournaments.ts'
import { contactOfHolder } from '../../tournaments/links/tournament-holders.ts'
import { isTournamentOver, loadTournament } from '../../tournaments/record/tournament-store.ts'
import { type BounceClaim, provesBounceOf, parseBounceName } from '../../credentials/addresses/bounce-address.ts'

/** What the handling of bounces needs. */
export type BouncePorts = {
  readonly games: Games
  readonly tournaments: Tournaments
  readonly contacts: Contacts
  readonly ledger: Ledger
  readonly signer: Signer
  readonly log: Logger
}

/** `event`: identifies the bounce, so that one which is reported twice counts once. */
export type BounceReport = { readonly why: BounceKind; readonly event: string }

/**
 * Notes a bounce. Returns whether the bounce has a consequence: a permanent one has, a temporary one only if there are
 * too many in a week. Idempotent.
 */
export const noteBounce = async (
  { ledger, signer }: Pick<BouncePorts, 'ledger' | 'signer'>,
  email: string,
  { why, event }: BounceReport,
  now: Instant,
): Promise<boolean> => {
  if (why === 'gone') await noteUndeliverable({ ledger, signer }, email, undeliverableAt(now), now)
  else {
    const { kind } = await ledger.take(`soft:${undeliverableAccount(signer, email)}`, event, now, SOFT_BOUNCE_LIMITS)
    if (kind !== 'spent') return false
    await noteUndeliverable({ ledger, signer }, email, { rests: now + BOUNCE_PAUSE.passing }, now)
  }
  return true
}

/** The seat that an email was sent to, if the same person still has it with the same address. */
export type BouncedSeat = {
  readonly claim: BounceClaim
  readonly contact: string
  readonly known: Contact & { readonly email: string }
}

/**
 * Why a bounce is not shown to a seat. `no-game`: there is no such game or no address any more, or the game's links
 * have expired. `unproven`: the proof is not of the seat's present person and address.
 */
export type UnverifiedBounce = 'no-game' | 'unproven'

/** Returns the seat that a bounce address among these recipients names. */
export const bounceClaimIn = (recipients: readonly string[]): BounceClaim | undefined =>
  recipients.map((address) => parseBounceName(address.split('@')[0] ?? '')).find((claim) => claim !== undefined)

/**
 * The seat that a bounce address names, as it is now. `known` says who named the seat's present address: if the address
 * was changed after the email, the bounce is charged to whoever changed it.
 */
export type ClaimedSeat = {
  readonly claim: BounceClaim
  /** Returns whether the links of the game, or of the person's tournament, have expired. */
  readonly isExpired: (now: Instant) => boolean
  readonly contact: string
  readonly known: Contact
}

type Claimed = Partial<Pick<ClaimedSeat, 'contact'>> & Pick<ClaimedSeat, 'isExpired'>

type ClaimPorts = Pick<BouncePorts, 'games' | 'tournaments' | 'contacts'>

const claimedIn = async ({ games, tournaments }: ClaimPorts, claim: BounceClaim): Promise<Claimed | undefined> => {
  if ('role' in claim) {
    const loaded = await loadGame(games, claim.game)
    const contact = loaded && personOf(loaded.game, claim.role)?.contact
    return (
      loaded && { isExpired: (now) => isRetentionOver(loaded.game, now), ...(contact !== undefined && { contact }) }
    )
  }
  const loaded = await loadTournament(tournaments, claim.game)
  const contact = loaded && contactOfHolder(loaded.tournament, claim.holder)
  return (
    loaded && {
      isExpired: (now) => isTournamentOver(loaded.tournament, now),
      ...(contact !== undefined && { contact }),
    }
  )
}

export const loadClaimedSeat = async (ports: ClaimPorts, claim: BounceClaim): Promise<ClaimedSeat | undefined> => {
  const { contact, isExpired } = (await claimedIn(ports, claim)) ?? {}
  const known = contact === undefined ? undefined : await ports.contacts.load(claim.game, contact)
  return contact !== undefined && known && isExpired ? { claim, isExpired, contact, known } : undefined
}

/**
 * Returns the seat if the bounce address proves that the email was sent to the seat's present person and address.
 * Otherwise returns why the bounce has no consequence for the seat.
 */
export const verifyClaimedSeat = (
  signer: Signer,
  seat: ClaimedSeat | undefined,
  now: Instant,
): BouncedSeat | UnverifiedBounce => {
  if (!seat || seat.isExpired(now) || seat.known.email === undefined) return 'no-game'
  const { claim, contact, known } = seat
  const { email } = seat.known
  return provesBounceOf(signer, claim, contact, email) ? { claim, contact, known: { ...known, email } } : 'unproven'
}

/** Reads the seat that a bounce address names, and checks the proof. */
export const verifyBounce = async (
  ports: BouncePorts,
  claim: BounceClaim,
  now: Instant,
): Promise<BouncedSeat | UnverifiedBounce> => verifyClaimedSeat(ports.signer, await loadClaimedSeat(ports, claim), now)

/** Notes in the seat's contact that its address accepts no emails. Only the seat's own page shows it. Idempotent. */
export const markAddressReturned = async (
  { contacts }: Pick<BouncePorts, 'contacts'>,
  { claim, contact, known }: BouncedSeat,
): Promise<void> => void (await contacts.update(claim.game, contact, { returned: true }, ifSameAddress(known)))

export type BounceOutcome = 'counted' | BounceKind

/** Handles a bounce that arrived at a bounce address. Nobody can report a bounce without knowing that address. */
export const handleBounce = async (
  ports: BouncePorts,
  seat: BouncedSeat,
  failed: BounceReport,
  now: Instant,
): Promise<BounceOutcome> => {
  const { email, namedBy, confirmed } = seat.known
  if (!(await noteBounce(ports, email, failed, now))) return 'counted'
  if (failed.why === 'gone' && !confirmed) await chargeBounce(ports, { email, event: failed.event }, namedBy, now)
  await markAddressReturned(ports, seat)
  return failed.why
}
