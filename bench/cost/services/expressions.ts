/** Evaluates DynamoDB's condition and update expressions, as far as the adapters write them. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { CountedItem } from './request-units.ts'

export type ExpressionInput = {
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>> | undefined
  readonly ExpressionAttributeValues?: Readonly<Record<string, AttributeValue>> | undefined
}

const TOKEN = /<=|>=|<>|[(),=<>+-]|[:#\w[\]]+/g

type Reader = { readonly next: () => string; readonly peek: () => string }

const readerOf = (text: string): Reader => {
  const tokens = text.match(TOKEN) ?? []
  let at = 0
  return { next: () => tokens[at++] ?? '', peek: () => tokens[at] ?? '' }
}

const valueAt = (image: CountedItem, input: ExpressionInput, token: string): AttributeValue | undefined =>
  token.startsWith(':') ? input.ExpressionAttributeValues?.[token] : image[nameOf(input, token)]

const nameOf = ({ ExpressionAttributeNames: names }: ExpressionInput, token: string): string => names?.[token] ?? token

/**
 * Compares numbers by value and texts by bytes. Different types are neither equal nor in order, so the result is NaN.
 */
const compared = (a: AttributeValue | undefined, b: AttributeValue | undefined): number => {
  if (a?.N !== undefined && b?.N !== undefined) return Number(a.N) - Number(b.N)
  if (a?.S !== undefined && b?.S !== undefined) return Buffer.compare(Buffer.from(a.S), Buffer.from(b.S))
  return NaN
}

const COMPARISONS: Readonly<Record<string, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
}

type Values = readonly (AttributeValue | undefined)[]

const CALLS: Readonly<Record<string, (values: Values) => boolean>> = {
  attribute_exists: ([value]) => value !== undefined,
  attribute_not_exists: ([value]) => value === undefined,
  contains: ([whole, part]) => part?.S !== undefined && whole?.SS?.includes(part.S) === true,
}

/** Returns the number of elements of a list. Nothing has no size, and no comparison with it holds. */
const sizeOf = (value: AttributeValue | undefined): AttributeValue | undefined =>
  value?.L && { N: String(value.L.length) }

const known = <T>(table: Readonly<Record<string, T>>, token: string): T => {
  const row = table[token]
  if (row === undefined) throw new Error(`no adapter was seen to write ${token}`)
  return row
}

/** Reads the arguments in brackets after a function's name. */
const listIn = (reader: Reader): readonly string[] => {
  const items: string[] = []
  for (reader.next(); reader.peek() !== ')';) {
    const token = reader.next()
    if (token !== ',') items.push(token)
  }
  reader.next()
  return items
}

/**
 * Returns whether a condition holds for an item. `NOT` binds tighter than `AND`, and `AND` tighter than `OR`. Every
 * part is parsed, even if the result is already known.
 */
export const isConditionMet = (condition: string, image: CountedItem, input: ExpressionInput): boolean => {
  const reader = readerOf(condition)
  const one = (): boolean => {
    const token = reader.next()
    if (token === 'NOT') return !one()
    if (token === '(') {
      const inner = any()
      reader.next()
      return inner
    }
    if (token === 'size') {
      const [item = ''] = listIn(reader)
      const compare = known(COMPARISONS, reader.next())
      return compare(compared(sizeOf(valueAt(image, input, item)), valueAt(image, input, reader.next())))
    }
    if (reader.peek() === '(') return known(CALLS, token)(listIn(reader).map((item) => valueAt(image, input, item)))
    const compare = known(COMPARISONS, reader.next())
    return compare(compared(valueAt(image, input, token), valueAt(image, input, reader.next())))
  }
  const operands = (word: string, part: () => boolean, combine: (a: boolean, b: boolean) => boolean): boolean => {
    let result = part()
    while (reader.peek() === word) {
      reader.next()
      result = combine(part(), result)
    }
    return result
  }
  const all = (): boolean => operands('AND', one, (a, b) => a && b)
  const any = (): boolean => operands('OR', all, (a, b) => a || b)
  return any()
}

const added = (before: AttributeValue | undefined, operand: AttributeValue | undefined): AttributeValue =>
  operand?.SS
    ? { SS: [...new Set([...(before?.SS ?? []), ...operand.SS])] }
    : { N: String(Number(before?.N ?? 0) + Number(operand?.N)) }

type Change = (
  image: Record<string, AttributeValue>,
  reader: Reader,
  input: ExpressionInput,
  before: CountedItem,
) => void

/** Reads what an attribute is set to: a value, or one of two functions of values. */
const operandIn = (reader: Reader, input: ExpressionInput, before: CountedItem): AttributeValue | undefined => {
  const token = reader.next()
  if (token !== 'if_not_exists' && token !== 'list_append') return valueAt(before, input, token)
  reader.next()
  const first = operandIn(reader, input, before)
  reader.next()
  const second = operandIn(reader, input, before)
  reader.next()
  return token === 'if_not_exists' ? (first ?? second) : { L: [...(first?.L ?? []), ...(second?.L ?? [])] }
}

/** Removes an attribute, or an element of a list: `g[0]`. Indexes are those of the list before the update. */
const removed = (image: Record<string, AttributeValue>, name: string, before: CountedItem): void => {
  const [, list = '', index] = /^(\w+)\[(\d+)\]$/.exec(name) ?? []
  if (index === undefined) delete image[name]
  else {
    const gone = before[list]?.L?.[Number(index)]
    image[list] = { L: (image[list]?.L ?? []).filter((element) => element !== gone) }
  }
}

const CHANGES: Readonly<Record<string, Change>> = {
  SET: (image, reader, input, before) => {
    const name = nameOf(input, reader.next())
    reader.next()
    const value = operandIn(reader, input, before)
    if (value) image[name] = value
  },
  ADD: (image, reader, input, before) => {
    const name = nameOf(input, reader.next())
    image[name] = added(before[name], valueAt(before, input, reader.next()))
  },
  REMOVE: (image, reader, input, before) => removed(image, nameOf(input, reader.next()), before),
}

export const applyUpdate = (update: string, before: CountedItem, input: ExpressionInput): CountedItem => {
  const reader = readerOf(update)
  const image = { ...before }
  for (let change: Change | undefined; reader.peek() !== '';) {
    if (reader.peek() in CHANGES) change = known(CHANGES, reader.next())
    change?.(image, reader, input, before)
    if (reader.peek() === ',') reader.next()
  }
  return image
}
