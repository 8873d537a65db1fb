import { zoneOf } from '../../game/zones.ts'
import { dayBegins } from '../values/day-begins.ts'

export type Values = Readonly<Record<string, string | undefined>>

/** Undefined with other fields, or one twice. */
export const readForm = (body: string, names: readonly string[]): Values | undefined => {
  const fields = [...new URLSearchParams(body)]
  const seen = new Set<string>()
  for (const [name] of fields) {
    if (!names.includes(name) || seen.has(name)) return undefined
    seen.add(name)
  }
  return Object.fromEntries(fields.map(([name, value]) => [name, value.trim()]))
}

/** Browsers send an empty field for one left out. */
export const filled = (value: string | undefined): string | undefined => (value === '' ? undefined : value)

export const given = (values: Values, ...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = filled(values[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )

const WHOLE = /^\d{1,6}$/

export const wholeNumber = (value: string | undefined): number | undefined =>
  value !== undefined && WHOLE.test(value) ? Number(value) : undefined

/** Days as ISO 8601. A wrong number becomes a wrong duration, for the shape to refuse. */
export const periodOf = (days: string | undefined): string => `P${wholeNumber(days) ?? ''}D`

/** A date in the form's zone. A wrong one becomes an empty text, for the shape to refuse. */
export const dayIn = (values: Values, name: string): string =>
  dayBegins(values[name] ?? '', zoneOf(values['timeZone'])) ?? ''

/** A line a row: `22-17 11-15; 23-18 8-11`. */
export const linesIn = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .map((line) => line.split(/[\s,;]+/).filter((move) => move !== ''))
    .filter((line) => line.length > 0)

/** How a form becomes the API's body. */
export type FormReader = { readonly names: readonly string[]; readonly read: (values: Values) => object }

/** For fields that are the body's. */
export const asItStands = (names: readonly string[]): FormReader => ({
  names,
  read: (values) => given(values, ...names),
})
