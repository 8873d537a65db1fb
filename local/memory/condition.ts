import { type Item, pack, packNext, unpack } from '../../functions/codec/item.ts'
import type { GameId, Saved, Stored } from '../../shared/service/ports/ports.ts'

/** Version, and alarm if the version stays, as the writer read them. */
const unchanged = (now: Item | undefined, before: Stored | undefined, after: Stored): boolean => {
  if (!now || !before) return now === before
  return now.v === before.version && (before.version !== after.version || now.d === pack(now.p, before).d)
}

export type Verdict = { readonly write: Item } | { readonly answer: Saved }

/** As DynamoDB. No answer is lost here, so an identical step is another writer's. */
export const judge = (now: Item | undefined, id: GameId, before: Stored | undefined, after: Stored): Verdict => {
  const item = packNext(id, before, after)
  if (unchanged(now, before, after)) return { write: item }
  return { answer: { saved: false, now: now && unpack(now) } }
}
