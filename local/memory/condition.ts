import { type Item, pack, packNext, unpack } from '../../functions/codec/item.ts'
import type { GameId, Saved, Stored } from '../../shared/service/ports/games.ts'

/**
 * Whether the stored item still has the version that the writer read; and the timer, if the version does not change.
 */
const unchanged = (now: Item | undefined, before: Stored | undefined, after: Stored): boolean => {
  if (!now || !before) return now === before
  return now.v === before.version && (before.version !== after.version || now.d === pack(now.p, before).d)
}

export type Verdict = { readonly write: Item } | { readonly answer: Saved }

/**
 * Decides a save as DynamoDB's condition does. No response gets lost here, so an identical item was stored by another
 * writer, not by an earlier attempt of this one.
 */
export const judge = (now: Item | undefined, id: GameId, before: Stored | undefined, after: Stored): Verdict => {
  const item = packNext(id, before, after)
  if (unchanged(now, before, after)) return { write: item }
  return { answer: { saved: false, now: now && unpack(now) } }
}
