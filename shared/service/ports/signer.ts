import type { PushKey } from './push-key.ts'

/** HMAC-SHA-256 cut to 192 bits: 32 characters of base64url. */
export type Seal = {
  /** The signing key's id, one character of [0-9a-z]. */
  readonly current: string
  readonly sign: (text: string) => string
  /** Unchanged by key rotation: for accounts, and marks in emails. */
  readonly mark: (text: string) => string
  /** As signed while `key` was current; undefined for an unknown or retired key. */
  readonly under: (key: string, text: string) => string | undefined
  /** Where the service has a key for notices. */
  readonly push?: PushKey
}

/** Returns that many random bytes, from a generator fit for keys. */
export type Chance = (bytes: number) => Uint8Array
