import type { Content } from '../blocks.ts'
import type { Draft } from '../draft.ts'
import { appointed } from './appointed.ts'
import { ended } from './ended.ts'
import { joined } from './joined.ts'
import { offered } from './offered.ts'

/** Tells how the game stands, whatever happened last: whether it is open, has begun or has ended. */
export const asItStands = (draft: Draft): Content => {
  const { end, seat, turn } = draft.facts
  if (end) return ended(draft, end)
  if (seat === 'director') return appointed(draft)
  return turn ? joined(draft) : offered(draft)
}
