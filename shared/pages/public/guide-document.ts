/** A schema, as far as the guide reads `openapi.json`. A test compares these types with that file. */
export type GuideSchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly string[]
  readonly 'x-extensible-enum'?: readonly string[]
  readonly const?: string | number | boolean
  readonly anyOf?: readonly GuideSchema[]
  readonly oneOf?: readonly GuideSchema[]
  readonly allOf?: readonly GuideSchema[]
  readonly properties?: Readonly<Record<string, GuideSchema>>
  readonly required?: readonly string[]
  /** The schema of properties with any other name. In `openapi.json` their values are texts. */
  readonly additionalProperties?: boolean | GuideSchema
  readonly items?: GuideSchema
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly format?: string
  readonly description?: string
  readonly default?: string | number | boolean
}

type Media = Readonly<Record<string, { readonly schema: GuideSchema }>>

export type GuideOperation = {
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly { readonly $ref: string }[]
  readonly requestBody?: { readonly content: Media }
  readonly responses: Readonly<Record<string, { readonly content?: Media }>>
  readonly 'x-requests-an-hour'?: Readonly<Record<string, number>>
  readonly 'x-codeSamples': readonly { readonly source: string }[]
  readonly 'x-keeps'?: Readonly<Record<string, string>>
}

export type GuideParameter = {
  readonly name: string
  readonly in: string
  readonly description?: string
  readonly schema: GuideSchema
}

export type GuideDocument = {
  readonly info: { readonly summary: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, GuideOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, GuideSchema>>
    readonly parameters: Readonly<Record<string, GuideParameter>>
  }
  readonly 'x-refusals': readonly { readonly code: string; readonly status: number; readonly means: string }[]
}

/**
 * Returns all parameters except those of paths, which are visible in the path. Each comes with its key in the document,
 * because two operations may have different parameters of the same name.
 */
export const allParameters = ({ components }: GuideDocument): readonly (readonly [string, GuideParameter])[] =>
  Object.entries(components.parameters).filter(([, each]) => each.in !== 'path')

/** Returns the parameters of one operation, without those of its path. */
export const operationParameters = (
  document: GuideDocument,
  { parameters = [] }: GuideOperation,
): readonly (readonly [string, GuideParameter])[] => {
  const named = new Set(parameters.map(({ $ref }) => $ref.split('/').at(-1)))
  return allParameters(document).filter(([id]) => named.has(id))
}

/** Returns a schema, or the one that it refers to. */
export const resolveSchema = ({ components }: GuideDocument, schema: GuideSchema): GuideSchema => {
  const name = schema.$ref?.split('/').at(-1)
  return (name === undefined ? undefined : components.schemas[name]) ?? schema
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns a schema whose unions have their members in place of references, because the guide shows them where they are
 * used.
 */
export const withMembers = (document: GuideDocument, schema: GuideSchema): GuideSchema => {
  const walked = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walked)
    if (!isObject(value)) return value
    const member = (each: unknown): unknown => walked(resolveSchema(document, each as GuideSchema))
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        (key === 'anyOf' || key === 'oneOf') && Array.isArray(each) ? each.map(member) : walked(each),
      ]),
    )
  }
  return walked(schema) as GuideSchema
}

/**
 * Returns a schema without references in its fields: each field that is a reference, or a list of references, has the
 * schema itself in place of the reference.
 */
export const resolveFields = (document: GuideDocument, { properties = {}, ...schema }: GuideSchema): GuideSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, { items, ...field }]) => [
      name,
      { ...resolveSchema(document, field), ...(items && { items: resolveSchema(document, items) }) },
    ]),
  ),
})

export type GuideField = {
  /** The path of the field, such as `creator.name`. */
  readonly name: string
  readonly required: boolean
  readonly schema: GuideSchema
}

const inner = ({ anyOf, items, ...schema }: GuideSchema): readonly GuideSchema[] => [
  schema,
  ...(anyOf ?? []),
  ...(items ? [items] : []),
]

/** Returns the fields of a schema. Each is followed by the fields in it. */
export const schemaFields = ({ properties = {}, required = [] }: GuideSchema, before = ''): readonly GuideField[] =>
  Object.entries(properties).flatMap(([own, schema]) => {
    const name = `${before}${own}`
    const field = { name, required: required.includes(own), schema }
    return [field, ...inner(schema).flatMap((each) => schemaFields(each, `${name}.`))]
  })
