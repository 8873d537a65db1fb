import type { GameId, Games, GameRecord } from '../ports/games.ts'

/**
 * Returns a store for one request, which does not read a game again that the request has just written: a write that
 * succeeded is what a strong read would have found at that moment. After a write that failed, the game is read from the
 * table.
 */
export const readOwnWrites = (games: Games): Games => {
  const written = new Map<GameId, GameRecord>()
  return {
    load: async (id) => written.get(id) ?? games.load(id),
    loadAll: (ids) => games.loadAll(ids),
    save: async (id, before, after) => {
      written.delete(id)
      const saved = await games.save(id, before, after)
      if (saved.saved) written.set(id, after)
      return saved
    },
    overdue: (until, limit) => games.overdue(until, limit),
  }
}
