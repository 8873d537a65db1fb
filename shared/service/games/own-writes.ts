import type { GameId, Games, Stored } from '../ports/ports.ts'

/**
 * The games of one request, which reads none again that it has just written: a write that is said to be done is what a
 * strong read would have found at that moment. After any other end of a write the table is asked.
 */
export const withOwnWrites = (games: Games): Games => {
  const written = new Map<GameId, Stored>()
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
