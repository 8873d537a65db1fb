import type { Labels } from '../game/model/labels.ts'
import type { WebhookEventType, EventPayload } from './event-types.ts'

type Subscription = { readonly events: readonly WebhookEventType[]; readonly labels?: Labels | undefined }

/**
 * Returns whether a webhook gets this payload. A webhook with labels gets the events of games that have them all, with
 * the same values. A test is always sent.
 */
export const isSubscribed = ({ events, labels = {} }: Subscription, payload: EventPayload): boolean => {
  if (payload.event === 'test') return true
  const present = payload.labels ?? {}
  return events.includes(payload.event) && Object.entries(labels).every(([name, value]) => present[name] === value)
}
