import { currentFieldName } from '../../game/model/stored-role.ts'
import { timeZoneOrUtc } from '../../game/time/time-zone.ts'
import { dayBegins } from '../values/day-begins.ts'

export type FormValues = Readonly<Record<string, string | undefined>>

/** Reads a form with these fields, trimmed. Undefined if it has another field, or one of them twice. */
export const readForm = (body: string, names: readonly string[]): FormValues | undefined => {
  const fields = [...new URLSearchParams(body)].map(([name, value]) => [currentFieldName(name), value] as const)
  const seen = new Set<string>()
  for (const [name] of fields) {
    if (!names.includes(name) || seen.has(name)) return undefined
    seen.add(name)
  }
  return Object.fromEntries(fields.map(([name, value]) => [name, value.trim()]))
}

/**
 * Returns the value of a field. Undefined if it is empty, because browsers send an empty field for one that is left
 * out.
 */
export const filledValue = (value: string | undefined): string | undefined => (value === '' ? undefined : value)

/** Returns the fields of these names that are not empty. */
export const filledFields = (values: FormValues, ...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = filledValue(values[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )

const WHOLE = /^\d{1,6}$/

/** Returns a whole number of up to six digits; undefined for anything else. */
export const wholeNumber = (value: string | undefined): number | undefined =>
  value !== undefined && WHOLE.test(value) ? Number(value) : undefined

/**
 * Returns a number of days as an ISO 8601 duration. A wrong number becomes a wrong duration, which the shape then
 * refuses.
 */
export const daysDuration = (days: string | undefined): string => `P${wholeNumber(days) ?? ''}D`

/**
 * Returns the first instant of a date in the form's time zone. A wrong date becomes empty text, which the shape then
 * refuses.
 */
export const dateInForm = (values: FormValues, name: string): string =>
  dayBegins(values[name] ?? '', timeZoneOrUtc(values['timeZone'])) ?? ''

/**
 * Returns lines of moves, one for each line of a text such as `22-17 11-15; 23-18 8-11`. Spaces, commas and semicolons
 * separate moves.
 */
export const linesIn = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .map((line) => line.split(/[\s,;]+/).filter((move) => move !== ''))
    .filter((line) => line.length > 0)

/** How a form becomes the body of the API: the names of its fields, and the function that reads them. */
export type FormReader = { readonly names: readonly string[]; readonly read: (values: FormValues) => object }

/** Returns the reader of a form whose fields are those of the body. */
export const readUnchanged = (names: readonly string[]): FormReader => ({
  names,
  read: (values) => filledFields(values, ...names),
})
