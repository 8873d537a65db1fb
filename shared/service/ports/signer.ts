import type { PushKey } from './push.ts'

/** Signs texts with HMAC-SHA-256, cut to 192 bits: 32 characters of base64url. */
export type Signer = {
  /** The id of the current signing key, one character of [0-9a-z]. */
  readonly currentKey: string
  /** Returns the signature by the current key. */
  readonly sign: (text: string) => string
  /**
   * Returns a keyed pseudonym, which key rotation does not change: the name of a mailbox in the ledger, for example, or
   * the proof in an emailed link.
   */
  readonly pseudonym: (text: string) => string
  /** Returns the signature that `sign` gave while `key` was current; undefined for an unknown or retired key. */
  readonly signWith: (key: string, text: string) => string | undefined
  /** Missing where the service has no key for push messages. */
  readonly push?: PushKey
}

/** Returns that many random bytes, from a generator fit for keys. */
export type RandomBytes = (bytes: number) => Uint8Array
