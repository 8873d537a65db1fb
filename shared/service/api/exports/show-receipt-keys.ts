import type { ReceiptKey } from '../../../receipts/receipt-keys.ts'
import type { Response } from '../../runtime/http.ts'
import type { Service } from '../../runtime/service.ts'

/** Returns the members of a JWK (RFC 7517), with those that say what the key is for. */
const jwk = (key: ReceiptKey) => ({ ...key, alg: 'EdDSA', use: 'sig' })

/** Answers `GET /.well-known/crownhead-receipts.json`: the public keys of all receipts, also for pages of other sites. */
export const showReceiptKeys = ({ service }: { readonly service: Service }): Response => ({
  status: 200,
  headers: {
    'content-type': 'application/jwk-set+json',
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  },
  body: JSON.stringify({ keys: service.signer.receipts.keys.map(jwk) }),
})
