import * as z from 'zod/mini'
import { WEBHOOK_EVENT_TYPES, WEBHOOK_FORMATS } from '../../webhooks/event-types.ts'
import { LONGEST } from '../../game/limits/bounds.ts'
import { receiverUrl } from '../values/receiver-url.ts'
import { DOCUMENTED_FORMATS, instantInput, labelsInput, localeInput } from '../values/values.ts'

const url = receiverUrl(LONGEST.webhookUrl).register(DOCUMENTED_FORMATS, { kind: 'receiver' })

const events = z.array(z.enum(WEBHOOK_EVENT_TYPES)).check(z.minLength(1), z.maxLength(WEBHOOK_EVENT_TYPES.length))

export const webhookBody = z.strictObject({
  url,
  events,
  /** Only events of games with all of these labels are sent; without labels, events of all games. */
  labels: z.optional(labelsInput),
  format: z._default(z.enum(WEBHOOK_FORMATS), 'standard'),
  /** The language of the sentences that the formats `slack` and `discord` have. */
  locale: z.optional(localeInput),
})
export type WebhookBody = z.infer<typeof webhookBody>

/** A change of a webhook. A field that is null removes the value. */
export const webhookChange = z.strictObject({
  url: z.optional(url),
  events: z.optional(events),
  labels: z.optional(z.nullable(labelsInput)),
  format: z.optional(z.enum(WEBHOOK_FORMATS)),
  locale: z.optional(z.nullable(localeInput)),
  enabled: z.optional(z.boolean()),
  /** `new` asks for a new secret. The old secret signs beside it for one more day. */
  secret: z.optional(z.literal('new')),
})
export type WebhookChange = z.infer<typeof webhookChange>

const localUrl = receiverUrl(LONGEST.webhookUrl, { isLocal: true })

/** The shapes of a service that also posts to its own machine. */
export const LOCAL_WEBHOOKS = {
  body: z.extend(webhookBody, { url: localUrl }),
  change: z.extend(webhookChange, { url: z.optional(localUrl) }),
} as const

/**
 * Names the deliveries to attempt again, of those that were given up: those from the instant `since` on or, without it,
 * all that are kept.
 */
export const replayBody = z.strictObject({ since: z.optional(instantInput) })
