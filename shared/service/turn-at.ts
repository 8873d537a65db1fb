import { isInvited } from '../game/game.ts'
import type { Instant } from '../game/words.ts'
import { owedTo, statesOf } from './owed.ts'
import type { SeatAt } from './seats-at.ts'
import type { Turn } from './turn-emails.ts'

/** Its turn's email, if nothing else that happened before has yet to be told. */
export const turnAt = ({ id, role, loaded, contact, known }: SeatAt, now: Instant): readonly Turn[] => {
  if (known.silent || known.digest || role === 'director' || isInvited(loaded.game, role)) return []
  const owed = owedTo(id, loaded, statesOf(loaded), { seat: role, contact, told: known.told }, now)
  const letter = owed.find(({ kind }) => kind === 'your-turn' || kind === 'news')
  return letter?.kind === 'your-turn' ? [{ letter, loaded, contact, to: known }] : []
}
