import openapi from '../../openapi.json' with { type: 'json' }

/** JSON Schema, as far as openapi.json uses it. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly 'x-extensible-enum'?: readonly unknown[]
  readonly description?: string
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly propertyNames?: Schema
  readonly maxProperties?: number
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

const { schemas } = openapi.components as unknown as { readonly schemas: Readonly<Record<string, Schema>> }

export const resolved = (schema: Schema): Schema => {
  if (schema.$ref === undefined) return schema
  const found = schemas[schema.$ref.split('/').at(-1) ?? '']
  if (!found) throw new Error(`the document has no ${schema.$ref}`)
  return resolved(found)
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
}

const patterns = new Map<string, RegExp>()
const patternOf = (source: string): RegExp => {
  const known = patterns.get(source) ?? new RegExp(source, 'u')
  patterns.set(source, known)
  return known
}

type Fault = string | undefined

const within = (size: number, least = -Infinity, most = Infinity): boolean => size >= least && size <= most

/** The length of a string is counted in code points, as JSON Schema does. */
const textFault = ({ minLength, maxLength, pattern }: Schema, value: string): Fault => {
  if (!within([...value].length, minLength, maxLength)) return 'its length'
  return pattern !== undefined && !patternOf(pattern).test(value) ? `not ${pattern}` : undefined
}

const objectFault = (schema: Schema, value: Readonly<Record<string, unknown>>): Fault => {
  const { properties = {}, required = [], additionalProperties: more, propertyNames, maxProperties } = schema
  const missing = required.find((name) => !Object.hasOwn(value, name))
  if (missing !== undefined) return `${missing} is missing`
  if (!within(Object.keys(value).length, undefined, maxProperties)) return 'too many fields'
  for (const [name, field] of Object.entries(value)) {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (!known && more === false) return `${name} is not expected`
    if (!known && propertyNames && faultIn(propertyNames, name) !== undefined) return `the name ${name}`
    const shape = known ?? (typeof more === 'object' ? more : undefined)
    const fault = shape && faultIn(shape, field)
    if (fault !== undefined) return `${name}: ${fault}`
  }
  return undefined
}

const arrayFault = ({ items = {}, minItems, maxItems }: Schema, value: readonly unknown[]): Fault => {
  if (!within(value.length, minItems, maxItems)) return 'its length'
  for (const [index, item] of value.entries()) {
    const fault = faultIn(items, item)
    if (fault !== undefined) return `${index}: ${fault}`
  }
  return undefined
}

const plainFault = (schema: Schema, value: unknown): Fault => {
  const types = schema.type === undefined ? [] : [schema.type].flat()
  if (types.length > 0 && !types.some((type) => TYPES[type]?.(value))) return `not ${types.join(' or ')}`
  if (schema.const !== undefined && schema.const !== value) return `not ${JSON.stringify(schema.const)}`
  // An open list has the values of this release, and this release answers with no other.
  const among = schema.enum ?? schema['x-extensible-enum']
  if (among && value !== null && !among.includes(value)) return `not one of ${among.length}`
  if (typeof value === 'string') return textFault(schema, value)
  if (typeof value === 'number') return within(value, schema.minimum, schema.maximum) ? undefined : 'its size'
  if (Array.isArray(value)) return arrayFault(schema, value)
  return isObject(value) ? objectFault(schema, value) : undefined
}

/**
 * Returns how the value breaks the schema; undefined if it conforms. This code is independent of the service's own
 * validation, with which it is compared.
 */
export const faultIn = (schemaOrRef: Schema, value: unknown): Fault => {
  const schema = resolved(schemaOrRef)
  const { allOf = [], anyOf, oneOf } = schema
  for (const each of allOf) {
    const fault = faultIn(each, value)
    if (fault !== undefined) return fault
  }
  const either = anyOf ?? oneOf
  if (either) {
    const faults = either.map((each) => faultIn(each, value))
    const fitting = faults.filter((fault) => fault === undefined).length
    if (fitting === 0) return faults.join(' / ')
    if (oneOf && fitting > 1) return `${fitting} of oneOf`
  }
  return plainFault(schema, value)
}
