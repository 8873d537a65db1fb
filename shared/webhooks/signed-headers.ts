import type { Instant } from '../game/model/words.ts'
import { SECOND } from '../game/model/words.ts'

/** Computes the HMAC-SHA-256 of `text` in base64. `key` is in base64, too. */
export type HmacSign = (key: string, text: string) => string

/** A secret of a webhook. An old secret signs only before `until`. */
export type WebhookSecret = { readonly text: string; readonly until?: Instant }

const PREFIX = 'whsec_'

/** Makes a secret from a key of 32 random bytes in base64. */
export const webhookSecretFrom = (key: string): string => PREFIX + key

/**
 * Returns the headers of a delivery by the Standard Webhooks specification, with a signature by each secret that is in
 * use.
 */
export const signedHeaders = (
  sign: HmacSign,
  secrets: readonly WebhookSecret[],
  message: { readonly id: string; readonly body: string },
  now: Instant,
): Readonly<Record<string, string>> => {
  const timestamp = Math.floor(now / SECOND)
  const text = `${message.id}.${timestamp}.${message.body}`
  const valid = secrets.filter(({ until = Infinity }) => now < until)
  return {
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': valid.map((secret) => `v1,${sign(secret.text.slice(PREFIX.length), text)}`).join(' '),
  }
}
