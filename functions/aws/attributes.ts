import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { type Instant, SECOND } from '../../shared/game/words.ts'
import { refused } from '../codec/codec.ts'
import type { Item } from '../codec/item.ts'

/** In stream records bytes are base64. */
type Streamed = { readonly S?: string; readonly N?: string; readonly B?: Uint8Array | string }

export type Image = Readonly<Record<string, unknown>>

const attributeOf = (image: Image, name: string): Streamed | undefined => image[name] as Streamed | undefined

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

/** The new value of an attribute of an item; null: the item has it no more. */
export type Attribute = readonly [name: string, value: AttributeValue | null]

/**
 * Of an item that may have other attributes, too, which a later release has written. `first`: what else is set, with values of its own.
 */
export const setting = (attributes: readonly Attribute[], first: readonly string[] = []) => {
  const given = attributes.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  const absent = attributes.flatMap(([name, value]) => (value ? [] : [name]))
  const set = [...first, ...given.map(([name]) => `${name} = :${name}`)].join(', ')
  return {
    UpdateExpression: `SET ${set}${absent.length > 0 ? ` REMOVE ${absent.join(', ')}` : ''}`,
    ExpressionAttributeValues: Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
  }
}

export const toAttributes = ({ p, v, e, n, d, s }: Item): Record<string, AttributeValue> => ({
  p: { S: p },
  v: number(v),
  e: { B: e },
  n: number(n),
  ...(d !== undefined && { d: number(d) }),
  ...(s !== undefined && { s: number(s) }),
})

const KNOWN: { readonly [A in keyof Item]-?: true } = { p: true, v: true, e: true, n: true, d: true, s: true }

/** What a later release has written beside a game; undefined for nothing, as almost always. */
export const unknownIn = <T>(image: Readonly<Record<string, T>>): Readonly<Record<string, T>> | undefined => {
  const more = Object.entries(image).filter(([name]) => !(name in KNOWN))
  return more.length === 0 ? undefined : Object.fromEntries(more)
}

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
