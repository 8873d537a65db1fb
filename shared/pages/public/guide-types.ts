import { type Part, html } from '../kit/html.ts'
import type { GuideSchema } from './guide-document.ts'

export const codeSpan = (text: string) => html`<code>${text}</code>`

/** Joins parts with a separator between them. */
export const separated = (parts: readonly Part[], between: Part): Part =>
  parts.map((part, at) => [at > 0 && between, part])

/** Returns a text in which words between backticks are code. */
export const proseWithCode = (text: string): Part =>
  text.split('`').map((part, at) => (at % 2 === 1 ? codeSpan(part) : part))

const FORMATS: Readonly<Record<string, string>> = {
  duration: 'duration',
  'date-time': 'time',
  email: 'email address',
  uri: 'address',
  'language-tag': 'language tag, such as en or pt-BR',
  'time-zone': 'time zone, such as Africa/Nairobi',
}

const stringOf = ({ format, maxLength }: GuideSchema): string => {
  const kind = format === undefined ? 'text' : (FORMATS[format] ?? format)
  return maxLength === undefined ? kind : `${kind}, at most ${maxLength} characters`
}

const numberOf = ({ minimum, maximum }: GuideSchema): string =>
  maximum === undefined ? 'whole number' : `whole number, ${minimum ?? 0} to ${maximum}`

const objectOf = ({ properties = {}, required = [], additionalProperties: of }: GuideSchema): Part => {
  if (typeof of === 'object') return 'texts by name'
  const names = Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`))
  return codeSpan(`{${names.join(', ')}}`)
}

const valuesOf = (values: readonly string[]): Part =>
  separated(
    values.map((each) => codeSpan(each)),
    ', ',
  )

const typed = (schema: GuideSchema, type: string | undefined): Part => {
  if (type === 'string' && schema['x-extensible-enum']) return valuesOf(schema['x-extensible-enum'])
  if (type === 'string') return stringOf(schema)
  if (type === 'integer' || type === 'number') return numberOf(schema)
  if (type === 'boolean') return 'true or false'
  if (type === 'null') return codeSpan('null')
  if (type === 'object') return objectOf(schema)
  if (type === 'array')
    return [
      `list${schema.maxItems === undefined ? '' : ` of at most ${schema.maxItems}`}: `,
      typeInWords(schema.items ?? {}),
    ]
  return schema.$ref === undefined ? 'anything' : codeSpan(schema.$ref.split('/').at(-1) ?? '')
}

/** Returns the type of a schema in words. */
export const typeInWords = (schema: GuideSchema): Part => {
  const options = schema.anyOf ?? schema.oneOf
  if (options) return separated(options.map(typeInWords), ' or ')
  if (schema.const !== undefined) return codeSpan(String(schema.const))
  if (schema.enum) return valuesOf(schema.enum)
  const types = typeof schema.type === 'string' || schema.type === undefined ? [schema.type] : schema.type
  return separated(
    types.map((type) => typed(schema, type)),
    ' or ',
  )
}
