import * as z from 'zod/mini'
import { PUSH } from '../../hooks/bounds.ts'
import { receiver } from '../values/receiver.ts'
import { FORMS } from '../values/values.ts'

/** Of so many bytes: its characters have no bits to spare. */
const base64url = (characters: number, last: string, wrong: string) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${characters - 1}}[${last}]$`), wrong))

/** As `PushSubscription.toJSON()` has it. */
export const pushBody = z.strictObject({
  endpoint: receiver(PUSH.endpoint).register(FORMS, { kind: 'receiver' }),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({
    p256dh: base64url(87, 'AEIMQUYcgkosw048', 'must be 65 bytes in base64url'),
    auth: base64url(22, 'AQgw', 'must be 16 bytes in base64url'),
  }),
})
export type PushBody = z.infer<typeof pushBody>
