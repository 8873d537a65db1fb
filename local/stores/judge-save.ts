import type { GameItem, Packing, VersionedRecord } from '../../functions/codec/game-item.ts'
import { toWholeSeconds } from '../../functions/codec/instants.ts'
import type { SaveResult } from '../../shared/service/ports/games.ts'

/**
 * Returns whether the stored item still has the version that the writer read. A save that keeps the version also
 * requires that the game is still due at the same time.
 */
const unchanged = (now: GameItem | undefined, before: VersionedRecord | undefined, after: VersionedRecord): boolean => {
  if (!now || !before) return now === before
  const due = before.due === undefined ? undefined : toWholeSeconds(before.due)
  return now.v === before.version && (before.version !== after.version || now.d === due)
}

export type SaveVerdict<Stored> = { readonly write: GameItem } | { readonly answer: SaveResult<Stored> }

/** A write that a store is asked for: from the record that was loaded to the next one. */
export type RequestedSave<Stored> = {
  readonly key: string
  readonly before: Stored | undefined
  readonly after: Stored
}

/**
 * Decides a save as DynamoDB's condition does. No response gets lost here, so an identical item was stored by another
 * writer, not by an earlier attempt of this one.
 */
export const judgeSave = <Stored extends VersionedRecord>(
  { pack, unpack }: Packing<Stored>,
  now: GameItem | undefined,
  { key, before, after }: RequestedSave<Stored>,
): SaveVerdict<Stored> => {
  const item = pack(key, before, after)
  if (unchanged(now, before, after)) return { write: item }
  return { answer: { saved: false, now: now && unpack(now) } }
}
