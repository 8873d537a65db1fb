import { createHmac, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Chance, Seal } from '../../shared/service/ports.ts'

/** 192 bits: the first 24 of the hash's 32 bytes. */
const LENGTH = 24

const Keys = z.strictObject({
  current: z.string().check(z.regex(/^[0-9a-z]$/)),
  keys: z.record(z.string().check(z.regex(/^[0-9a-z]$/)), z.base64().check(z.minLength(44))),
})

/** The keys of the seal, as the secret holds them: `{"current": "1", "keys": {"1": base64 of 32 bytes or more}}`. */
export type SealKeys = z.infer<typeof Keys>

const hash = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest().subarray(0, LENGTH).toString('base64url')

const parsed = (secret: string): SealKeys => {
  const read = Keys.safeParse(tryJson(secret))
  if (read.success) return read.data
  // What is wrong may be said, what is there not.
  throw new Error(
    `the secret of the seal: ${read.error.issues.map(({ path }) => path.join('.')).join(', ') || 'no JSON'}`,
  )
}

const tryJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The seal that a secret's text describes. Throws where the text is none or its current key is missing; never says what it holds. */
export const sealFrom = (secret: string): Seal => {
  const { current, keys } = parsed(secret)
  const known = new Map(Object.entries(keys).map(([id, key]) => [id, Buffer.from(key, 'base64')]))
  const newest = known.get(current)
  if (!newest) throw new Error('the secret of the seal: its current key is missing')
  return {
    current,
    sign: (text) => hash(newest, text),
    under: (id, text) => {
      const key = known.get(id)
      return key && hash(key, text)
    },
  }
}

/** A new secret, with one key of 256 random bits. */
export const newSealKeys = (): SealKeys => ({ current: '1', keys: { 1: randomBytes(32).toString('base64') } })

/** The machine's own chance. */
export const chance: Chance = (bytes) => randomBytes(bytes)
