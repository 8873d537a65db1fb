import { TURN_DELAY } from '../../../game/bounds.ts'
import { isInvited, seatToMove } from '../../../game/game.ts'
import type { ContactId } from '../../../game/people.ts'
import type { Instant } from '../../../game/words.ts'
import type { Letter } from '../../../mail/letters.ts'
import { wasSeen } from '../../ports/contact.ts'
import { owedTo, statesOf } from './unsent-emails.ts'
import type { Contact, Known } from '../../ports/ports.ts'
import type { Loaded } from '../../games/game-store.ts'
import type { SeatAt } from '../../seats/seats-at.ts'

export type Addressee = Contact & { readonly email: string }

/** What an email about a turn is about, and to whom it goes. */
export type Turn = {
  readonly letter: Letter
  readonly loaded: Loaded
  readonly contact: ContactId
  readonly to: Addressee
}

const asTurn = ({ game, seat, version, ply }: Letter): Letter => ({
  kind: 'your-turn',
  game,
  seat,
  version,
  ply,
  delay: TURN_DELAY,
})

/** Nobody told its reader that the game has begun, and it has begun with their turn, which they have not seen either. */
export const begunTurn = (
  owed: readonly Letter[],
  { role, loaded: { game }, known }: Pick<SeatAt, 'role' | 'loaded' | 'known'>,
): Letter | undefined => {
  const begun = owed.find(({ kind }) => kind === 'joined')
  if (!begun || game.status !== 'active' || seatToMove(game.play) !== role) return undefined
  if (begun.ply !== game.play.moves.length || wasSeen(known, begun.version)) return undefined
  return owed.some(({ kind }) => kind === 'reminder') ? undefined : asTurn(begun)
}

const owedAt = ({ id, role, loaded, contact, known }: SeatAt, now: Instant): readonly Letter[] =>
  owedTo(id, loaded, statesOf(loaded), { seat: role, contact, known }, now)

/** Its turn's email, if nothing else that happened before has yet to be told. */
export const turnAt = (seat: SeatAt, now: Instant): readonly Turn[] => {
  const { role, loaded, contact, known } = seat
  if (known.silent || known.digest || role === 'director' || isInvited(loaded.game, role)) return []
  const owed = owedAt(seat, now)
  const next = owed.find(({ kind }) => kind === 'your-turn' || kind === 'news') ?? begunTurn(owed, seat)
  return next?.kind === 'your-turn' ? [{ letter: next, loaded, contact, to: known }] : []
}

/**
 * What a seat should hear once its mailbox consents: its turn, and what else it has yet to hear of. That a game has begun which waits for
 * somebody else can wait, too.
 */
export const owedOnConsent = (seat: SeatAt, now: Instant): readonly Letter[] => {
  const { role, loaded } = seat
  if (seat.known.silent || isInvited(loaded.game, role)) return []
  const owed = owedAt(seat, now)
  const begun = owed.some(({ kind }) => kind === 'your-turn') ? undefined : begunTurn(owed, seat)
  return [...owed.filter(({ kind }) => kind !== 'joined' && kind !== 'offered'), ...(begun ? [begun] : [])].map(
    (letter) => ({ ...letter, delay: TURN_DELAY }),
  )
}

/**
 * The email that a game has begun shows whose turn it is. Where that is its reader's, and nothing else comes between, it is the email of this
 * turn, too: it gets its version, so that no second email tells it. Who wants a daily email hears of the turn there.
 */
export const withTurn = (
  letter: Letter,
  { loaded, contact, to }: { readonly loaded: Loaded; readonly contact: ContactId; readonly to: Known },
  now: Instant,
): Letter => {
  if (to.digest) return letter
  const hearer = { seat: letter.seat, contact, known: to }
  const owed = owedTo(letter.game, loaded, statesOf(loaded), hearer, now)
  const next = owed.find(({ kind, version }) => (kind === 'your-turn' || kind === 'news') && version > letter.version)
  return next?.kind === 'your-turn' ? { ...letter, version: next.version, ply: next.ply } : letter
}
