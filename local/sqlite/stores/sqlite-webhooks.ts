import type { DatabaseSync } from 'node:sqlite'
import { WEBHOOK_LIMITS } from '../../../shared/webhooks/delivery-limits.ts'
import { hourOf } from '../../../shared/webhooks/hourly-slots.ts'
import {
  type WebhookDelivery,
  type Webhook,
  type WebhookStore,
  NO_WEBHOOKS,
  deliveryKey,
  claimRefusal,
  turnClaimKey,
  webhookFromStored,
  webhookText,
} from '../../../shared/service/ports/webhooks.ts'

const statementsOf = (database: DatabaseSync) => ({
  findList: database.prepare('SELECT version, hooks FROM hook_shelf WHERE owner = ?'),
  saveList: database.prepare(
    `INSERT INTO hook_shelf (owner, version, hooks) VALUES (?1, ?2 + 1, ?3)
    ON CONFLICT DO UPDATE SET version = version + 1, hooks = ?3 WHERE version = ?2`,
  ),
  record: database.prepare(
    `INSERT INTO hook_delivery (owner, name, state, delivery, expires) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET state = excluded.state, delivery = excluded.delivery, expires = excluded.expires
    WHERE state <> 'delivered'`,
  ),
  find: database.prepare('SELECT delivery FROM hook_delivery WHERE owner = ? AND name = ?'),
  recent: database.prepare(
    `SELECT delivery FROM hook_delivery WHERE owner = ? AND name > ? AND name < ? AND expires > ?
    ORDER BY name DESC LIMIT ?`,
  ),
  claim: database.prepare(
    `INSERT INTO hook_turn (owner, name, told, until, expires) VALUES (?1, ?2, 0, ?5, ?6)
    ON CONFLICT DO UPDATE SET until = ?5, expires = ?6 WHERE told < ?3 AND until <= ?4`,
  ),
  lastTold: database.prepare('SELECT told FROM hook_turn WHERE owner = ? AND name = ?'),
  release: database.prepare(
    `INSERT INTO hook_turn (owner, name, told, until, expires) VALUES (?1, ?2, ?3, 0, ?4)
    ON CONFLICT DO UPDATE SET told = max(told, ?3), until = 0, expires = ?4`,
  ),
  count: database.prepare(
    `INSERT INTO hook_count (owner, hour, posts, expires) VALUES (?, ?, 1, ?)
    ON CONFLICT DO UPDATE SET posts = posts + 1 RETURNING posts`,
  ),
})

const deliveryIn = (row: Readonly<Record<string, unknown>> | undefined): WebhookDelivery | undefined =>
  row && webhookFromStored(JSON.parse(String(row['delivery'])) as WebhookDelivery)

export const sqliteWebhooks = (database: DatabaseSync): WebhookStore => {
  const sql = statementsOf(database)
  return {
    load: async (owner) => {
      const row = sql.findList.get(owner)
      return row
        ? { version: Number(row['version']), webhooks: JSON.parse(String(row['hooks'])) as readonly Webhook[] }
        : NO_WEBHOOKS
    },
    save: async (owner, { version }, webhooks) =>
      sql.saveList.run(owner, version, JSON.stringify(webhooks)).changes === 1,
    record: async (owner, delivery, until) => {
      const name = deliveryKey(delivery.hook, delivery.told)
      sql.record.run(owner, name, delivery.state, webhookText(delivery), until)
    },
    find: async (owner, webhookId, lastTold) => deliveryIn(sql.find.get(owner, deliveryKey(webhookId, lastTold))),
    recent: async (owner, webhookId, limit, now) =>
      sql.recent
        .all(owner, `${webhookId}#`, `${webhookId}$`, now, limit)
        .map(deliveryIn)
        .filter((each) => each !== undefined),
    claim: async (turn, now, until) => {
      const name = turnClaimKey(turn)
      if (sql.claim.run(turn.owner, name, turn.version, now, until, now + WEBHOOK_LIMITS.turnRetention).changes === 1)
        return 'taken'
      return claimRefusal(Number(sql.lastTold.get(turn.owner, name)?.['told'] ?? 0), turn)
    },
    release: async (turn, isTold, now) =>
      void sql.release.run(
        turn.owner,
        turnClaimKey(turn),
        isTold ? turn.version : 0,
        now + WEBHOOK_LIMITS.turnRetention,
      ),
    count: async (owner, now) =>
      Number(sql.count.get(owner, hourOf(now), now + WEBHOOK_LIMITS.countRetention)?.['posts']),
  }
}
