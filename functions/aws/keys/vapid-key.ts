import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto'
import { type Duration, HOUR, type Instant, SECOND } from '../../../shared/game/model/words.ts'
import type { PushKey, PushReceiver } from '../../../shared/service/ports/push.ts'

const CURVE = 'prime256v1'

/** The size of a record, in bytes. One record holds a whole notice. */
const RECORD = 4096

const TAG = 16

/** The delimiter at the end of the last record (RFC 8188). */
const LAST = Buffer.from([2])

/** How long a VAPID token is valid. RFC 8292 allows at most a day. */
const LIFE: Duration = 12 * HOUR

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')

const textOf = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** The sender's key and salt, new for each notice. */
export type EphemeralKey = { readonly key: Buffer; readonly salt: Buffer }

/** Encrypts a notice by RFC 8291: `aes128gcm` of RFC 8188, in one record. Throws if `p256dh` is no point of P-256. */
export const encryptPush = ({ p256dh, auth }: PushReceiver, text: string, { key, salt }: EphemeralKey): Buffer => {
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

const ephemeral = (): EphemeralKey => {
  const own = createECDH(CURVE)
  own.generateKeys()
  // The key is padded to 32 bytes, because Node leaves out leading zeros.
  return { key: Buffer.from(own.getPrivateKey('hex').padStart(64, '0'), 'hex'), salt: randomBytes(16) }
}

/** Returns a new VAPID key: a private key of P-256, 43 characters of base64url. */
export const newVapidKey = (): string => ephemeral().key.toString('base64url')

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

/** Returns whether a value has the form of a key from `newVapidKey`. */
export const isVapidKey = (value: unknown): boolean => typeof value === 'string' && SECRET.test(value)

/**
 * Returns the VAPID key from its secret. Throws, without naming the secret, unless it has the form of a key from
 * `newVapidKey`. The clock must be the real one, because push services compare the times in tokens with their own.
 */
export const readVapidKey = (secret: string, clock: () => Instant = Date.now): PushKey => {
  const own = createECDH(CURVE)
  try {
    if (!isVapidKey(secret)) throw new Error()
    own.setPrivateKey(bytesOf(secret))
  } catch {
    throw new Error('the key of notices is no private key of P-256 in base64url')
  }
  const point = own.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: secret, x, y }, format: 'jwk' })
  const publicKey = point.toString('base64url')
  /**
   * Returns the `authorization` header of RFC 8292. Some push services require a contact, and accept only an https
   * address.
   */
  const authorizationFor = (endpoint: string, contact: string): string => {
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor((clock() + LIFE) / SECOND),
      ...(contact.startsWith('https:') && { sub: contact }),
    }
    const unsigned = `${textOf({ typ: 'JWT', alg: 'ES256' })}.${textOf(claims)}`
    const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
    return `vapid t=${unsigned}.${signature}, k=${publicKey}`
  }
  return {
    publicKey: publicKey,
    isPoint,
    encrypt: (receiver, text, contact) => ({
      authorization: authorizationFor(receiver.endpoint, contact),
      body: encryptPush(receiver, text, ephemeral()).toString('base64'),
    }),
  }
}
