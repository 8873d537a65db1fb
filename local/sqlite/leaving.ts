import type { DatabaseSync } from 'node:sqlite'
import type { Instant } from '../../shared/game/words.ts'

/** Like DynamoDB's expiry: entries, papers and lines of lists of games that ended long ago, old deliveries and orders, turns that were told. */
export type Leaving = {
  readonly nextAt: () => Instant | undefined
  readonly sweep: (now: Instant) => number
}

export const sqliteLeaving = (database: DatabaseSync): Leaving => {
  // The indexes hold no row that stays: without the condition every entry is read, each time that work is looked for.
  const first = database.prepare(
    `SELECT min(at) AS at FROM (
      SELECT min(expires) AS at FROM contact WHERE expires IS NOT NULL
      UNION ALL SELECT min(expires) FROM paper WHERE expires IS NOT NULL
      UNION ALL SELECT min(expires) FROM hook_delivery
      UNION ALL SELECT min(expires) FROM hook_turn
      UNION ALL SELECT min(expires) FROM hook_count
      UNION ALL SELECT min(expires) FROM owned WHERE expires IS NOT NULL
      UNION ALL SELECT min(expires) FROM game_order
    )`,
  )
  const contacts = database.prepare('DELETE FROM contact WHERE expires <= ?')
  const papers = database.prepare('DELETE FROM paper WHERE expires <= ?')
  const deliveries = database.prepare('DELETE FROM hook_delivery WHERE expires <= ?')
  const turns = database.prepare('DELETE FROM hook_turn WHERE expires <= ?')
  const counts = database.prepare('DELETE FROM hook_count WHERE expires <= ?')
  const owned = database.prepare('DELETE FROM owned WHERE expires <= ?')
  const orders = database.prepare('DELETE FROM game_order WHERE expires <= ?')
  const all = [contacts, papers, deliveries, turns, counts, owned, orders]
  return {
    nextAt: () => (first.get()?.['at'] as number | null) ?? undefined,
    sweep: (now) => all.reduce((sum, each) => sum + Number(each.run(now).changes), 0),
  }
}
