import type * as z from 'zod/mini'
import { type Issue, PLAIN_MESSAGE, issuesOf } from '../values/issues.ts'

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly Issue[] }

const notJson = { ok: false, issues: [{ path: '', message: 'the body must be a JSON object' }] } as const

const readJson = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Options of every parse. They fix the messages, because any package in the process may set zod's language. */
const plainly = { reportInput: true, error: () => PLAIN_MESSAGE }

/** Checks a value against a shape. Issues come in plain words. */
export const parse = <T>(shape: z.ZodMiniType<T>, value: unknown): Parsed<T> => {
  const read = shape.safeParse(value, plainly)
  return read.success ? { ok: true, value: read.data } : { ok: false, issues: issuesOf(read.error.issues) }
}

/** Parses JSON and reads its value. A text that is not JSON gives one issue. */
export const parseJson = <T>(body: string, read: (value: unknown) => Parsed<T>): Parsed<T> => {
  const value = readJson(body)
  return value === undefined ? notJson : read(value)
}

/** Parses JSON and checks it against a shape. */
export const parseBody = <T>(shape: z.ZodMiniType<T>, body: string): Parsed<T> =>
  parseJson(body, (value) => parse(shape, value))
