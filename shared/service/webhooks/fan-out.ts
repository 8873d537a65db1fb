import { isSubscribed } from '../../webhooks/is-subscribed.ts'
import type { WebhookStore, WebhookQueue, WebhookEvent } from '../ports/webhooks.ts'

type FanOutPorts = { readonly webhooks: Pick<WebhookStore, 'load'>; readonly notices: WebhookQueue }

/**
 * Fans an event out: queues one attempt for each enabled webhook of the owner that subscribes to it. A repeat queues
 * the same attempts; those that were made already do nothing.
 */
export const fanOut = async ({ webhooks, notices }: FanOutPorts, { owner, told }: WebhookEvent): Promise<void> => {
  const owned = await webhooks.load(owner)
  const subscribed = owned.webhooks.filter((webhook) => webhook.disabled === undefined && isSubscribed(webhook, told))
  if (subscribed.length === 0) return
  await notices.put(subscribed.map(({ id }) => ({ owner, hook: id, told, attempt: 1, due: told.at, delay: 0 })))
}
