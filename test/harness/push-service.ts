import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'

type ReceiverKeys = { readonly p256dh: string; readonly auth: string; readonly secret: string }

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

/** Returns a browser's side of a push subscription: keys that only it has. */
export const newReceiver = (): ReceiverKeys => {
  const own = createECDH('prime256v1')
  own.generateKeys()
  return {
    p256dh: own.getPublicKey('base64url'),
    auth: Buffer.from(Array.from({ length: 16 }, (_, n) => n * 7)).toString('base64url'),
    secret: own.getPrivateKey('base64url'),
  }
}

/**
 * Decrypts a push message as a browser does (RFC 8291), written apart from the code that encrypts it. Throws if the
 * message is not for these keys.
 */
export const opened = ({ p256dh, auth, secret }: ReceiverKeys, body: Buffer): string => {
  const [salt, length = 0] = [body.subarray(0, 16), body[20]]
  const theirs = body.subarray(21, 21 + length)
  const ciphertext = body.subarray(21 + length)
  const own = createECDH('prime256v1')
  own.setPrivateKey(bytes(secret))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(p256dh), theirs])
  const key = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), bytes(auth), info, 32))
  const part = (name: string, size: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, size))
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  decipher.setAuthTag(ciphertext.subarray(-16))
  const text = Buffer.concat([decipher.update(ciphertext.subarray(0, -16)), decipher.final()])
  return text.subarray(0, text.lastIndexOf(2)).toString()
}

/**
 * Returns the claims in the header `authorization` (RFC 8292); undefined if the key beside them has not signed them.
 */
export const vouchedIn = (authorization: string): Readonly<Record<string, unknown>> | undefined => {
  const [, claims = '', signature = '', k = ''] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const point = bytes(k)
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify('sha256', Buffer.from(claims), { key, dsaEncoding: 'ieee-p1363' }, bytes(signature))
  return isSigned ? JSON.parse(bytes(claims.split('.')[1] ?? '').toString()) : undefined
}
