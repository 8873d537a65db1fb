import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

export type SourceFile = { readonly path: string; readonly source: string }

export type SourceImport = {
  /** A path in the project, or the name of a package. */
  readonly target: string
  readonly inside: boolean
  readonly typeOnly: boolean
}

export type ParsedSource = {
  readonly path: string
  readonly lines: number
  readonly imports: readonly SourceImport[]
  /** Names that the file uses without declaring them, and `Date.now`, `Math.random`, `new Date()`. */
  readonly reaches: readonly string[]
  /** Names that the file declares and exports, without those that it passes on from another file. */
  readonly exports: readonly string[]
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

/** Returns whether the name stands after a dot or before a colon, so that it is no variable. */
const isPropertyName = (parent: Node, key: string) =>
  (key === 'property' || key === 'key') && parent['computed'] !== true && parent['shorthand'] !== true

const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined)

const DECLARING = new Set(['id', 'params', 'local', 'param'])

type Findings = {
  imports: SourceImport[]
  used: string[]
  declared: Set<string>
  exports: string[]
  throws: boolean
  any: boolean
}

const importedBy = (path: string, node: Node): SourceImport | undefined => {
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

/**
 * Returns the names that `export const`, `function` and `type` declare; none for `export { a }` and `export { a }
 * from`, which only pass on what is declared elsewhere.
 */
const exportedBy = (node: Node): readonly string[] => {
  const declaration = node['declaration']
  if (!isNode(declaration)) return []
  const declarators = Array.isArray(declaration['declarations'])
    ? (declaration['declarations'] as Node[])
    : [declaration]
  return declarators.flatMap((each) => nameOf(each['id']) ?? [])
}

const noteNode = (findings: Findings, path: string, node: Node) => {
  const imported = importedBy(path, node)
  if (imported) findings.imports.push(imported)
  if (node.type === 'ExportNamedDeclaration') findings.exports.push(...exportedBy(node))
  if (node.type === 'ThrowStatement') findings.throws = true
  if (node.type === 'TSAnyKeyword') findings.any = true
  if (node.type === 'MemberExpression') findings.used.push(dottedName(node))
  if ((node.type === 'NewExpression' || node.type === 'CallExpression') && emptyDate(node))
    findings.used.push('new Date()')
}

/**
 * Notes what is found in a node and in all nodes below it. `declaring` is true inside the pattern of a parameter or
 * variable.
 */
const walk = (findings: Findings, path: string, node: Node, declaring: boolean) => {
  noteNode(findings, path, node)
  for (const [key, child] of childrenOf(node)) {
    if (isPropertyName(node, key) && child.type === 'Identifier') continue
    const pattern = DECLARING.has(key) || (declaring && key !== 'right' && key !== 'typeAnnotation')
    const name = nameOf(child)
    if (name !== undefined && pattern) findings.declared.add(name)
    else if (name !== undefined) findings.used.push(name)
    walk(findings, path, child, pattern && child.type.endsWith('Pattern') ? true : pattern && child.type === 'Property')
  }
}

export const linesOf = (source: string): number => source.split('\n').length - (source.endsWith('\n') ? 1 : 0)

const parse = ({ path, source }: SourceFile): ParsedSource => {
  const { program, errors } = parseSync(path, source)
  const findings: Findings = { imports: [], used: [], declared: new Set(), exports: [], throws: false, any: false }
  walk(findings, path, program as unknown as Node, false)
  const reaches = [...new Set(findings.used)].filter((name) => !findings.declared.has(name.split('.')[0] ?? name))
  const lines = linesOf(source)
  const broken = errors.map((error) => error.message)
  const { imports, exports, throws, any } = findings
  return { path, lines, imports, exports, reaches, throws, any, broken }
}

const parsed = new WeakMap<SourceFile, ParsedSource>()

/** Returns what the rules need to know about a file. A file is parsed once, however many rules read it. */
export const readSource = (file: SourceFile): ParsedSource => {
  const known = parsed.get(file) ?? parse(file)
  parsed.set(file, known)
  return known
}
