/** A public key as a JWK (RFC 8037), with the days in UTC from and until which it signed, as far as they are known. */
export type ReceiptKey = {
  readonly kty: 'OKP'
  readonly crv: 'Ed25519'
  /** The public key: 32 bytes in base64url. */
  readonly x: string
  /** The SHA-256 of the key itself (RFC 7638). */
  readonly kid: string
  readonly from?: string
  /** Missing while the key signs, or if it has not signed yet. */
  readonly until?: string
}

/** Where each service publishes its keys. */
export const RECEIPT_KEYS_PATH = '/.well-known/crownhead-receipts.json'

/** The most characters of a list of keys that is read. */
export const LONGEST_KEY_LIST = 1_000_000

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

const keyOf = (value: unknown): readonly ReceiptKey[] => {
  if (typeof value !== 'object' || value === null) return []
  const { kty, crv, x, kid, from, until } = value as Readonly<Record<string, unknown>>
  if (kty !== 'OKP' || crv !== 'Ed25519' || typeof kid !== 'string') return []
  if (typeof x !== 'string' || !/^[\w-]{43}$/.test(x)) return []
  return [{ kty, crv, x, kid, ...(isDay(from) && { from }), ...(isDay(until) && { until }) }]
}

/**
 * Reads a JWKS (RFC 7517). Keys of other types are left out, as that RFC asks. Undefined if it is no JWKS.
 */
export const parseReceiptKeys = (text: string): readonly ReceiptKey[] | undefined => {
  if (text.length > LONGEST_KEY_LIST) return undefined
  try {
    const { keys } = JSON.parse(text) as { readonly keys?: unknown }
    return Array.isArray(keys) ? keys.flatMap(keyOf) : undefined
  } catch {
    // The text is no JSON, or is `null`.
    return undefined
  }
}
