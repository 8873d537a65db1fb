import type { Webhook, WebhookStore, WebhookList } from '../ports/webhooks.ts'

/** What an update stores, and its result. Without `webhooks` nothing is stored. */
export type WebhookUpdate<Result> = { readonly webhooks?: readonly Webhook[]; readonly result: Result }

/** The most attempts to store an update while other writers change the list. */
const MOST_RACES = 5

/**
 * Updates an owner's webhooks with optimistic locking: decides again if another writer was faster. Undefined if that
 * happened each time.
 */
export const updateWebhooks = async <Result>(
  { load, save }: Pick<WebhookStore, 'load' | 'save'>,
  owner: string,
  decide: (list: WebhookList) => WebhookUpdate<Result> | Promise<WebhookUpdate<Result>>,
): Promise<Result | undefined> => {
  for (let race = 0; race < MOST_RACES; race++) {
    const owned = await load(owner)
    const { webhooks, result } = await decide(owned)
    if (!webhooks || (await save(owner, owned, webhooks))) return result
  }
  return undefined
}
