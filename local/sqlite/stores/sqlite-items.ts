import type { DatabaseSync } from 'node:sqlite'
import { gameItemAttributes } from '../../../functions/aws/dynamodb/attributes.ts'
import type { GameItem, Packing, VersionedRecord } from '../../../functions/codec/game-item.ts'
import type { SaveResult } from '../../../shared/service/ports/games.ts'
import { type RequestedSave, judgeSave } from '../../stores/judge-save.ts'
import { imageText } from '../../stores/stream-image.ts'
import { transaction } from '../database/open-database.ts'

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
})
type Statements = ReturnType<typeof statementsOf>

const write = (statements: Statements, before: GameItem | undefined, after: GameItem, at: number): void => {
  const { p, v, e, n, d, s } = after
  statements.put.run(p, v, e, n, d ?? null, s ?? null)
  statements.insertChange.run(
    at,
    before ? imageText(gameItemAttributes(before)) : null,
    imageText(gameItemAttributes(after)),
  )
}

/** Reads and writes the records of one packing, in the table of games. Each save also writes its change. */
export const sqliteItems = <Stored extends VersionedRecord>(database: DatabaseSync, packing: Packing<Stored>) => {
  const statements = statementsOf(database)
  const find = (key: string): GameItem | undefined => {
    const row = statements.find.get(key) as GameRow | undefined
    return row && itemIn(row)
  }
  const load = (key: string): Stored | undefined => {
    const item = find(key)
    return item && packing.unpack(item)
  }
  const save = (requested: RequestedSave<Stored>): SaveResult<Stored> => {
    const now = find(requested.key)
    const verdict = judgeSave(packing, now, requested)
    if ('answer' in verdict) return verdict.answer
    write(statements, now, verdict.write, Date.now())
    return { saved: true }
  }
  return {
    load,
    save: (requested: RequestedSave<Stored>): SaveResult<Stored> => transaction(database, () => save(requested)),
  }
}
