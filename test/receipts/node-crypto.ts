import { createHash, createPublicKey, verify } from 'node:crypto'
import type { ReceiptCrypto } from '../../shared/receipts/verify-receipts.ts'

/** The verifier's cryptography by Node, which knows nothing of ours. */
export const NODE_CRYPTO: ReceiptCrypto = {
  digest: (text) => createHash('sha256').update(text).digest('base64url'),
  verify: (x, text, signature) => {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, Buffer.from(text), key, signature)
  },
}
