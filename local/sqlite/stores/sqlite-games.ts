import { gameItemAttributes } from '../../../functions/aws/dynamodb/attributes.ts'
import type { DatabaseSync } from 'node:sqlite'
import { type GameItem, unpackGame } from '../../../functions/codec/game-item.ts'
import type { GameId, Games, SaveResult, GameRecord } from '../../../shared/service/ports/games.ts'
import { judgeSave } from '../../stores/judge-save.ts'
import { transaction } from '../database/open-database.ts'
import { imageText } from '../../stores/stream-image.ts'

type GameRow = {
  readonly p: string
  readonly v: number
  readonly e: Uint8Array
  readonly n: number
  readonly d: number | null
  readonly s: number | null
}

const itemIn = ({ d, s, ...rest }: GameRow): GameItem => ({
  ...rest,
  ...(d !== null && { d }),
  ...(s !== null && { s }),
})

const statementsOf = (database: DatabaseSync) => ({
  find: database.prepare('SELECT p, v, e, n, d, s FROM game WHERE p = ?'),
  // An update in place: `INSERT OR REPLACE` would write the row and each index twice.
  put: database.prepare(
    `INSERT INTO game (p, v, e, n, d, s) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (p) DO UPDATE SET v = excluded.v, e = excluded.e, n = excluded.n, d = excluded.d, s = excluded.s`,
  ),
  insertChange: database.prepare('INSERT INTO change (at, before, after) VALUES (?, ?, ?)'),
  overdue: database.prepare('SELECT p FROM game WHERE d <= ? ORDER BY d LIMIT ?'),
})
type Statements = ReturnType<typeof statementsOf>

const find = (statements: Statements, id: GameId): GameItem | undefined => {
  const row = statements.find.get(id) as GameRow | undefined
  return row && itemIn(row)
}

const write = (statements: Statements, before: GameItem | undefined, after: GameItem, at: number): void => {
  const { p, v, e, n, d, s } = after
  statements.put.run(p, v, e, n, d ?? null, s ?? null)
  statements.insertChange.run(
    at,
    before ? imageText(gameItemAttributes(before)) : null,
    imageText(gameItemAttributes(after)),
  )
}

const save = (statements: Statements, id: GameId, before: GameRecord | undefined, after: GameRecord): SaveResult => {
  const now = find(statements, id)
  const verdict = judgeSave(now, id, before, after)
  if ('answer' in verdict) return verdict.answer
  write(statements, now, verdict.write, Date.now())
  return { saved: true }
}

export const sqliteGames = (database: DatabaseSync): Games => {
  const statements = statementsOf(database)
  return {
    load: async (id) => {
      const item = find(statements, id)
      return item && unpackGame(item)
    },
    loadAll: async (ids) =>
      new Map(
        [...new Set(ids)].flatMap((id) => [find(statements, id) ?? []].flat().map((item) => [id, unpackGame(item)])),
      ),
    save: async (id, before, after) => transaction(database, () => save(statements, id, before, after)),
    overdue: async (until, limit) =>
      statements.overdue.all(Math.floor(until / 1000), limit).map((row) => String(row['p'])),
  }
}
