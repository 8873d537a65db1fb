/** Conditions and updates as DynamoDB reads them: as much of them as the adapters write. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { Image } from './units.ts'

export type Asked = {
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>> | undefined
  readonly ExpressionAttributeValues?: Readonly<Record<string, AttributeValue>> | undefined
}

const TOKEN = /<=|>=|<>|[(),=<>+-]|[:#\w]+/g

type Reader = { readonly next: () => string; readonly peek: () => string }

const readerOf = (text: string): Reader => {
  const tokens = text.match(TOKEN) ?? []
  let at = 0
  return { next: () => tokens[at++] ?? '', peek: () => tokens[at] ?? '' }
}

const valueAt = (image: Image, asked: Asked, token: string): AttributeValue | undefined =>
  token.startsWith(':') ? asked.ExpressionAttributeValues?.[token] : image[nameOf(asked, token)]

const nameOf = ({ ExpressionAttributeNames: names }: Asked, token: string): string => names?.[token] ?? token

/** Numbers by size, texts by their bytes; different kinds are never equal or in order. */
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

const known = <T>(table: Readonly<Record<string, T>>, token: string): T => {
  const row = table[token]
  if (row === undefined) throw new Error(`no adapter was seen to write ${token}`)
  return row
}

/** In brackets, with commas between; the name before them is read. */
const listIn = (reader: Reader): readonly string[] => {
  const items: string[] = []
  for (reader.next(); reader.peek() !== ')';) {
    const token = reader.next()
    if (token !== ',') items.push(token)
  }
  reader.next()
  return items
}

/** `NOT` before `AND` before `OR`. Everything is read, whatever holds. */
export const holds = (condition: string, image: Image, asked: Asked): boolean => {
  const reader = readerOf(condition)
  const one = (): boolean => {
    const token = reader.next()
    if (token === 'NOT') return !one()
    if (token === '(') {
      const inner = any()
      reader.next()
      return inner
    }
    if (reader.peek() === '(') return known(CALLS, token)(listIn(reader).map((item) => valueAt(image, asked, item)))
    const compare = known(COMPARISONS, reader.next())
    return compare(compared(valueAt(image, asked, token), valueAt(image, asked, reader.next())))
  }
  const joined = (word: string, part: () => boolean, join: (a: boolean, b: boolean) => boolean): boolean => {
    let held = part()
    while (reader.peek() === word) {
      reader.next()
      held = join(part(), held)
    }
    return held
  }
  const all = (): boolean => joined('AND', one, (a, b) => a && b)
  const any = (): boolean => joined('OR', all, (a, b) => a || b)
  return any()
}

const added = (before: AttributeValue | undefined, more: AttributeValue | undefined): AttributeValue =>
  more?.SS
    ? { SS: [...new Set([...(before?.SS ?? []), ...more.SS])] }
    : { N: String(Number(before?.N ?? 0) + Number(more?.N)) }

type Change = (image: Record<string, AttributeValue>, reader: Reader, asked: Asked, before: Image) => void

const CHANGES: Readonly<Record<string, Change>> = {
  SET: (image, reader, asked, before) => {
    const name = nameOf(asked, reader.next())
    reader.next()
    const token = reader.next()
    const [old = '', other = ''] = token === 'if_not_exists' ? listIn(reader) : [token]
    const value = valueAt(before, asked, old) ?? valueAt(before, asked, other)
    if (value) image[name] = value
  },
  ADD: (image, reader, asked, before) => {
    const name = nameOf(asked, reader.next())
    image[name] = added(before[name], valueAt(before, asked, reader.next()))
  },
  REMOVE: (image, reader, asked) => {
    delete image[nameOf(asked, reader.next())]
  },
}

export const updated = (update: string, before: Image, asked: Asked): Image => {
  const reader = readerOf(update)
  const image = { ...before }
  for (let change: Change | undefined; reader.peek() !== '';) {
    if (reader.peek() in CHANGES) change = known(CHANGES, reader.next())
    change?.(image, reader, asked, before)
    if (reader.peek() === ',') reader.next()
  }
  return image
}
