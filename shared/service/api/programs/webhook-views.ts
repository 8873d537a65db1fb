import type { DeliveryView, WebhookView } from '../../../api/answers/programs/webhook-answers.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import type { WebhookDelivery, Webhook } from '../../ports/webhooks.ts'

export const webhookView = ({ id, url, events, labels, format, locale, created, disabled }: Webhook): WebhookView => ({
  id,
  url,
  events,
  ...(labels && { labels }),
  format,
  ...(locale !== undefined && { locale }),
  createdAt: isoInstant(created),
  disabled: disabled ? { at: isoInstant(disabled.at), why: disabled.why } : null,
})

export const deliveryView = ({ told, state, tries, tried, status, failure, next }: WebhookDelivery): DeliveryView => ({
  id: told.id,
  event: told.event,
  ...('game' in told && { game: told.game }),
  ...('tournament' in told && { tournament: told.tournament }),
  at: isoInstant(told.at),
  state,
  tries,
  ...(tried !== undefined && { triedAt: isoInstant(tried) }),
  ...(status !== undefined && { status }),
  ...(failure !== undefined && { failure }),
  ...(next !== undefined && { nextAt: isoInstant(next) }),
})
