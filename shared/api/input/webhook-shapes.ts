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
  /** Only of games that have all of these. */
  labels: z.optional(labels),
  format: z._default(z.enum(HOOK_FORMATS), 'standard'),
  /** Of the sentences that slack and discord get. */
  locale: z.optional(locale),
})
export type HookBody = z.infer<typeof hookBody>

/** Null removes a value. */
export const hookChange = z.strictObject({
  url: z.optional(url),
  events: z.optional(events),
  labels: z.optional(z.nullable(labels)),
  format: z.optional(z.enum(HOOK_FORMATS)),
  locale: z.optional(z.nullable(locale)),
  enabled: z.optional(z.boolean()),
  /** The old one signs for another day. */
  secret: z.optional(z.literal('new')),
})
export type HookChange = z.infer<typeof hookChange>

/** What was given up since then; all that is kept if left out. */
export const replayBody = z.strictObject({ since: z.optional(instant) })
