import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as otherTasks } from 'node:timers/promises'
import { ORDER_LIMITS } from '../../../shared/game/limits/order-limits.ts'
import {
  type OrderStore,
  orderKey,
  orderText,
  readOrderText,
  withoutPeople,
} from '../../../shared/service/ports/orders.ts'
import { transaction } from '../database/open-database.ts'
import { imageText } from '../../stores/stream-image.ts'

const statementsOf = (database: DatabaseSync) => ({
  place: database.prepare(
    'INSERT INTO game_order (id, made, sheet, expires) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
  ),
  // The change of an order contains only its key, as in DynamoDB's stream.
  insertChange: database.prepare('INSERT INTO change (at, before, after) VALUES (?, NULL, ?)'),
  find: database.prepare('SELECT made, sheet FROM game_order WHERE id = ?'),
  advance: database.prepare('UPDATE game_order SET made = max(made, ?) WHERE id = ?'),
  finish: database.prepare('UPDATE game_order SET made = ?, sheet = ? WHERE id = ?'),
})

export const sqliteOrders = (database: DatabaseSync): OrderStore => {
  const sql = statementsOf(database)
  return {
    place: async (order) =>
      transaction(database, () => {
        const { id, made, placed } = order
        const isNew = sql.place.run(id, made, orderText(order), placed + ORDER_LIMITS.retention).changes === 1
        if (isNew) sql.insertChange.run(Date.now(), imageText({ p: { S: orderKey(id) } }))
        return isNew
      }),
    load: async (id) => {
      const row = sql.find.get(id)
      return row && { ...readOrderText(String(row['sheet'])), made: Number(row['made']) }
    },
    advance: async (id, made) => {
      sql.advance.run(made, id)
      // Requests get their turn between two parts of an order.
      await otherTasks()
    },
    finish: async (order) => {
      const finished = withoutPeople(order)
      sql.finish.run(finished.made, orderText(finished), finished.id)
    },
  }
}
