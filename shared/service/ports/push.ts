import type { Instant } from '../../game/model/words.ts'
import type { GameEmail } from '../../email/game-emails/emails-for.ts'

/**
 * A push subscription as a browser gives it: `p256dh` is a point of P-256 (65 bytes) and `auth` has 16 bytes, both in
 * base64url (RFC 8291).
 */
export type PushReceiver = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** The service's own key for push messages (VAPID, RFC 8292). */
export type PushKey = {
  /** The public key, which browsers need to subscribe: 65 bytes in base64url. */
  readonly publicKey: string
  /** Returns whether a subscription's `p256dh` is a point of the curve. */
  readonly isPoint: (p256dh: string) => boolean
  /** Encrypts a text for one receiver; `body` is in base64. `contact`: an address that push services may turn to. */
  readonly encrypt: (receiver: PushReceiver, text: string, contact: string) => { authorization: string; body: string }
}

/** A push message that is encrypted for one device; `body` is in base64. */
export type EncryptedPush = {
  readonly device: string
  readonly url: string
  readonly authorization: string
  readonly body: string
}

/**
 * The push messages to the devices of a seat. The email `letter` waits in the outbox until `until`, and is put there
 * again at once if no push service accepts the message. The names of the fields are those of the queue message.
 */
export type PushJob = {
  readonly parcels: readonly EncryptedPush[]
  readonly headers: Readonly<Record<'ttl' | 'urgency' | 'topic', string>>
  readonly letter: GameEmail
  readonly until: Instant
}

/** `owner` names the seat. The queue gives each owner a fair share, so that no seat waits for another. */
export type OwnedPushJob = { readonly owner: string; readonly push: PushJob }
