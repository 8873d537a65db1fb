import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto'
import { type Duration, HOUR, type Instant, SECOND } from '../../shared/game/words.ts'
import type { PushKey, Receiver } from '../../shared/service/ports/push-key.ts'

const CURVE = 'prime256v1'

/** One record takes all of a notice. */
const RECORD = 4096

const TAG = 16

/** The last record ends with it (RFC 8188). */
const LAST = Buffer.from([2])

/** Below the day that RFC 8292 allows. */
const LIFE: Duration = 12 * HOUR

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')

const textOf = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Used for one notice. */
export type Ephemeral = { readonly key: Buffer; readonly salt: Buffer }

/** RFC 8291: `aes128gcm` of RFC 8188, in one record. Throws if `p256dh` is no point of P-256. */
export const encrypted = ({ p256dh, auth }: Receiver, text: string, { key, salt }: Ephemeral): Buffer => {
  const own = createECDH(CURVE)
  own.setPrivateKey(key)
  const [theirs, ours] = [bytesOf(p256dh), own.getPublicKey()]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derived(own.computeSecret(theirs), bytesOf(auth), info, 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derived(secret, salt, 'Content-Encoding: nonce\0', 12),
    { authTagLength: TAG },
  )
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD)
  const sealed = [cipher.update(text), cipher.update(LAST), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, ...sealed])
}

const ephemeral = (): Ephemeral => {
  const own = createECDH(CURVE)
  own.generateKeys()
  // Of 32 bytes always: leading zeros are left out otherwise.
  return { key: Buffer.from(own.getPrivateKey('hex').padStart(64, '0'), 'hex'), salt: randomBytes(16) }
}

/** A private key of P-256: 43 of base64url. */
export const newPushKey = (): string => ephemeral().key.toString('base64url')

const isPoint = (p256dh: string): boolean => {
  try {
    const own = createECDH(CURVE)
    own.generateKeys()
    own.computeSecret(bytesOf(p256dh))
    return true
  } catch {
    return false
  }
}

const SECRET = /^[\w-]{43}$/

/** Of `newPushKey`, as far as its form tells. */
export const isPushKey = (value: unknown): boolean => typeof value === 'string' && SECRET.test(value)

/** Throws, without the key, unless it is one of `newPushKey`. The clock is the world's: push services look at theirs. */
export const pushKeyFrom = (secret: string, clock: () => Instant = Date.now): PushKey => {
  const own = createECDH(CURVE)
  try {
    if (!isPushKey(secret)) throw new Error()
    own.setPrivateKey(bytesOf(secret))
  } catch {
    throw new Error('the key of notices is no private key of P-256 in base64url')
  }
  const point = own.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: secret, x, y }, format: 'jwk' })
  const shown = point.toString('base64url')
  /** RFC 8292. Some push services insist on a contact, and take none that is not https. */
  const vouched = (endpoint: string, contact: string): string => {
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor((clock() + LIFE) / SECOND),
      ...(contact.startsWith('https:') && { sub: contact }),
    }
    const said = `${textOf({ typ: 'JWT', alg: 'ES256' })}.${textOf(claims)}`
    const proof = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
    return `vapid t=${said}.${proof}, k=${shown}`
  }
  return {
    shown,
    isPoint,
    seal: (receiver, text, contact) => ({
      authorization: vouched(receiver.endpoint, contact),
      body: encrypted(receiver, text, ephemeral()).toString('base64'),
    }),
  }
}
