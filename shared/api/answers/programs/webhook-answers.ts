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
    '`gone`: the webhook’s address answered 410. `exhausted`: eight attempts in a day failed. `asked`: a request disabled it.',
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
  disabled: documented(
    z.nullable(disabled),
    'When and why the webhook was disabled: it then gets nothing but tests. Null if it is enabled.',
  ),
})
export type WebhookView = AnswerOf<typeof webhookShape>

export const webhookAnswer = z.strictObject({
  webhook: documented(webhookShape, { id: 'Webhook' }),
  secret: documented(
    z.optional(z.string()),
    'The secret that signs deliveries: `whsec_` and base64. Only the answer to the request that makes it has it.',
  ),
})

export const webhooksAnswer = z.strictObject({ webhooks: z.array(webhookShape) })

const deliveryShape = z.strictObject({
  id: documented(z.string(), 'The id of the delivery: the `webhook-id` of each attempt.'),
  event: z.enum([...WEBHOOK_EVENT_TYPES, 'test']),
  game: z.optional(gameIdShape()),
  tournament: documented(z.optional(gameIdShape()), 'With an event of a tournament: its id.'),
  at: documented(instantShape(), 'When the event happened.'),
  state: documented(
    z.enum(['waiting', 'delivered', 'dropped', 'given-up']),
    '`waiting`: an attempt is still due. `dropped`: the turn was over before it could be posted. `given-up`: no attempt follows.',
  ),
  tries: countShape(),
  triedAt: z.optional(instantShape()),
  status: documented(
    z.optional(countShape()),
    'The HTTP status that answered the last attempt. Left out without an answer.',
  ),
  failure: documented(
    z.optional(z.enum(DELIVERY_FAILURES)),
    `Why the last attempt got no answer, or was not made. \`address\`: no public host has this name. \`disabled\`: the webhook is disabled. \`limit\`: your webhooks have had their ${WEBHOOK_LIMITS.hour.toLocaleString('en')} posts of the hour; the attempt waits until \`nextAt\`, or is given up after a day.`,
  ),
  nextAt: z.optional(instantShape()),
})
export type DeliveryView = AnswerOf<typeof deliveryShape>

export const deliveriesAnswer = z.strictObject({
  deliveries: documented(
    z.array(documented(deliveryShape, { id: 'Delivery' })),
    `The newest ${WEBHOOK_LIMITS.listed} deliveries of the last seven days.`,
  ),
})

export const testedAnswer = z.strictObject({ id: documented(z.string(), 'The id of the test’s delivery.') })

export const replayedAnswer = z.strictObject({
  replayed: documented(countShape(), 'How many deliveries are attempted again.'),
})
