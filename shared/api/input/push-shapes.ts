import * as z from 'zod/mini'
import { PUSH_LIMITS } from '../../webhooks/delivery-limits.ts'
import { receiverUrl } from '../values/receiver-url.ts'
import { DOCUMENTED_FORMATS } from '../values/values.ts'

/**
 * Returns the shape of a fixed number of bytes in Base64url. `last` lists the characters that may stand last: those
 * whose unused bits are zero.
 */
const base64url = (characters: number, last: string, wrong: string) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${characters - 1}}[${last}]$`), wrong))

/** A push subscription, as `PushSubscription.toJSON()` gives it in a browser. */
export const pushBody = z.strictObject({
  endpoint: receiverUrl(PUSH_LIMITS.endpoint).register(DOCUMENTED_FORMATS, { kind: 'receiver' }),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({
    p256dh: base64url(87, 'AEIMQUYcgkosw048', 'must be 65 bytes in base64url'),
    auth: base64url(22, 'AQgw', 'must be 16 bytes in base64url'),
  }),
})
export type PushBody = z.infer<typeof pushBody>
