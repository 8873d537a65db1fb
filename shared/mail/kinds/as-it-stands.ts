import type { Content } from '../blocks.ts'
import type { Draft } from '../draft.ts'
import { writeAppointed } from './appointed.ts'
import { writeEnded } from './ended.ts'
import { writeJoined } from './joined.ts'
import { writeOffered } from './offered.ts'

/** Tells how the game stands, whatever happened last: whether it is open, has begun or has ended. */
export const writeGameState = (draft: Draft): Content => {
  const { end, seat, turn } = draft.facts
  if (end) return writeEnded(draft, end)
  if (seat === 'director') return writeAppointed(draft)
  return turn ? writeJoined(draft) : writeOffered(draft)
}
