import type { Instant } from '../../shared/game/model/words.ts'
import { hourOf } from '../../shared/webhooks/hourly-slots.ts'
import {
  type WebhookDelivery,
  type WebhookStore,
  NO_WEBHOOKS,
  type WebhookList,
  deliveryKey,
  claimRefusal,
  turnClaimKey,
} from '../../shared/service/ports/webhooks.ts'

type StoredDelivery = { readonly delivery: WebhookDelivery; readonly until: Instant }
type TurnClaim = { readonly told: number; readonly until: Instant }

const nameIn = (owner: string, name: string): string => `${owner} ${name}`

export const memoryWebhooks = (): WebhookStore => {
  const lists = new Map<string, WebhookList>()
  const deliveries = new Map<string, StoredDelivery>()
  const turns = new Map<string, TurnClaim>()
  const counts = new Map<string, number>()
  return {
    load: async (owner) => lists.get(owner) ?? NO_WEBHOOKS,
    save: async (owner, before, webhooks) => {
      const isSame = (lists.get(owner) ?? NO_WEBHOOKS).version === before.version
      if (isSame) lists.set(owner, { version: before.version + 1, webhooks })
      return isSame
    },
    record: async (owner, delivery, until) => {
      const name = nameIn(owner, deliveryKey(delivery.hook, delivery.told))
      if (deliveries.get(name)?.delivery.state !== 'delivered') deliveries.set(name, { delivery, until })
    },
    find: async (owner, webhookId, told) => deliveries.get(nameIn(owner, deliveryKey(webhookId, told)))?.delivery,
    recent: async (owner, webhookId, limit, now) =>
      [...deliveries]
        .filter(([name, { until }]) => name.startsWith(nameIn(owner, `${webhookId}#`)) && now < until)
        .toSorted(([a], [b]) => (a < b ? 1 : -1))
        .slice(0, limit)
        .map(([, { delivery }]) => delivery),
    claim: async (turn, now, until) => {
      const name = nameIn(turn.owner, turnClaimKey(turn))
      const claim = turns.get(name) ?? { told: 0, until: 0 }
      if (claim.told >= turn.version || now < claim.until) return claimRefusal(claim.told, turn)
      turns.set(name, { ...claim, until })
      return 'taken'
    },
    release: async (turn, isTold) => {
      const name = nameIn(turn.owner, turnClaimKey(turn))
      const told = turns.get(name)?.told ?? 0
      turns.set(name, { told: isTold ? Math.max(told, turn.version) : told, until: 0 })
    },
    count: async (owner, now) => {
      const name = nameIn(owner, String(hourOf(now)))
      const nth = (counts.get(name) ?? 0) + 1
      counts.set(name, nth)
      return nth
    },
  }
}
