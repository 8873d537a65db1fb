import { replayBody } from '../../../api/input/webhook-shapes.ts'
import { parseBody } from '../../../api/input/parse-body.ts'
import { type Duration, HOUR, type Instant } from '../../../game/model/words.ts'
import { WEBHOOK_LIMITS } from '../../../webhooks/delivery-limits.ts'
import type { WebhookDelivery } from '../../ports/webhooks.ts'
import { KEY_ID_LENGTH } from '../../credentials/verify-api-key.ts'
import { randomId } from '../../credentials/ids.ts'
import { deliveryView } from './webhook-views.ts'
import { invalidRequestResponse, jsonResponse } from '../../http/problem-response.ts'
import { webhookRoute, unknownWebhook, findWebhook } from './webhook-route.ts'

/** Answers `POST /v1/webhooks/{hook}/test`. */
export const testWebhook = webhookRoute(async (call, id) => {
  if (!(await findWebhook(call, id))) return unknownWebhook(call)
  const { service, request, owner } = call
  const at = request.receivedAt
  const told = { id: `msg_test_${randomId(service.chance, KEY_ID_LENGTH)}`, event: 'test', at } as const
  await service.notices.put([{ owner, hook: id, told, attempt: 1, due: at, delay: 0 }])
  return jsonResponse(202, { id: told.id })
})

/** Answers `GET /v1/webhooks/{hook}/deliveries`. */
export const listWebhookDeliveries = webhookRoute(async (call, id) => {
  if (!(await findWebhook(call, id))) return unknownWebhook(call)
  const { service, request, owner } = call
  const recent = await service.webhooks.recent(owner, id, WEBHOOK_LIMITS.listed, request.receivedAt)
  return jsonResponse(200, { deliveries: recent.map(deliveryView) })
})

/** An attempt that is overdue by this much is lost: it could not be put into the queue. */
const LOST_AFTER: Duration = HOUR

const isUndelivered = ({ state, told, next = Infinity }: WebhookDelivery, since: Instant, now: Instant): boolean =>
  (state === 'given-up' || (state === 'waiting' && next < now - LOST_AFTER)) &&
  told.event !== 'test' &&
  told.at >= since

/** Answers `POST /v1/webhooks/{hook}/replay`. */
export const replayWebhook = webhookRoute(async (call, id) => {
  const { service, request, owner } = call
  const read = parseBody(replayBody, request.body)
  if (!read.ok) return invalidRequestResponse(service, request, read.issues)
  const webhook = await findWebhook(call, id)
  if (!webhook) return unknownWebhook(call)
  // Nothing is sent to a disabled webhook.
  if (webhook.disabled) return jsonResponse(202, { replayed: 0 })
  const now = request.receivedAt
  const recent = await service.webhooks.recent(owner, id, WEBHOOK_LIMITS.listed, now)
  const undelivered = recent.filter((delivery) => isUndelivered(delivery, read.value.since ?? 0, now)).toReversed()
  for (const { told } of undelivered)
    await service.webhooks.record(
      owner,
      { hook: id, told, state: 'waiting', tries: 0, next: now },
      now + WEBHOOK_LIMITS.retention,
    )
  await service.notices.put(undelivered.map(({ told }) => ({ owner, hook: id, told, attempt: 1, due: now, delay: 0 })))
  return jsonResponse(202, { replayed: undelivered.length })
})
