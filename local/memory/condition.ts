import { type Item, pack, unpack } from '../../functions/packed/item.ts'
import type { GameId, Saved, Stored } from '../../shared/service/ports.ts'

/** Whether what is there is still what the writer has read: its version, and where the step changes none, its alarm, too. */
const unchanged = (now: Item | undefined, before: Stored | undefined, after: Stored): boolean => {
  if (!now || !before) return now === before
  return now.v === before.version && (before.version !== after.version || now.d === pack(now.p, before).d)
}

/** What a conditional write comes to: an item to write, or the answer to give instead. */
export type Verdict = { readonly write: Item } | { readonly answer: Saved }

/** Judges a write as DynamoDB does. Here no answer is lost, so whoever finds his own step there finds another's. */
export const judge = (now: Item | undefined, id: GameId, before: Stored | undefined, after: Stored): Verdict => {
  const item = pack(id, after)
  if (unchanged(now, before, after)) return { write: item }
  return { answer: { saved: false, now: now && unpack(now) } }
}
