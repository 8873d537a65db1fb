import { TURN_DELAY } from '../../../game/bounds.ts'
import { isInvited, seatToMove } from '../../../game/game.ts'
import type { ContactId } from '../../../game/people.ts'
import type { Instant } from '../../../game/words.ts'
import type { Letter } from '../../../mail/letters.ts'
import { type Contact, type Known, wasSeen } from '../../ports/contact.ts'
import { owedTo, statesOf } from './unsent-emails.ts'
import type { Loaded } from '../../games/game-store.ts'
import type { SeatAt } from '../../seats/seats-at.ts'

/** A contact with an address. */
export type Addressee = Contact & { readonly email: string }

/** What an email about a turn is about, and to whom it goes. */
export type Turn = {
  readonly gameEmail: Letter
  readonly loaded: Loaded
  readonly contact: ContactId
  readonly to: Addressee
}

const asTurnEmail = ({ game, seat, version, ply }: Letter): Letter => ({
  kind: 'your-turn',
  game,
  seat,
  version,
  ply,
  delay: TURN_DELAY,
})

/**
 * An email about the reader's turn in place of the one that the game has begun: they have not been notified of that, it
 * began with their turn, and they have not seen it.
 */
export const begunTurn = (
  unsent: readonly Letter[],
  { role, loaded: { game }, known }: Pick<SeatAt, 'role' | 'loaded' | 'known'>,
): Letter | undefined => {
  const begun = unsent.find(({ kind }) => kind === 'joined')
  if (!begun || game.status !== 'active' || seatToMove(game.play) !== role) return undefined
  if (begun.ply !== game.play.moves.length || wasSeen(known, begun.version)) return undefined
  return unsent.some(({ kind }) => kind === 'reminder') ? undefined : asTurnEmail(begun)
}

const unsentAt = ({ id, role, loaded, contact, known }: SeatAt, now: Instant): readonly Letter[] =>
  owedTo(id, loaded, statesOf(loaded), { seat: role, contact, known }, now)

/** The seat's email about its turn, unless another email about something earlier has to be sent first. At most one. */
export const turnAt = (seat: SeatAt, now: Instant): readonly Turn[] => {
  const { role, loaded, contact, known } = seat
  if (known.silent || known.digest || role === 'director' || isInvited(loaded.game, role)) return []
  const unsent = unsentAt(seat, now)
  const next = unsent.find(({ kind }) => kind === 'your-turn' || kind === 'news') ?? begunTurn(unsent, seat)
  return next?.kind === 'your-turn' ? [{ gameEmail: next, loaded, contact, to: known }] : []
}

/**
 * The emails that a seat should get once its mailbox consents: about its turn, and what else it has not been notified
 * of. That the game has begun is only said if it waits for this seat.
 */
export const owedOnConsent = (seat: SeatAt, now: Instant): readonly Letter[] => {
  const { role, loaded } = seat
  if (seat.known.silent || isInvited(loaded.game, role)) return []
  const unsent = unsentAt(seat, now)
  const begun = unsent.some(({ kind }) => kind === 'your-turn') ? undefined : begunTurn(unsent, seat)
  return [...unsent.filter(({ kind }) => kind !== 'joined' && kind !== 'offered'), ...(begun ? [begun] : [])].map(
    (gameEmail) => ({ ...gameEmail, delay: TURN_DELAY }),
  )
}

/**
 * The email that a game has begun shows whose turn it is. If it is the reader's, and no other news has to be sent
 * between, it is also the email about this turn: it gets the version of the turn, so that no second email is sent.
 * Readers of a digest find the turn there.
 */
export const withTurn = (
  gameEmail: Letter,
  { loaded, contact, to }: { readonly loaded: Loaded; readonly contact: ContactId; readonly to: Known },
  now: Instant,
): Letter => {
  if (to.digest) return gameEmail
  const reader = { seat: gameEmail.seat, contact, known: to }
  const unsent = owedTo(gameEmail.game, loaded, statesOf(loaded), reader, now)
  const next = unsent.find(
    ({ kind, version }) => (kind === 'your-turn' || kind === 'news') && version > gameEmail.version,
  )
  return next?.kind === 'your-turn' ? { ...gameEmail, version: next.version, ply: next.ply } : gameEmail
}
