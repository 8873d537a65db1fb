/** What the page reads of `openapi.json`; a test holds that against the file. */
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
  /** Of names that are not known before, in this document texts. */
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
 * By the document's name for it: two operations may have parameters of one name. Without those of the path, which its
 * pattern shows.
 */
export const parametersIn = ({ components }: ApiDocument): readonly (readonly [string, Parameter])[] =>
  Object.entries(components.parameters).filter(([, each]) => each.in !== 'path')

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

/** With the shapes that its fields, and the entries of its lists, refer to. */
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
  /** With the fields around it: `creator.name`. */
  readonly name: string
  readonly required: boolean
  readonly schema: Schema
}

const inner = ({ anyOf, items, ...schema }: Schema): readonly Schema[] => [
  schema,
  ...(anyOf ?? []),
  ...(items ? [items] : []),
]

/** Each followed by those in it. */
export const fieldsOf = ({ properties = {}, required = [] }: Schema, before = ''): readonly Field[] =>
  Object.entries(properties).flatMap(([own, schema]) => {
    const name = `${before}${own}`
    const field = { name, required: required.includes(own), schema }
    return [field, ...inner(schema).flatMap((each) => fieldsOf(each, `${name}.`))]
  })
