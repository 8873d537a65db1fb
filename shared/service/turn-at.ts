import { isInvited } from '../game/game.ts'
import type { ContactId } from '../game/people.ts'
import type { Instant } from '../game/words.ts'
import type { Letter } from '../mail/letters.ts'
import type { Addressee } from './letter.ts'
import { owedTo, statesOf } from './owed.ts'
import type { Loaded } from './record.ts'
import type { SeatAt } from './seats-at.ts'

/** What an email about a turn is about, and to whom. */
export type Turn = {
  readonly letter: Letter
  readonly loaded: Loaded
  readonly contact: ContactId
  readonly to: Addressee
}

/** Its turn's email, if nothing else that happened before has yet to be told. */
export const turnAt = ({ id, role, loaded, contact, known }: SeatAt, now: Instant): readonly Turn[] => {
  if (known.silent || known.digest || role === 'director' || isInvited(loaded.game, role)) return []
  const owed = owedTo(id, loaded, statesOf(loaded), { seat: role, contact, known }, now)
  const letter = owed.find(({ kind }) => kind === 'your-turn' || kind === 'news')
  return letter?.kind === 'your-turn' ? [{ letter, loaded, contact, to: known }] : []
}
