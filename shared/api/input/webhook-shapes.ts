import * as z from 'zod/mini'
import { HOOK_EVENTS, HOOK_FORMATS } from '../../hooks/kinds.ts'
import { LONGEST } from '../../game/bounds.ts'
import { receiver } from '../values/receiver.ts'
import { FORMS, instant, labels, locale } from '../values/values.ts'

const url = receiver(LONGEST.hook).register(FORMS, { kind: 'receiver' })

const events = z.array(z.enum(HOOK_EVENTS)).check(z.minLength(1), z.maxLength(HOOK_EVENTS.length))

export const hookBody = z.strictObject({
  url,
  events,
  /** If there are any, only the events of games that have them all are sent. */
  labels: z.optional(labels),
  format: z._default(z.enum(HOOK_FORMATS), 'standard'),
  /** The language of the sentences that the formats `slack` and `discord` have. */
  locale: z.optional(locale),
})
export type HookBody = z.infer<typeof hookBody>

/** A change of a webhook. A field that is null removes the value. */
export const hookChange = z.strictObject({
  url: z.optional(url),
  events: z.optional(events),
  labels: z.optional(z.nullable(labels)),
  format: z.optional(z.enum(HOOK_FORMATS)),
  locale: z.optional(z.nullable(locale)),
  enabled: z.optional(z.boolean()),
  /** It asks for a new secret. The old one signs for another day. */
  secret: z.optional(z.literal('new')),
})
export type HookChange = z.infer<typeof hookChange>

/** Which deliveries are attempted again: those given up since then, or all that are kept if it is left out. */
export const replayBody = z.strictObject({ since: z.optional(instant) })
