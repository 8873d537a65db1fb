import { zoneOf } from '../game/zones.ts'
import { dayBegins } from './dates.ts'

/** The fields of a form as they were typed. */
export type Values = Readonly<Record<string, string | undefined>>

/** The fields of a posted form, if it has none but these, each once at most. */
export const readForm = (body: string, names: readonly string[]): Values | undefined => {
  const fields = [...new URLSearchParams(body)]
  const seen = new Set<string>()
  for (const [name] of fields) {
    if (!names.includes(name) || seen.has(name)) return undefined
    seen.add(name)
  }
  return Object.fromEntries(fields.map(([name, value]) => [name, value.trim()]))
}

/** A field that was filled in. Browsers send an empty field like one that was left out. */
export const filled = (value: string | undefined): string | undefined => (value === '' ? undefined : value)

/** The fields that were filled in, as they stand. */
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

/** A number of days as an ISO 8601 duration. What is not a number goes on as a wrong duration, for the shape to refuse. */
export const periodOf = (days: string | undefined): string => `P${wholeNumber(days) ?? ''}D`

/** A date in the zone that the form names, as an instant. What is not a date goes on as an empty text, for the shape to refuse. */
export const dayIn = (values: Values, name: string): string =>
  dayBegins(values[name] ?? '', zoneOf(values['timeZone'])) ?? ''

/** Typed lines of moves, one to a row: `22-17 11-15; 23-18 8-11`. */
export const linesIn = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .map((line) => line.split(/[\s,;]+/).filter((move) => move !== ''))
    .filter((line) => line.length > 0)

/** How a form becomes the body that the API takes: the fields that it has, and what they say. */
export type FormReader = { readonly names: readonly string[]; readonly read: (values: Values) => object }

/** A form whose fields are those of the body. */
export const asItStands = (names: readonly string[]): FormReader => ({
  names,
  read: (values) => given(values, ...names),
})
