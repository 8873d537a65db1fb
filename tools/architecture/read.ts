import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

export type SourceFile = { readonly path: string; readonly source: string }

export type Import = {
  /** A path in the project, or a package. */
  readonly target: string
  readonly inside: boolean
  readonly typeOnly: boolean
}

export type Reading = {
  readonly path: string
  readonly lines: number
  readonly imports: readonly Import[]
  /** Undeclared names, and `Date.now`, `Math.random`, `new Date()`. */
  readonly reaches: readonly string[]
  readonly throws: boolean
  readonly any: boolean
  readonly broken: readonly string[]
}

type Node = { readonly type: string; readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): readonly (readonly [string, Node])[] =>
  Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isNode).map((child) => [key, child] as const),
  )

/** After a dot or before a colon: no variable. */
const isMereName = (parent: Node, key: string) =>
  (key === 'property' || key === 'key') && parent['computed'] !== true && parent['shorthand'] !== true

const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined)

const DECLARING = new Set(['id', 'params', 'local', 'param'])

type Notes = { imports: Import[]; used: string[]; declared: Set<string>; throws: boolean; any: boolean }

const importedBy = (path: string, node: Node): Import | undefined => {
  const source = node['source']
  if (!isNode(source)) return undefined
  const target = typeof source['value'] === 'string' ? source['value'] : '(computed)'
  const inside = target.startsWith('.')
  const specifiers = Array.isArray(node['specifiers']) ? (node['specifiers'] as Node[]) : []
  const kinds = [node, ...specifiers].map((part) => part['importKind'] ?? part['exportKind'])
  const allTypes = kinds.length > 1 && kinds.slice(1).every((kind) => kind === 'type')
  const typeOnly = node.type === 'TSImportType' || kinds[0] === 'type' || allTypes
  return { target: inside ? posix.join(posix.dirname(path), target) : target, inside, typeOnly }
}

const dottedName = (node: Node) => `${nameOf(node['object'])}.${nameOf(node['property'])}`

const emptyDate = (node: Node) =>
  nameOf(node['callee']) === 'Date' && (node.type === 'CallExpression' || (node['arguments'] as unknown[]).length === 0)

const noteNode = (notes: Notes, path: string, node: Node) => {
  const imported = importedBy(path, node)
  if (imported) notes.imports.push(imported)
  if (node.type === 'ThrowStatement') notes.throws = true
  if (node.type === 'TSAnyKeyword') notes.any = true
  if (node.type === 'MemberExpression') notes.used.push(dottedName(node))
  if ((node.type === 'NewExpression' || node.type === 'CallExpression') && emptyDate(node))
    notes.used.push('new Date()')
}

/** `declaring`: in the pattern of a parameter or variable. */
const walk = (notes: Notes, path: string, node: Node, declaring: boolean) => {
  noteNode(notes, path, node)
  for (const [key, child] of childrenOf(node)) {
    if (isMereName(node, key) && child.type === 'Identifier') continue
    const pattern = DECLARING.has(key) || (declaring && key !== 'right' && key !== 'typeAnnotation')
    const name = nameOf(child)
    if (name !== undefined && pattern) notes.declared.add(name)
    else if (name !== undefined) notes.used.push(name)
    walk(notes, path, child, pattern && child.type.endsWith('Pattern') ? true : pattern && child.type === 'Property')
  }
}

export const readSource = ({ path, source }: SourceFile): Reading => {
  const { program, errors } = parseSync(path, source)
  const notes: Notes = { imports: [], used: [], declared: new Set(), throws: false, any: false }
  walk(notes, path, program as unknown as Node, false)
  const reaches = [...new Set(notes.used)].filter((name) => !notes.declared.has(name.split('.')[0] ?? name))
  const lines = source.split('\n').length - (source.endsWith('\n') ? 1 : 0)
  const broken = errors.map((error) => error.message)
  return { path, lines, imports: notes.imports, reaches, throws: notes.throws, any: notes.any, broken }
}
