import { type GameItem, packGame, packNextVersion, unpackGame } from '../../functions/codec/game-item.ts'
import type { GameId, SaveResult, GameRecord } from '../../shared/service/ports/games.ts'

/**
 * Returns whether the stored item still has the version that the writer read. A save that keeps the version also
 * requires that the game is still due at the same time.
 */
const unchanged = (now: GameItem | undefined, before: GameRecord | undefined, after: GameRecord): boolean => {
  if (!now || !before) return now === before
  return now.v === before.version && (before.version !== after.version || now.d === packGame(now.p, before).d)
}

export type SaveVerdict = { readonly write: GameItem } | { readonly answer: SaveResult }

/**
 * Decides a save as DynamoDB's condition does. No response gets lost here, so an identical item was stored by another
 * writer, not by an earlier attempt of this one.
 */
export const judgeSave = (
  now: GameItem | undefined,
  id: GameId,
  before: GameRecord | undefined,
  after: GameRecord,
): SaveVerdict => {
  const item = packNextVersion(id, before, after)
  if (unchanged(now, before, after)) return { write: item }
  return { answer: { saved: false, now: now && unpackGame(now) } }
}
