import * as z from 'zod/mini'
import { HOOK_EVENTS, HOOK_FORMATS } from '../../../hooks/kinds.ts'
import { HOOKS } from '../../../hooks/bounds.ts'
import { DELIVERY_FAILURES } from '../../../hooks/failures.ts'
import { type Told, about, count, gameId, instant, labelled } from '../games/kinds.ts'

const disabled = z.strictObject({
  at: instant(),
  why: about(
    z.enum(['gone', 'exhausted', 'asked']),
    '`gone`: it answered 410. `exhausted`: eight tries in a day failed.',
  ),
})

const hookShape = z.strictObject({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(HOOK_EVENTS)),
  labels: z.optional(labelled()),
  format: z.enum(HOOK_FORMATS),
  locale: z.optional(z.string()),
  createdAt: instant(),
  disabled: about(z.nullable(disabled), 'Nothing is sent while it is disabled, tests apart.'),
})
export type HookView = Told<typeof hookShape>

export const hookAnswer = z.strictObject({
  webhook: about(hookShape, { id: 'Webhook' }),
  secret: about(z.optional(z.string()), 'The secret, `whsec_` and base64. Only the answer that makes it shows it.'),
})

export const hooksAnswer = z.strictObject({ webhooks: z.array(hookShape) })

const deliveryShape = z.strictObject({
  id: about(z.string(), 'The `webhook-id` of each attempt.'),
  event: z.enum([...HOOK_EVENTS, 'test']),
  game: z.optional(gameId()),
  at: about(instant(), 'When it happened.'),
  state: about(
    z.enum(['waiting', 'delivered', 'dropped', 'given-up']),
    '`dropped`: a turn that was past before it could be told.',
  ),
  tries: count(),
  triedAt: z.optional(instant()),
  status: about(z.optional(count()), 'The status with which the last attempt was answered.'),
  failure: about(
    z.optional(z.enum(DELIVERY_FAILURES)),
    `Why the last try got no answer. \`address\`: the name leads to nothing public. \`limit\`: no try yet, as your webhooks had their ${HOOKS.hour.toLocaleString('en')} posts of the hour; it goes out at \`nextAt\`, or is given up after a day.`,
  ),
  nextAt: z.optional(instant()),
})
export type DeliveryView = Told<typeof deliveryShape>

export const deliveriesAnswer = z.strictObject({
  deliveries: about(z.array(about(deliveryShape, { id: 'Delivery' })), `The newest ${HOOKS.listed} of seven days.`),
})

export const testedAnswer = z.strictObject({ id: about(z.string(), 'The id of the delivery.') })

export const replayedAnswer = z.strictObject({ replayed: about(count(), 'How many deliveries are attempted again.') })
