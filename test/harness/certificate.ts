import { type KeyObject, createHash, generateKeyPairSync, sign } from 'node:crypto'

/** Encodes a value in DER (X.690): a tag, a length, and the content. */
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  if (body.length < 0x80) return Buffer.concat([Buffer.of(tag, body.length), body])
  const long = Buffer.of(0x82, body.length >> 8, body.length & 0xff)
  return Buffer.concat([Buffer.of(tag), long, body])
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts)
const oid = (...bytes: readonly number[]): Buffer => der(0x06, Buffer.from(bytes))
const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text))
const time = (at: number): Buffer =>
  der(0x18, Buffer.from(`${new Date(at).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`))

const COMMON_NAME = oid(0x55, 0x04, 0x03)
const ALTERNATIVE_NAME = oid(0x55, 0x1d, 0x11)
const ECDSA_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))

const DAY = 86_400_000

const signed = (host: string, publicKey: KeyObject, privateKey: KeyObject): Buffer => {
  const name = sequence(der(0x31, sequence(COMMON_NAME, utf8(host))))
  const names = sequence(ALTERNATIVE_NAME, der(0x04, sequence(der(0x82, Buffer.from(host)))))
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const body = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.concat([Buffer.of(1), createHash('sha256').update(spki).digest().subarray(0, 8)])),
    ECDSA_SHA256,
    name,
    sequence(time(Date.now() - DAY), time(Date.now() + DAY)),
    name,
    spki,
    der(0xa3, sequence(names)),
  )
  return sequence(body, ECDSA_SHA256, der(0x03, Buffer.of(0), sign('sha256', body, privateKey)))
}

/** Returns a self-signed certificate in PEM for one host, valid from yesterday to tomorrow. */
export const certificateFor = (host: string): { readonly certificate: string; readonly key: string } => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const text = signed(host, publicKey, privateKey).toString('base64').replaceAll(/.{64}/g, '$&\n')
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
