import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { type Instant, SECOND } from '../../shared/game/words.ts'
import { refused } from '../packed/codec.ts'
import type { Item } from '../packed/item.ts'

/** In stream records bytes are base64. */
type Attribute = { readonly S?: string; readonly N?: string; readonly B?: Uint8Array | string }

export type Image = Readonly<Record<string, unknown>>

const attributeOf = (image: Image, name: string): Attribute | undefined => image[name] as Attribute | undefined

export const textAt = (image: Image, name: string): string => {
  const text = attributeOf(image, name)?.S
  if (text === undefined) throw refused(`no text in ${name}`)
  return text
}

const numberIn = (image: Image, name: string): number | undefined => {
  const digits = attributeOf(image, name)?.N
  return digits === undefined ? undefined : Number(digits)
}

const numberAt = (image: Image, name: string): number => {
  const number = numberIn(image, name)
  if (number === undefined) throw refused(`no number in ${name}`)
  return number
}

const bytesAt = (image: Image, name: string): Uint8Array => {
  const bytes = attributeOf(image, name)?.B
  if (bytes === undefined) throw refused(`no bytes in ${name}`)
  return typeof bytes === 'string' ? Buffer.from(bytes, 'base64') : bytes
}

export const number = (value: number): AttributeValue => ({ N: String(value) })

export const toAttributes = ({ p, v, e, n, d, s }: Item): Record<string, AttributeValue> => ({
  p: { S: p },
  v: number(v),
  e: { B: e },
  n: number(n),
  ...(d !== undefined && { d: number(d) }),
  ...(s !== undefined && { s: number(s) }),
})

/** Throws if it is no game. */
export const fromAttributes = (image: Image): Item => {
  const d = numberIn(image, 'd')
  const s = numberIn(image, 's')
  return {
    p: textAt(image, 'p'),
    v: numberAt(image, 'v'),
    e: bytesAt(image, 'e'),
    n: numberAt(image, 'n'),
    ...(d !== undefined && { d }),
    ...(s !== undefined && { s }),
  }
}

/** DynamoDB deletes by whole seconds: not before. */
export const leavesAt = (until: Instant): AttributeValue => number(Math.ceil(until / SECOND))
