import { type KeyObject, createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'
import type { ReceiptKey } from '../../../shared/receipts/receipt-keys.ts'
import type { ReceiptSigner } from '../../../shared/service/ports/signer.ts'
import { sha256Base64url } from './sha256-base64url.ts'

/** The start of every private Ed25519 key in PKCS #8 (RFC 8410). The 32 bytes of the key follow. */
const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Separates the keys of receipts from all else that is derived from a signing key. */
const PURPOSE = 'crownhead receipts, Ed25519'

const privateKeyOf = (signingKey: string): KeyObject => {
  const seed = hkdfSync('sha256', Buffer.from(signingKey, 'base64'), '', PURPOSE, 32)
  return createPrivateKey({ key: Buffer.concat([PKCS8_START, Buffer.from(seed)]), format: 'der', type: 'pkcs8' })
}

const publicPartOf = (key: KeyObject): string => createPublicKey(key).export({ format: 'jwk' }).x ?? ''

/** Returns the public key of the receipts that were signed while this signing key was current, as `ReceiptKey.x`. */
export const receiptPublicKey = (signingKey: string): string => publicPartOf(privateKeyOf(signingKey))

/** The days from and until which a key signs or signed receipts. */
export type KeyDays = Pick<ReceiptKey, 'from' | 'until'>

const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

const hasDays = (value: object, others: readonly string[]): boolean =>
  Object.entries(value).every(
    ([name, each]) => others.includes(name) || (['from', 'until'].includes(name) && isDay(each)),
  )

/** Returns whether a value of the secret has the form of `KeyDays`. */
export const isKeyDays = (value: unknown): boolean => typeof value === 'object' && value !== null && hasDays(value, [])

/** Returns whether a value of the secret has the form of `RetiredKey`. */
export const isRetiredKey = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'x' in value &&
  typeof value.x === 'string' &&
  /^[\w-]{43}$/.test(value.x) &&
  hasDays(value, ['x'])

/** A key that was removed from the signing keys. Its receipts can still be verified. */
export type RetiredKey = KeyDays & Pick<ReceiptKey, 'x'>

/** Returns a public key with its thumbprint by RFC 7638, which is the hash of exactly this JSON. */
const listedKey = ({ x, from, until }: RetiredKey): ReceiptKey => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x,
  kid: sha256Base64url(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x })),
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until }),
})

/** A signing key in base64 with its name, and with the days of its receipts. */
type DatedKey = KeyDays & { readonly name: string; readonly key: string }

/**
 * Returns the signer of receipts. The key named `current` signs; of `retired` keys only the public part is left.
 */
export const receiptSigner = (
  current: string,
  keys: readonly DatedKey[],
  retired: readonly RetiredKey[],
): ReceiptSigner => {
  const all = keys.map((each) => ({ ...each, pair: privateKeyOf(each.key) }))
  const signing = all.find(({ name }) => name === current)
  if (!signing) throw new Error('the secret of the signer: its current key is missing')
  const listed = [signing, ...all.filter((each) => each !== signing)].map((each) =>
    listedKey({ ...each, x: publicPartOf(each.pair) }),
  )
  return {
    kid: listed[0]?.kid ?? '',
    sign: (text) => sign(null, Buffer.from(text), signing.pair).toString('base64url'),
    digest: sha256Base64url,
    keys: [...listed, ...retired.map(listedKey)],
  }
}
