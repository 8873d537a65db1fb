import type { DatabaseSync } from 'node:sqlite'
import type { Instant } from '../../../shared/game/model/words.ts'

/**
 * Deletes expired rows, as DynamoDB's TTL does: orders; contacts, notebook pages and list entries of games that ended
 * long ago; and old deliveries, turns and counts of webhooks.
 */
export type Expiry = {
  readonly nextAt: () => Instant | undefined
  /** Deletes what has expired and returns the number of rows. */
  readonly sweep: (now: Instant) => number
}

export const sqliteExpiry = (database: DatabaseSync): Expiry => {
  // The partial indexes hold only rows that expire. Without the condition SQLite would read every row, at each look for
  // work.
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
  const pages = database.prepare('DELETE FROM paper WHERE expires <= ?')
  const deliveries = database.prepare('DELETE FROM hook_delivery WHERE expires <= ?')
  const turns = database.prepare('DELETE FROM hook_turn WHERE expires <= ?')
  const counts = database.prepare('DELETE FROM hook_count WHERE expires <= ?')
  const owned = database.prepare('DELETE FROM owned WHERE expires <= ?')
  const orders = database.prepare('DELETE FROM game_order WHERE expires <= ?')
  const all = [contacts, pages, deliveries, turns, counts, owned, orders]
  return {
    nextAt: () => (first.get()?.['at'] as number | null) ?? undefined,
    sweep: (now) => all.reduce((sum, each) => sum + Number(each.run(now).changes), 0),
  }
}
