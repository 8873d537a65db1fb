import type { Instant } from '../game/words.ts'
import { SECOND } from '../game/words.ts'

/** HMAC-SHA-256 of `text` in base64; `key` is base64, too. */
export type Sign = (key: string, text: string) => string

/** `until`: an old one, which signs no longer from then on. */
export type HookSecret = { readonly text: string; readonly until?: Instant }

const PREFIX = 'whsec_'

/** `key`: 32 random bytes in base64. */
export const secretFrom = (key: string): string => PREFIX + key

/** Of the Standard Webhooks: one signature for each secret in use, the newest first. */
export const headersOf = (
  sign: Sign,
  secrets: readonly HookSecret[],
  message: { readonly id: string; readonly body: string },
  now: Instant,
): Readonly<Record<string, string>> => {
  const timestamp = Math.floor(now / SECOND)
  const text = `${message.id}.${timestamp}.${message.body}`
  const used = secrets.filter(({ until = Infinity }) => now < until)
  return {
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': used.map((secret) => `v1,${sign(secret.text.slice(PREFIX.length), text)}`).join(' '),
  }
}
