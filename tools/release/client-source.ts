import { type JsonSchema, namedTypeSource, typeOf } from './client-types.ts'

type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: JsonSchema
}
type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>
type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}
export type ClientDocument = {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly parameters: Readonly<Record<string, Parameter>>
  }
}

const JSON_TYPE = 'application/json'

const HEAD = `// Made from openapi.json by \`npm run openapi\`. A test compares them.
`

type OperationRow = { readonly path: string; readonly method: string; readonly operation: Operation }

const rowsOf = ({ paths }: ClientDocument): readonly OperationRow[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )

const parametersOf = ({ components }: ClientDocument, { operation }: OperationRow): readonly Parameter[] =>
  (operation.parameters ?? []).map((each) => {
    if (!('$ref' in each)) return each
    const found = components.parameters[each.$ref.split('/').at(-1) ?? '']
    if (!found) throw new Error(`the document has no ${each.$ref}`)
    return found
  })

const successOf = ({ operation }: OperationRow): Content => {
  const [, found] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? []
  return found?.content ?? {}
}

type Form = 'json' | 'text' | 'bytes'

const formOf = (row: OperationRow): Form => {
  const [type = 'application/octet-stream'] = Object.keys(successOf(row))
  if (type === JSON_TYPE) return 'json'
  return type.startsWith('text/') || type.includes('svg') || type.includes('xml') ? 'text' : 'bytes'
}

const answerOf = (row: OperationRow): string => {
  const form = formOf(row)
  if (form === 'text') return 'string'
  return form === 'bytes' ? 'Uint8Array' : typeOf(successOf(row)[JSON_TYPE]?.schema ?? {}, '    ')
}

const fieldsOf = (parameters: readonly Parameter[], location: Parameter['in']): string | undefined => {
  const fields = parameters
    .filter((each) => each.in === location)
    .map(({ name, required, schema }) => `readonly ${name}${required ? '' : '?'}: ${typeOf(schema, '')}`)
  return fields.length === 0 ? undefined : `{ ${fields.join('; ')} }`
}

const typesOf = (document: ClientDocument, row: OperationRow): string => {
  const parameters = parametersOf(document, row)
  const body = row.operation.requestBody?.content[JSON_TYPE]?.schema
  const parts = {
    path: fieldsOf(parameters, 'path'),
    query: fieldsOf(parameters, 'query'),
    body: body && typeOf(body, '    '),
    answer: answerOf(row),
  }
  const lines = Object.entries(parts).flatMap(([name, type]) => (type === undefined ? [] : [`    ${name}: ${type}\n`]))
  return `  /** ${row.operation.summary} */\n  ${row.operation.operationId}: {\n${lines.join('')}  }\n`
}

const hasHeader = (parameters: readonly Parameter[], name: string): boolean =>
  parameters.some((each) => each.in === 'header' && each.name === name)

const rowFor = (document: ClientDocument, row: OperationRow): string => {
  const parameters = parametersOf(document, row)
  const facts = [
    `method: '${row.method}'`,
    `path: '${row.path}'`,
    `form: '${formOf(row)}'`,
    `keyed: ${hasHeader(parameters, 'Idempotency-Key')}`,
    `tagged: ${hasHeader(parameters, 'If-None-Match')}`,
  ]
  return `  ${row.operation.operationId}: { ${facts.join(', ')} },\n`
}

/** Returns the TypeScript source of the client's types and its table of operations, from the OpenAPI document. */
export const clientSource = (document: ClientDocument): string => {
  const rows = rowsOf(document)
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => namedTypeSource(name, schema))
  return `${HEAD}
${schemas.join('\n')}
/** The path parameters, query, body and answer of each operation. */
export type Operations = {
${rows.map((row) => typesOf(document, row)).join('')}}

/** \`keyed\` operations are safe to repeat with an Idempotency-Key; \`tagged\` ones are answered with an ETag. */
export const OPERATIONS = {
${rows.map((row) => rowFor(document, row)).join('')}} as const
`
}
