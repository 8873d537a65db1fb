import * as z from 'zod/mini'
import { WEBHOOK_EVENT_TYPES, WEBHOOK_FORMATS } from '../../../webhooks/event-types.ts'
import { WEBHOOK_LIMITS } from '../../../webhooks/delivery-limits.ts'
import { DELIVERY_FAILURES } from '../../../webhooks/delivery-failures.ts'
import {
  type AnswerOf,
  documented,
  countShape,
  gameIdShape,
  instantShape,
  labelsShape,
} from '../games/answer-values.ts'

const disabled = z.strictObject({
  at: instantShape(),
  why: documented(
    z.enum(['gone', 'exhausted', 'asked']),
    '`gone`: it answered 410. `exhausted`: eight tries in a day failed.',
  ),
})

const webhookShape = z.strictObject({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENT_TYPES)),
  labels: z.optional(labelsShape()),
  format: z.enum(WEBHOOK_FORMATS),
  locale: z.optional(z.string()),
  createdAt: instantShape(),
  disabled: documented(z.nullable(disabled), 'Nothing is sent while it is disabled, tests apart.'),
})
export type WebhookView = AnswerOf<typeof webhookShape>

export const webhookAnswer = z.strictObject({
  webhook: documented(webhookShape, { id: 'Webhook' }),
  secret: documented(
    z.optional(z.string()),
    'The secret, `whsec_` and base64. Only the answer that makes it shows it.',
  ),
})

export const webhooksAnswer = z.strictObject({ webhooks: z.array(webhookShape) })

const deliveryShape = z.strictObject({
  id: documented(z.string(), 'The `webhook-id` of each attempt.'),
  event: z.enum([...WEBHOOK_EVENT_TYPES, 'test']),
  game: z.optional(gameIdShape()),
  at: documented(instantShape(), 'When it happened.'),
  state: documented(
    z.enum(['waiting', 'delivered', 'dropped', 'given-up']),
    '`dropped`: a turn that was past before it could be told.',
  ),
  tries: countShape(),
  triedAt: z.optional(instantShape()),
  status: documented(z.optional(countShape()), 'The status with which the last attempt was answered.'),
  failure: documented(
    z.optional(z.enum(DELIVERY_FAILURES)),
    `Why the last try got no answer. \`address\`: the name leads to nothing public. \`limit\`: no try yet, as your webhooks had their ${WEBHOOK_LIMITS.hour.toLocaleString('en')} posts of the hour; it goes out at \`nextAt\`, or is given up after a day.`,
  ),
  nextAt: z.optional(instantShape()),
})
export type DeliveryView = AnswerOf<typeof deliveryShape>

export const deliveriesAnswer = z.strictObject({
  deliveries: documented(
    z.array(documented(deliveryShape, { id: 'Delivery' })),
    `The newest ${WEBHOOK_LIMITS.listed} of seven days.`,
  ),
})

export const testedAnswer = z.strictObject({ id: documented(z.string(), 'The id of the delivery.') })

export const replayedAnswer = z.strictObject({
  replayed: documented(countShape(), 'How many deliveries are attempted again.'),
})
