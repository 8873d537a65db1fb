/** A schema, as far as the guide reads `openapi.json`. A test compares these types with that file. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly string[]
  readonly const?: string | number | boolean
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  /** The schema of further properties with any name. In this document they are texts. */
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly format?: string
  readonly description?: string
  readonly default?: string | number | boolean
}

type Media = Readonly<Record<string, { readonly schema: Schema }>>

export type Operation = {
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly { readonly $ref: string }[]
  readonly requestBody?: { readonly content: Media }
  readonly responses: Readonly<Record<string, { readonly content?: Media }>>
  readonly 'x-requests-an-hour'?: Readonly<Record<string, number>>
  readonly 'x-codeSamples': readonly { readonly source: string }[]
  readonly 'x-keeps'?: Readonly<Record<string, string>>
}

export type Parameter = {
  readonly name: string
  readonly in: string
  readonly description?: string
  readonly schema: Schema
}

export type ApiDocument = {
  readonly info: { readonly summary: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly parameters: Readonly<Record<string, Parameter>>
  }
  readonly 'x-refusals': readonly { readonly code: string; readonly status: number; readonly means: string }[]
}

/**
 * All parameters but those of paths, which a path's pattern shows. Each is with its key in the document, because two
 * operations may have different parameters of one name.
 */
export const parametersIn = ({ components }: ApiDocument): readonly (readonly [string, Parameter])[] =>
  Object.entries(components.parameters).filter(([, each]) => each.in !== 'path')

/** The parameters of one operation, without those of its path. */
export const parametersOf = (
  document: ApiDocument,
  { parameters = [] }: Operation,
): readonly (readonly [string, Parameter])[] => {
  const named = new Set(parameters.map(({ $ref }) => $ref.split('/').at(-1)))
  return parametersIn(document).filter(([id]) => named.has(id))
}

/** A schema, or the one that it refers to. */
export const resolved = ({ components }: ApiDocument, schema: Schema): Schema => {
  const name = schema.$ref?.split('/').at(-1)
  return (name === undefined ? undefined : components.schemas[name]) ?? schema
}

/** A schema in which references of fields, and of the items of lists, are replaced by what they refer to. */
export const withShapes = (document: ApiDocument, { properties = {}, ...schema }: Schema): Schema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, { items, ...field }]) => [
      name,
      { ...resolved(document, field), ...(items && { items: resolved(document, items) }) },
    ]),
  ),
})

export type Field = {
  /** The path of the field, such as `creator.name`. */
  readonly name: string
  readonly required: boolean
  readonly schema: Schema
}

const inner = ({ anyOf, items, ...schema }: Schema): readonly Schema[] => [
  schema,
  ...(anyOf ?? []),
  ...(items ? [items] : []),
]

/** The fields of a schema. Each is followed by the fields in it. */
export const fieldsOf = ({ properties = {}, required = [] }: Schema, before = ''): readonly Field[] =>
  Object.entries(properties).flatMap(([own, schema]) => {
    const name = `${before}${own}`
    const field = { name, required: required.includes(own), schema }
    return [field, ...inner(schema).flatMap((each) => fieldsOf(each, `${name}.`))]
  })
