import type * as z from 'zod/mini'
import { type Issue, PLAIN_MESSAGE, issuesOf } from '../values/issues.ts'

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly Issue[] }

/** Returns where a text stops being JSON. Empty if the engine does not say. */
const placeOf = (body: string, error: unknown): string => {
  if (body.startsWith('\uFEFF')) return '; it begins with a byte order mark'
  const message = error instanceof Error ? error.message : ''
  const [, position] = /at position (\d+)/.exec(message) ?? []
  if (message.startsWith('Unexpected end') || Number(position) >= body.length) return '; it breaks off'
  return position === undefined ? '' : ` (at character ${Number(position) + 1})`
}

type ReadJson = { readonly value: unknown } | { readonly place: string }

const readJson = (body: string): ReadJson => {
  try {
    return { value: JSON.parse(body) }
  } catch (error) {
    return { place: placeOf(body, error) }
  }
}

/** The next part of a JSON text: a string, with the colon behind it if it names a field; a brace; or what lies between. */
const PART = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}]|[^"{}]+/gy

/**
 * Returns a field that an object in a valid JSON text has twice. `JSON.parse` takes the last value, while the sender, or
 * a program between, may mean the first.
 */
const repeatedField = (json: string): string | undefined => {
  const open: Set<string>[] = []
  for (const [part, colon] of json.matchAll(PART)) {
    const fields = open.at(-1)
    if (part === '{') open.push(new Set())
    else if (part === '}') open.pop()
    else if (colon !== undefined && fields) {
      const name = JSON.parse(part.slice(0, -colon.length)) as string
      if (fields.has(name)) return name
      fields.add(name)
    }
  }
  return undefined
}

/** Options of every parse. They fix the messages, because any package in the process may set zod's language. */
const plainly = { reportInput: true, error: () => PLAIN_MESSAGE }

/** Checks a value against a shape. Issues come in plain words. */
export const parse = <T>(shape: z.ZodMiniType<T>, value: unknown): Parsed<T> => {
  const read = shape.safeParse(value, plainly)
  return read.success ? { ok: true, value: read.data } : { ok: false, issues: issuesOf(read.error.issues) }
}

/** Parses JSON and reads its value. A text that is not JSON, or has a field twice, gives one issue. */
export const parseJson = <T>(body: string, read: (value: unknown) => Parsed<T>): Parsed<T> => {
  const json = readJson(body)
  if ('place' in json)
    return { ok: false, issues: [{ path: '', message: `the body must be a JSON object${json.place}` }] }
  const repeated = repeatedField(body)
  return repeated === undefined
    ? read(json.value)
    : { ok: false, issues: [{ path: '', message: `the body must not have the field ${repeated} twice in one object` }] }
}

/** Parses JSON and checks it against a shape. */
export const parseBody = <T>(shape: z.ZodMiniType<T>, body: string): Parsed<T> =>
  parseJson(body, (value) => parse(shape, value))
