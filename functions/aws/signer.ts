import { type KeyObject, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import type { Seal } from '../../shared/service/ports/ports.ts'
import { isPushKey, pushKeyFrom } from './push.ts'

/** 192 bits: 24 of 32 bytes. */
const LENGTH = 24

/** Characters of base64: 32 bytes. */
const LEAST = 44

const BASE64 = /^(?:[\d+/A-Za-z]{4})*(?:[\d+/A-Za-z]{2}==|[\d+/A-Za-z]{3}=)?$/

type Keys = {
  readonly current: string
  readonly keys: Readonly<Record<string, string>>
  readonly book?: string | undefined
  readonly push?: string | undefined
}

const isName = (value: unknown): boolean => typeof value === 'string' && /^[\da-z]$/.test(value)

const isMaterial = (value: unknown): boolean => typeof value === 'string' && value.length >= LEAST && BASE64.test(value)

/** By hand: half of the functions that read a seal parse nothing else, and start without zod. */
const FIELDS: { readonly [F in keyof Keys]-?: (value: unknown) => boolean } = {
  current: isName,
  keys: (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, key]) => isName(name) && isMaterial(key)),
  book: (value) => value === undefined || isMaterial(value),
  push: (value) => value === undefined || isPushKey(value),
}

const hash = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest().subarray(0, LENGTH).toString('base64url')

/** Older single machines keep the keys under `keys`. */
const parted = (secret: object): object => {
  if ('keys' in secret || !('current' in secret)) return secret
  const { current, book, push, ...keys } = secret as Readonly<Record<string, unknown>>
  return { current, keys, ...(book !== undefined && { book }), ...(push !== undefined && { push }) }
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
  // Names of ours only: values are secret, and a key may stand in a name's place.
  const wrong = Object.entries(FIELDS).flatMap(([field, isRight]) => (isRight(read[field]) ? [] : [field]))
  if (wrong.length > 0) return wrong.join(', ')
  return Object.keys(read).every((field) => Object.hasOwn(FIELDS, field)) ? undefined : 'not of its form'
}

const isKeys = (read: object): read is Keys => faultOf({ ...read }) === undefined

const parsed = (secret: string): Keys => {
  const read = parted(tryJson(secret) ?? {})
  if (isKeys(read)) return read
  throw new Error(`the secret of the seal: ${faultOf({ ...read })}`)
}

/**
 * Reads `{"current": "1", "1": key}`: keys of at least 32 bytes in base64, named by one of [0-9a-z]. `book` is the key
 * of marks, else the first name's; `push` is that of notices, if there are any. Throws otherwise, without key material.
 */
export const sealFrom = (secret: string): Seal => {
  const { current, keys, book, push } = parsed(secret)
  const known = new Map(Object.entries(keys).map(([id, key]) => [id, createSecretKey(key, 'base64')]))
  const newest = known.get(current)
  if (!newest) throw new Error('the secret of the seal: its current key is missing')
  const [first = ''] = Object.keys(keys).toSorted()
  const marking = createSecretKey(book ?? keys[first] ?? '', 'base64')
  return {
    current,
    sign: (text) => hash(newest, text),
    mark: (text) => hash(marking, text),
    under: (id, text) => {
      const held = known.get(id)
      return held && hash(held, text)
    },
    ...(push !== undefined && { push: pushKeyFrom(push) }),
  }
}

/** 256 random bits. */
export const newSealKeys = () => ({ current: '1', 1: randomBytes(32).toString('base64') })
