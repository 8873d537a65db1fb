import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'

export const root = join(import.meta.dirname, '../..')

export type Span = { readonly start: number; readonly end: number }

/** A row of a table in the code: its name, the span of text to remove with it, and the rows nested in it. */
export type Row = Span & { readonly name: string; readonly inner?: readonly Row[] }
/** A table. `keyed`: it is an object whose declared type says which keys it must have. */
export type NamedRows = { readonly table: string; readonly keyed: boolean; readonly rows: readonly Row[] }

/** A relative import, and the span of its quoted path. */
export type RelativeImport = { readonly target: string; readonly start: number; readonly end: number }

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown }

const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter((one): one is Node => one !== null) : []

const nodeIn = (node: Node | undefined, key: string): Node | undefined => {
  const child = node?.[key]
  return typeof child === 'object' && child !== null ? (child as Node) : undefined
}

export const sourceOf = (file: string): string => readFileSync(join(root, file), 'utf8')

const bodies = new Map<string, readonly Node[]>()

const bodyOf = (file: string, source: string): readonly Node[] => {
  const known = bodies.get(file) ?? parsed(file, source)
  bodies.set(file, known)
  return known
}

const parsed = (file: string, source: string): readonly Node[] => {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} does not parse`)
  return program.body as unknown as readonly Node[]
}

/** Returns the expression inside `as const`, `satisfies …`, parentheses, or a call. */
const unwrapped = (node: Node | undefined): Node | undefined => {
  if (node?.type === 'CallExpression') return unwrapped(nodesIn(node['arguments'])[0])
  return node && ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(node.type)
    ? unwrapped(nodeIn(node, 'expression'))
    : node
}

/** Returns the span of a node with the comma after it. */
const withComma = (source: string, { start, end }: Node) => ({
  start,
  end: end + (/^\s*,/.exec(source.slice(end))?.[0].length ?? 0),
})

/** Returns the span of a union's member with the bar before it or, for the first, with the bar after it. */
const withBar = (source: string, { start, end }: Node) => {
  const before = /\|\s*(\/\*[^|]*\*\/\s*)?$/.exec(source.slice(0, start))?.[0].length
  return before === undefined
    ? { start, end: end + (/^\s*\|/.exec(source.slice(end))?.[0].length ?? 0) }
    : { start: start - before, end }
}

const keyOf = (source: string, node: Node): string => {
  const key = nodeIn(node, 'key') ?? node
  return source.slice(key.start, key.end).replaceAll(/['"]/g, '').replaceAll(/\s+/g, ' ').slice(0, 60)
}

/** Returns the rows of a literal; a nested row has a name such as `claims.threefold`. */
const literalRows = (source: string, literal: Node | undefined, prefix: string): readonly Row[] => {
  if (literal?.type === 'ArrayExpression')
    return nodesIn(literal['elements']).map((node) => ({
      name: prefix + keyOf(source, node),
      ...withComma(source, node),
    }))
  if (literal?.type !== 'ObjectExpression') return []
  return nodesIn(literal['properties']).map((node) => {
    const name = prefix + keyOf(source, node)
    const inner = unwrapped(nodeIn(node, 'value'))
    const row = { name, ...withComma(source, node) }
    return inner?.type === 'ObjectExpression' ? { ...row, inner: literalRows(source, inner, `${name}.`) } : row
  })
}

/** Matches a type that allows any key or requires none: a table of such a type may lack rows. */
const ANY_KEYS = /\bRecord<string\b|\bPartial</

/** Returns the declared type of a variable (`: T`), or the one that its value satisfies (`satisfies T`). */
const typeOf = (one: Node): Node | undefined => {
  const init = nodeIn(one, 'init')
  const satisfied = init?.type === 'TSSatisfiesExpression' ? nodeIn(init, 'typeAnnotation') : undefined
  return nodeIn(nodeIn(one, 'id'), 'typeAnnotation') ?? satisfied
}

const isKeyed = (source: string, type: Node | undefined, literal: Node | undefined): boolean => {
  const rows = nodesIn(literal?.['properties'])
  return (
    literal?.type === 'ObjectExpression' &&
    type !== undefined &&
    !ANY_KEYS.test(source.slice(type.start, type.end)) &&
    rows.length > 1 &&
    rows.every((row) => row.type !== 'SpreadElement')
  )
}

const declared = (source: string, node: Node): readonly NamedRows[] => {
  const declaration = node.type === 'ExportNamedDeclaration' ? nodeIn(node, 'declaration') : node
  if (declaration?.type === 'VariableDeclaration')
    return nodesIn(declaration['declarations']).map((one) => {
      const [id, literal] = [nodeIn(one, 'id'), unwrapped(nodeIn(one, 'init'))]
      return {
        table: String(id?.['name']),
        keyed: isKeyed(source, typeOf(one), literal),
        rows: literalRows(source, literal, ''),
      }
    })
  const union = declaration?.type === 'TSTypeAliasDeclaration' ? nodeIn(declaration, 'typeAnnotation') : undefined
  if (union?.type !== 'TSUnionType') return []
  const rows = nodesIn(union['types']).map((member) => ({
    name: keyOf(source, member),
    ...withBar(source, member),
  }))
  return [{ table: String(nodeIn(declaration, 'id')?.['name']), keyed: false, rows }]
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const nodesBelow = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap((value): readonly unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .flatMap((child) => [child, ...nodesBelow(child)])

/** Returns tables handed to a call with a type argument: `oneOf<Colour>({ black: 0, white: 1 })`. */
const inTypedCalls = (source: string, node: Node): readonly NamedRows[] =>
  [node, ...nodesBelow(node)]
    .filter((call) => call.type === 'CallExpression' && nodeIn(call, 'typeArguments') !== undefined)
    .map((call) => {
      const table = source.slice(call.start, nodeIn(call, 'typeArguments')?.end).replaceAll(/\s+/g, ' ')
      return { table, keyed: true, rows: literalRows(source, nodesIn(call['arguments'])[0], '') }
    })

/**
 * Returns every table that a file declares at its outermost level (objects, lists, and unions of types), or hands to a
 * call with a type argument.
 */
export const tablesIn = (file: string): readonly NamedRows[] => {
  const source = sourceOf(file)
  return bodyOf(file, source)
    .flatMap((node) => [...declared(source, node), ...inTypedCalls(source, node)])
    .filter(({ rows }) => rows.length > 0)
}

/**
 * Returns the declarations of tables that nothing else in the file mentions, so that removing one causes no further
 * error.
 */
export const apartIn = (file: string): readonly Span[] => {
  const source = sourceOf(file)
  return bodyOf(file, source).filter((node) => {
    const [table] = declared(source, node)
    const rest = source.slice(0, node.start) + source.slice(node.end)
    return table?.keyed && !new RegExp(`\\b${table.table}\\b`).test(rest)
  })
}

/** Returns the relative imports of a file, static and dynamic. */
export const importsOf = (file: string): readonly RelativeImport[] => {
  const source = sourceOf(file)
  const staticImports = bodyOf(file, source).flatMap((node) => nodeIn(node, 'source') ?? [])
  const dynamicImports = parseSync(file, source).module.dynamicImports.map(({ moduleRequest }) => moduleRequest)
  return [...staticImports, ...dynamicImports].flatMap(({ start, end }) => {
    const path = source.slice(start + 1, end - 1)
    return path.startsWith('.') ? [{ target: join(dirname(file), path), start, end }] : []
  })
}
