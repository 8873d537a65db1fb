import { isLongKey } from '../ids.ts'

/** The fields of a posted form, if it is one and holds nothing but these, each once at the most. */
export const readForm = (
  body: string,
  names: readonly string[],
): Readonly<Record<string, string | undefined>> | undefined => {
  const fields = [...new URLSearchParams(body)]
  const seen = new Set<string>()
  for (const [name] of fields) {
    if (!names.includes(name) || seen.has(name)) return undefined
    seen.add(name)
  }
  return Object.fromEntries(fields.map(([name, value]) => [name, value.trim()]))
}

/** A field that was filled in. An empty one was left out: a browser sends both alike. */
export const filled = (value: string | undefined): string | undefined => (value === '' ? undefined : value)

/** The random key of a form, which makes two presses one. */
export const formKey = (value: string | undefined): string | undefined =>
  value !== undefined && isLongKey(value) ? value : undefined

const WHOLE = /^\d{1,6}$/

export const wholeNumber = (value: string | undefined): number | undefined =>
  value !== undefined && WHOLE.test(value) ? Number(value) : undefined

/** A number of days as the API takes it; `PD`, which is no duration, where it is no number. */
export const period = (days: string | undefined): string => `P${wholeNumber(days) ?? ''}D`
