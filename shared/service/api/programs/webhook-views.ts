import type { DeliveryView, HookView } from '../../../api/answers/programs/webhook-answers.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import type { Delivery, Hook } from '../../ports/webhooks.ts'

export const viewOf = ({ id, url, events, labels, format, locale, created, disabled }: Hook): HookView => ({
  id,
  url,
  events,
  ...(labels && { labels }),
  format,
  ...(locale !== undefined && { locale }),
  createdAt: isoInstant(created),
  disabled: disabled ? { at: isoInstant(disabled.at), why: disabled.why } : null,
})

export const deliveryView = ({ told, state, tries, tried, status, failure, next }: Delivery): DeliveryView => ({
  id: told.id,
  event: told.event,
  ...(told.event !== 'test' && { game: told.game }),
  at: isoInstant(told.at),
  state,
  tries,
  ...(tried !== undefined && { triedAt: isoInstant(tried) }),
  ...(status !== undefined && { status }),
  ...(failure !== undefined && { failure }),
  ...(next !== undefined && { nextAt: isoInstant(next) }),
})
