import { type KeyObject, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Seal } from '../../shared/service/ports.ts'

/** 192 bits: 24 of 32 bytes. */
const LENGTH = 24

const name = z.string().check(z.regex(/^[0-9a-z]$/))

const material = z.base64().check(z.minLength(44))

const Keys = z.strictObject({ current: name, keys: z.record(name, material), book: z.optional(material) })

type Keys = z.infer<typeof Keys>

const hash = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest().subarray(0, LENGTH).toString('base64url')

/** Older single machines keep the keys under `keys`. */
const parted = (secret: object): object => {
  if ('keys' in secret || !('current' in secret)) return secret
  const { current, book, ...keys } = secret as Readonly<Record<string, unknown>>
  return { current, keys, ...(book !== undefined && { book }) }
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

const parsed = (secret: string): Keys => {
  const json = tryJson(secret)
  const read = Keys.safeParse(json && parted(json))
  if (read.success) return read.data
  // Top-level names only: values are secret, and a key may stand in a name's place.
  const wrong = new Set(read.error.issues.map(({ path: [part = ''] }) => String(part)))
  throw new Error(`the secret of the seal: ${[...wrong].join(', ') || 'not of its form'}`)
}

/**
 * Reads `{"current": "1", "1": key}`: keys of at least 32 bytes in base64, named by one of [0-9a-z]. `book` is the key
 * of marks, else the first name's. Throws otherwise, without key material.
 */
export const sealFrom = (secret: string): Seal => {
  const { current, keys, book } = parsed(secret)
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
  }
}

/** 256 random bits. */
export const newSealKeys = () => ({ current: '1', 1: randomBytes(32).toString('base64') })
