/** The part of JSON Schema that the OpenAPI document uses. */
export type JsonSchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  /** The values of today; a later release may answer with others. */
  readonly 'x-extensible-enum'?: readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
}

const KNOWN = new Set(
  'type,const,enum,x-extensible-enum,description,properties,required,additionalProperties,items,anyOf,oneOf,allOf,$ref,format,pattern,default,examples,minimum,maximum,minLength,maxLength,minItems,maxItems,uniqueItems,propertyNames,minProperties,maxProperties'.split(
    ',',
  ),
)

const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'` : JSON.stringify(value)

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

/** Returns a union type in which each member occurs once. */
const union = (types: readonly string[]): string => [...new Set(types)].join(' | ')

const bracketed = (type: string): string => (/^[\w'-]+$/.test(type) || type.startsWith('{') ? type : `(${type})`)

const docComment = ({ description }: JsonSchema, indent: string): string =>
  description === undefined ? '' : `${indent}/** ${description.replaceAll('*/', '* /')} */\n`

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name))

const objectOf = (schema: JsonSchema, indent: string): string => {
  const { properties = {}, required = [], additionalProperties: more } = schema
  const inner = `${indent}  `
  const fields = Object.entries(properties).map(([name, field]) => {
    const sign = required.includes(name) ? '' : '?'
    return `${docComment(field, inner)}${inner}readonly ${keyOf(name)}${sign}: ${typeOf(field, inner)}\n`
  })
  if (fields.length === 0) {
    const values = typeof more === 'object' && Object.keys(more).length > 0 ? typeOf(more, indent) : 'unknown'
    return more === false ? 'Readonly<Record<string, never>>' : `Readonly<Record<string, ${values}>>`
  }
  return `{\n${fields.join('')}${indent}}`
}

const alternatives = (schemas: readonly JsonSchema[], indent: string): string =>
  union(schemas.map((each) => typeOf(each, indent)))

const namedType = (type: string, schema: JsonSchema, indent: string): string => {
  const open = schema['x-extensible-enum']
  if (type === 'string' && open) return union([...open.map(literal), '(string & {})'])
  if (type === 'array') return `readonly ${bracketed(typeOf(schema.items ?? {}, indent))}[]`
  if (type === 'object') return objectOf(schema, indent)
  const plain = PLAIN[type]
  if (plain === undefined) throw new Error(`the document has a type that no client knows: ${type}`)
  return plain
}

/** Writes a schema as a TypeScript type. Throws for a keyword that it does not know. */
export const typeOf = (schema: JsonSchema, indent: string): string => {
  const unknown = Object.keys(schema).filter((keyword) => !KNOWN.has(keyword))
  if (unknown.length > 0) throw new Error(`keywords of a schema that no client knows: ${unknown.join(', ')}`)
  if (schema.$ref !== undefined) return nameOf(schema.$ref)
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return union(schema.enum.map(literal))
  if (schema.allOf) return schema.allOf.map((each) => bracketed(typeOf(each, indent))).join(' & ')
  const either = schema.anyOf ?? schema.oneOf
  if (either) return alternatives(either, indent)
  const types = schema.type === undefined ? [] : [schema.type].flat()
  return types.length === 0 ? 'unknown' : union(types.map((type) => namedType(type, schema, indent)))
}

export const namedTypeSource = (name: string, schema: JsonSchema): string =>
  `${docComment(schema, '')}export type ${name} = ${typeOf(schema, '')}\n`
