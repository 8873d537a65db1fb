import type { ReceiptCrypto } from '../../shared/receipts/verify-receipts.ts'

const ED25519 = 'Ed25519'

const importKey = (x: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('jwk', { kty: 'OKP', crv: ED25519, x }, ED25519, false, ['verify'])

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The verifier's cryptography by the browser. */
export const browserCrypto: ReceiptCrypto = {
  digest: async (text) => base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  verify: async (x, text, signature) => {
    const key = await importKey(x)
    return crypto.subtle.verify(ED25519, key, signature, new TextEncoder().encode(text))
  },
}

/** A public key of Ed25519: the base point of its curve. */
const ANY_KEY = 'WGZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmY'

/** Returns whether the browser knows Ed25519. A page without https has no such cryptography at all. */
export const canVerify = async (): Promise<boolean> => {
  try {
    await importKey(ANY_KEY)
    return true
  } catch {
    // An older browser rejects the name of the algorithm.
    return false
  }
}
