import { TURN_EMAIL_DELAY } from '../../../game/limits/bounds.ts'
import { isInvited, seatToMove } from '../../../game/model/game.ts'
import type { ContactId } from '../../../game/model/people.ts'
import type { Instant } from '../../../game/model/words.ts'
import type { GameEmail } from '../../../email/game-emails/emails-for.ts'
import { type Contact, type StoredContact, hasSeen } from '../../ports/contacts.ts'
import { unsentEmails, gameSteps } from './unsent-emails.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import type { SeatWithAddress } from './seats-of-mailbox.ts'

/** A contact with an address. */
export type AddressedContact = Contact & { readonly email: string }

/** An email about a turn, and its reader. */
export type TurnEmail = {
  readonly gameEmail: GameEmail
  readonly loaded: LoadedGame
  readonly contact: ContactId
  readonly to: AddressedContact
}

const asTurnEmail = ({ game, seat, version, ply }: GameEmail): GameEmail => ({
  kind: 'your-turn',
  game,
  seat,
  version,
  ply,
  delay: TURN_EMAIL_DELAY,
})

/**
 * Returns an email about the reader's turn, to be sent in place of the unsent email that says that the game has begun.
 * Undefined if the game did not begin with the reader's turn, or if they have seen the turn, or a reminder is due.
 */
export const openingTurnEmail = (
  unsent: readonly GameEmail[],
  { role, loaded: { game }, known }: Pick<SeatWithAddress, 'role' | 'loaded' | 'known'>,
): GameEmail | undefined => {
  const begun = unsent.find(({ kind }) => kind === 'joined')
  if (!begun || game.status !== 'active' || seatToMove(game.play) !== role) return undefined
  if (begun.ply !== game.play.moves.length || hasSeen(known, begun.version)) return undefined
  return unsent.some(({ kind }) => kind === 'reminder') ? undefined : asTurnEmail(begun)
}

const unsentAt = ({ id, role, loaded, contact, known }: SeatWithAddress, now: Instant): readonly GameEmail[] =>
  unsentEmails(id, loaded, gameSteps(loaded), { seat: role, contact, known }, now)

/**
 * Returns the seat's email about its turn, at most one. Empty if an email about something earlier has to be sent first.
 */
export const turnEmailAt = (seat: SeatWithAddress, now: Instant): readonly TurnEmail[] => {
  const { role, loaded, contact, known } = seat
  if (known.silent || known.digest || role === 'arbiter' || isInvited(loaded.game, role)) return []
  const unsent = unsentAt(seat, now)
  const next = unsent.find(({ kind }) => kind === 'your-turn' || kind === 'news') ?? openingTurnEmail(unsent, seat)
  return next?.kind === 'your-turn' ? [{ gameEmail: next, loaded, contact, to: known }] : []
}

/**
 * Returns the emails that a seat should get once its mailbox consents: about its turn, and about other news that it has
 * not been notified of. That the game has begun is news only if the seat is to move.
 */
export const unsentOnConsent = (seat: SeatWithAddress, now: Instant): readonly GameEmail[] => {
  const { role, loaded } = seat
  if (seat.known.silent || isInvited(loaded.game, role)) return []
  const unsent = unsentAt(seat, now)
  const begun = unsent.some(({ kind }) => kind === 'your-turn') ? undefined : openingTurnEmail(unsent, seat)
  return [...unsent.filter(({ kind }) => kind !== 'joined' && kind !== 'offered'), ...(begun ? [begun] : [])].map(
    (gameEmail) => ({ ...gameEmail, delay: TURN_EMAIL_DELAY }),
  )
}

/**
 * Returns the email about the beginning of a game, with the version of the game at which the reader's turn began: it
 * announces that turn, too, so no second email is sent. Returns it unchanged if the reader is not to move, if other news
 * must be sent in between, or if the reader gets a digest, which lists the turn.
 */
export const combineWithTurn = (
  gameEmail: GameEmail,
  { loaded, contact, to }: { readonly loaded: LoadedGame; readonly contact: ContactId; readonly to: StoredContact },
  now: Instant,
): GameEmail => {
  if (to.digest) return gameEmail
  const reader = { seat: gameEmail.seat, contact, known: to }
  const unsent = unsentEmails(gameEmail.game, loaded, gameSteps(loaded), reader, now)
  const next = unsent.find(
    ({ kind, version }) => (kind === 'your-turn' || kind === 'news') && version > gameEmail.version,
  )
  return next?.kind === 'your-turn' ? { ...gameEmail, version: next.version, ply: next.ply } : gameEmail
}
