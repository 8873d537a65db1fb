import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { type Instant, SECOND } from '../../../shared/game/model/words.ts'
import { codecError } from '../../codec/codec.ts'
import type { GameItem } from '../../codec/game-item.ts'

/** An attribute as DynamoDB returns it, or as in a stream record, where bytes are base64. */
type AnyAttribute = { readonly S?: string; readonly N?: string; readonly B?: Uint8Array | string }

/** The attributes of an item, by name. */
export type ItemImage = Readonly<Record<string, unknown>>

const attributeOf = (image: ItemImage, name: string): AnyAttribute | undefined =>
  image[name] as AnyAttribute | undefined

/** Returns the text in an attribute. Throws if there is none. */
export const textAttribute = (image: ItemImage, name: string): string => {
  const text = attributeOf(image, name)?.S
  if (text === undefined) throw codecError(`no text in ${name}`)
  return text
}

const numberIn = (image: ItemImage, name: string): number | undefined => {
  const digits = attributeOf(image, name)?.N
  return digits === undefined ? undefined : Number(digits)
}

const numberAt = (image: ItemImage, name: string): number => {
  const number = numberIn(image, name)
  if (number === undefined) throw codecError(`no number in ${name}`)
  return number
}

const bytesAt = (image: ItemImage, name: string): Uint8Array => {
  const bytes = attributeOf(image, name)?.B
  if (bytes === undefined) throw codecError(`no bytes in ${name}`)
  return typeof bytes === 'string' ? Buffer.from(bytes, 'base64') : bytes
}

/** Returns the number as DynamoDB takes it. */
export const numberValue = (value: number): AttributeValue => ({ N: String(value) })

/** A new value of an attribute; null removes the attribute. */
export type AttributeChange = readonly [name: string, value: AttributeValue | null]

/**
 * Returns an update that changes only these attributes, because the item may have others from a later release. `first`
 * are further SET expressions, whose values the caller adds.
 */
export const attributeUpdate = (attributes: readonly AttributeChange[], first: readonly string[] = []) => {
  const present = attributes.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  const absent = attributes.flatMap(([name, value]) => (value ? [] : [name]))
  const set = [...first, ...present.map(([name]) => `${name} = :${name}`)].join(', ')
  return {
    UpdateExpression: `SET ${set}${absent.length > 0 ? ` REMOVE ${absent.join(', ')}` : ''}`,
    ExpressionAttributeValues: Object.fromEntries(present.map(([name, value]) => [`:${name}`, value])),
  }
}

/** Returns the item of a game, in DynamoDB's form. */
export const gameItemAttributes = ({ p, v, e, n, d, s }: GameItem): Record<string, AttributeValue> => ({
  p: { S: p },
  v: numberValue(v),
  e: { B: e },
  n: numberValue(n),
  ...(d !== undefined && { d: numberValue(d) }),
  ...(s !== undefined && { s: numberValue(s) }),
})

const KNOWN: { readonly [A in keyof GameItem]-?: true } = { p: true, v: true, e: true, n: true, d: true, s: true }

/**
 * Returns the attributes that a later release has added to the item of a game; undefined if there are none, as almost
 * always.
 */
export const unknownAttributes = <T>(image: Readonly<Record<string, T>>): Readonly<Record<string, T>> | undefined => {
  const more = Object.entries(image).filter(([name]) => !(name in KNOWN))
  return more.length === 0 ? undefined : Object.fromEntries(more)
}

/** Returns the item of a game from DynamoDB's form. Throws if an attribute is missing. */
export const readGameItem = (image: ItemImage): GameItem => {
  const d = numberIn(image, 'd')
  const s = numberIn(image, 's')
  return {
    p: textAttribute(image, 'p'),
    v: numberAt(image, 'v'),
    e: bytesAt(image, 'e'),
    n: numberAt(image, 'n'),
    ...(d !== undefined && { d }),
    ...(s !== undefined && { s }),
  }
}

/** Returns the value of a TTL attribute, in whole seconds. It is rounded up, so that nothing is deleted too early. */
export const expiryValue = (until: Instant): AttributeValue => numberValue(Math.ceil(until / SECOND))
