import type { Content } from '../blocks/block.ts'
import type { Draft } from '../blocks/draft.ts'
import { writeAppointed } from './write-appointed.ts'
import { writeEnded } from './write-ended.ts'
import { writeJoined } from './write-joined.ts'
import { writeOffered } from './write-offered.ts'

/** Tells how the game stands, whatever happened last: whether it is open, has begun or has ended. */
export const writeGameState = (draft: Draft): Content => {
  const { end, seat, turn } = draft.facts
  if (end) return writeEnded(draft, end)
  if (seat === 'arbiter') return writeAppointed(draft)
  return turn ? writeJoined(draft) : writeOffered(draft)
}
