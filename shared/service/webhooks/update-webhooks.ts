import type { Webhook, WebhookStore, WebhookList } from '../ports/webhooks.ts'
import { optimisticUpdate } from '../runtime/optimistic-update.ts'

/** What an update stores, and its result. Without `webhooks` nothing is stored. */
export type WebhookUpdate<Result> = { readonly webhooks?: readonly Webhook[]; readonly result: Result }

/** How often an update is attempted while other writers change the list. */
const ATTEMPTS = 5

/**
 * Updates an owner's webhooks with optimistic locking: `decide` is called again if another writer was faster. Returns
 * undefined if that happened each time.
 */
export const updateWebhooks = async <Result>(
  { load, save }: Pick<WebhookStore, 'load' | 'save'>,
  owner: string,
  decide: (list: WebhookList) => WebhookUpdate<Result> | Promise<WebhookUpdate<Result>>,
): Promise<Result | undefined> => {
  const updated = await optimisticUpdate(ATTEMPTS, async () => {
    const owned = await load(owner)
    const update = await decide(owned)
    return !update.webhooks || (await save(owner, owned, update.webhooks)) ? update : undefined
  })
  return updated?.result
}
