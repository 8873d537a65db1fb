import type { DatabaseSync } from 'node:sqlite'
import type { Instant } from '../../shared/game/words.ts'

/** Like DynamoDB's expiry: entries and papers of games that ended long ago. */
export type Leaving = {
  readonly nextAt: () => Instant | undefined
  readonly sweep: (now: Instant) => number
}

export const sqliteLeaving = (database: DatabaseSync): Leaving => {
  const first = database.prepare(
    'SELECT min(at) AS at FROM (SELECT min(expires) AS at FROM contact UNION ALL SELECT min(expires) FROM paper)',
  )
  const contacts = database.prepare('DELETE FROM contact WHERE expires <= ?')
  const papers = database.prepare('DELETE FROM paper WHERE expires <= ?')
  return {
    nextAt: () => (first.get()?.['at'] as number | null) ?? undefined,
    sweep: (now) => Number(contacts.run(now).changes) + Number(papers.run(now).changes),
  }
}
