import { isWanted } from '../../hooks/wanted.ts'
import type { Hooks, Notices, Tidings } from '../ports/webhooks.ts'

type FanOutPorts = { readonly hooks: Pick<Hooks, 'load'>; readonly notices: Notices }

/**
 * Fans an event out: queues one attempt for each enabled webhook of the owner that subscribes to it. A repeat queues
 * the same attempts; those that were made already do nothing.
 */
export const fanOut = async ({ hooks, notices }: FanOutPorts, { owner, told }: Tidings): Promise<void> => {
  const owned = await hooks.load(owner)
  const subscribed = owned.hooks.filter((webhook) => webhook.disabled === undefined && isWanted(webhook, told))
  if (subscribed.length === 0) return
  await notices.put(subscribed.map(({ id }) => ({ owner, hook: id, told, attempt: 1, due: told.at, delay: 0 })))
}
