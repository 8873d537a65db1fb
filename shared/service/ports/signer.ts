import type { TextDigest } from '../../receipts/receipt-chain.ts'
import type { ReceiptKey } from '../../receipts/receipt-keys.ts'
import type { ReceiptSigning } from '../../receipts/receipt-jws.ts'
import type { PushKey } from './push.ts'

/**
 * Signs receipts with a key that is derived from the current signing key of links. So a receipt of the same game is the
 * same text until that key changes, and whatever carries the signing keys carries these keys, too.
 */
export type ReceiptSigner = ReceiptSigning & {
  /** Returns SHA-256 of a text in base64url. */
  readonly digest: TextDigest
  /** The public keys of all signing keys, the current one first, and those of keys that were removed. */
  readonly keys: readonly ReceiptKey[]
}

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
  readonly receipts: ReceiptSigner
  /** Missing where the service has no key for push messages. */
  readonly push?: PushKey
}

/** Returns that many random bytes, from a generator fit for keys. */
export type RandomBytes = (bytes: number) => Uint8Array
