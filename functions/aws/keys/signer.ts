import { type KeyObject, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import type { ReceiptSigner, Signer } from '../../../shared/service/ports/signer.ts'
import { type KeyDays, type RetiredKey, isKeyDays, isRetiredKey, receiptSigner } from './receipt-signer.ts'
import { isVapidKey, readVapidKey } from './vapid-key.ts'

/** The bytes of a signature: 24 of the 32 bytes of the HMAC, 192 bits. */
const LENGTH = 24

/** The fewest characters of a key in base64, for 32 bytes. */
const SHORTEST_KEY = 44

const BASE64 = /^(?:[\d+/A-Za-z]{4})*(?:[\d+/A-Za-z]{2}==|[\d+/A-Za-z]{3}=)?$/

/** The signing keys by name. Key rotation adds one and makes it `current`; the old ones still check their links. */
export type SigningKeys = {
  readonly current: string
  readonly keys: Readonly<Record<string, string>>
  readonly book?: string | undefined
  readonly push?: string | undefined
  /** The days on which keys became current and were replaced, by name, as far as they are known. */
  readonly days?: Readonly<Record<string, KeyDays>> | undefined
  /** The public keys for receipts of the signing keys that were removed. */
  readonly retired?: readonly RetiredKey[] | undefined
}

const isName = (value: unknown): boolean => typeof value === 'string' && /^[\da-z]$/.test(value)

const isMaterial = (value: unknown): boolean =>
  typeof value === 'string' && value.length >= SHORTEST_KEY && BASE64.test(value)

const isNamed = (value: unknown, isRight: (each: unknown) => boolean): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, each]) => isName(name) && isRight(each))

/**
 * A check for each field. It is written by hand, because half of the functions that read signing keys parse nothing
 * else, and start without zod.
 */
const FIELDS: { readonly [F in keyof SigningKeys]-?: (value: unknown) => boolean } = {
  current: isName,
  keys: (value) => isNamed(value, isMaterial),
  book: (value) => value === undefined || isMaterial(value),
  push: (value) => value === undefined || isVapidKey(value),
  days: (value) => value === undefined || isNamed(value, isKeyDays),
  retired: (value) => value === undefined || (Array.isArray(value) && value.every(isRetiredKey)),
}

const hash = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest().subarray(0, LENGTH).toString('base64url')

/**
 * Returns the secret with its keys under `keys`. Some secrets have them there; others have each key beside `current`.
 */
const withKeysApart = (secret: object): object => {
  if ('keys' in secret || !('current' in secret)) return secret
  const { current, book, push, days, retired, ...keys } = secret as Readonly<Record<string, unknown>>
  const further = Object.entries({ book, push, days, retired }).filter(([, value]) => value !== undefined)
  return { current, keys, ...Object.fromEntries(further) }
}

const tryJson = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    // The parser's message would quote the secret.
    return undefined
  }
}

const faultOf = (read: Readonly<Record<string, unknown>>): string | undefined => {
  // The error names only known fields: values are secret, and a key may stand where a name should.
  const wrong = Object.entries(FIELDS).flatMap(([field, isRight]) => (isRight(read[field]) ? [] : [field]))
  if (wrong.length > 0) return wrong.join(', ')
  return Object.keys(read).every((field) => Object.hasOwn(FIELDS, field)) ? undefined : 'not of its form'
}

const isKeys = (read: object): read is SigningKeys => faultOf({ ...read }) === undefined

/** Reads the secret of the signing keys. Throws on any other form, without key material in the message. */
export const parseSigningKeys = (secret: string): SigningKeys => {
  const read = withKeysApart(tryJson(secret) ?? {})
  if (isKeys(read)) return read
  throw new Error(`the secret of the signer: ${faultOf({ ...read })}`)
}

/**
 * Returns the signer with the keys in `{"current": "1", "1": key}`. Each key has at least 32 bytes in base64, and a
 * name of one character of [0-9a-z]. `book` is the key for the pseudonyms of addresses; without it, the key whose name
 * comes first is used. `push` is the VAPID key for notices to devices, if there are any. `days` and `retired` tell
 * which keys signed receipts when.
 */
export const readSigner = (secret: string): Signer => {
  const { current, keys, book, push, days = {}, retired = [] } = parseSigningKeys(secret)
  const known = new Map(Object.entries(keys).map(([id, key]) => [id, createSecretKey(key, 'base64')]))
  const newest = known.get(current)
  if (!newest) throw new Error('the secret of the signer: its current key is missing')
  const [first = ''] = Object.keys(keys).toSorted()
  const pseudonymKey = createSecretKey(book ?? keys[first] ?? '', 'base64')
  const dated = Object.entries(keys).map(([name, key]) => ({ ...days[name], name, key }))
  let receipts: ReceiptSigner | undefined
  return {
    // Most containers sign no receipt, so its keys are derived when they are first needed.
    get receipts() {
      receipts ??= receiptSigner(current, dated, retired)
      return receipts
    },
    currentKey: current,
    sign: (text) => hash(newest, text),
    pseudonym: (text) => hash(pseudonymKey, text),
    signWith: (id, text) => {
      const key = known.get(id)
      return key && hash(key, text)
    },
    ...(push !== undefined && { push: readVapidKey(push) }),
  }
}

/** Returns a new signing key of 256 random bits. */
export const newSigningKey = (): string => randomBytes(32).toString('base64')

/** Returns a new secret with one key. */
export const newSigningKeys = () => ({ current: '1', 1: newSigningKey() })
