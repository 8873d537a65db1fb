import { parseSync } from 'oxc-parser'
import { type SyntaxNode, childrenIn, listIn, nodeIn, nodeText } from './syntax-nodes.ts'

/** A change of a file: the text `before` at the offset `start` becomes `after`. */
export type Mutant = {
  readonly file: string
  readonly line: number
  readonly operator: string
  readonly start: number
  readonly before: string
  readonly after: string
}

type Change = {
  readonly operator: string
  readonly node: { readonly start: number; readonly end: number }
  readonly after: string
}
type Operator = (node: SyntaxNode, source: string) => readonly Change[]

const SWAPPED: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>>'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
}

/** Methods that are easily confused. */
const TWINS: ReadonlyMap<string, string> = new Map(
  [
    ['some', 'every'],
    ['min', 'max'],
    ['floor', 'ceil'],
    ['startsWith', 'endsWith'],
    ['find', 'findLast'],
  ].flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
)

const isText = (node: SyntaxNode | undefined): boolean => node?.type === 'Literal' && typeof node['value'] === 'string'

const between = (node: SyntaxNode, source: string): { readonly start: number; readonly end: number } | undefined => {
  const [left, operator] = [nodeIn(node, 'left'), String(node['operator'])]
  const start = left ? source.indexOf(operator, left.end) : -1
  return start < 0 ? undefined : { start, end: start + operator.length }
}

const binary: Operator = (node, source) => {
  const span = between(node, source)
  // A `+` of texts is left alone, as nobody subtracts texts by mistake.
  if (!span || (node['operator'] === '+' && [nodeIn(node, 'left'), nodeIn(node, 'right')].some(isText))) return []
  const swapped = (SWAPPED[String(node['operator'])] ?? []).map((after) => ({
    operator: `${String(node['operator'])} -> ${after}`,
    node: span,
    after,
  }))
  const left = nodeIn(node, 'left')
  return node['operator'] === '??' && left ? [{ operator: '?? removed', node, after: nodeText(source, left) }] : swapped
}

const condition: Operator = (node, source) => {
  const test = nodeIn(node, 'test')
  const negated = test ? [{ operator: 'condition negated', node: test, after: `!(${nodeText(source, test)})` }] : []
  if (node.type !== 'ConditionalExpression') return negated
  return ['consequent', 'alternate'].flatMap((branch) => {
    const taken = nodeIn(node, branch)
    return taken ? [{ operator: `always the ${branch}`, node, after: `(${nodeText(source, taken)})` }] : []
  })
}

const literal: Operator = (node) => {
  const { value } = node
  if (typeof value === 'number')
    return [value + 1, value - 1].map((after) => ({ operator: 'number', node, after: `(${after})` }))
  if (typeof value === 'boolean') return [{ operator: 'boolean', node, after: String(!value) }]
  return typeof value === 'string' ? [{ operator: 'text', node, after: value === '' ? "'other'" : "''" }] : []
}

const statement: Operator = (node) => [{ operator: 'statement removed', node, after: ';' }]

const returned: Operator = (node) => {
  const value = nodeIn(node, 'argument')
  return value ? [{ operator: 'returns undefined', node: value, after: 'undefined' }] : []
}

const arrow: Operator = (node, source) => {
  const body = nodeIn(node, 'body')
  const literalBody = body && source.slice(node.start, body.start).trimEnd().endsWith('(')
  return body && body.type !== 'BlockStatement' && !literalBody
    ? [{ operator: 'returns undefined', node: body, after: 'undefined' }]
    : []
}

const removed =
  (list: string): Operator =>
  (node, source) =>
    listIn(node, list).map((element) => {
      const comma = /^\s*,/.exec(source.slice(element.end))?.[0].length ?? 0
      const what = element.type === 'SpreadElement' ? 'spread' : list === 'elements' ? 'element' : 'field'
      return { operator: `${what} removed`, node: { start: element.start, end: element.end + comma }, after: '' }
    })

const unary: Operator = (node, source) => {
  const [argument, sign] = [nodeIn(node, 'argument'), node['operator']]
  return argument && (sign === '!' || sign === '-')
    ? [{ operator: `${sign} removed`, node, after: nodeText(source, argument) }]
    : []
}

const member: Operator = (node, source) => {
  const [object, property] = [nodeIn(node, 'object'), nodeIn(node, 'property')]
  if (!object || !property) return []
  const twin = node['computed'] === true ? undefined : TWINS.get(nodeText(source, property))
  const dot = { start: object.end, end: object.end + 2 }
  return [
    ...(twin === undefined
      ? []
      : [{ operator: `${nodeText(source, property)} -> ${twin}`, node: property, after: twin }]),
    ...(node['optional'] === true && node['computed'] !== true ? [{ operator: '?. -> .', node: dot, after: '.' }] : []),
  ]
}

const OPERATORS: Readonly<Record<string, Operator>> = {
  BinaryExpression: binary,
  LogicalExpression: binary,
  ConditionalExpression: condition,
  IfStatement: condition,
  WhileStatement: condition,
  Literal: literal,
  ExpressionStatement: statement,
  ReturnStatement: returned,
  ArrowFunctionExpression: arrow,
  ArrayExpression: removed('elements'),
  ObjectExpression: removed('properties'),
  UnaryExpression: unary,
  MemberExpression: member,
}

/** Returns whether the node is no code that runs: types, imports, and names of properties. */
const isNoCode = (parent: SyntaxNode, key: string, node: SyntaxNode): boolean =>
  node.type.startsWith('TS')
    ? !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)
    : node.type === 'ImportDeclaration' ||
      node.type.startsWith('ExportAll') ||
      (key === 'key' && parent['computed'] !== true) ||
      (parent.type.startsWith('Export') && key === 'source')

/** Returns whether a default value only satisfies the compiler, which cannot know that an index is in range. */
const isForCompiler = (parent: SyntaxNode, key: string, node: SyntaxNode): boolean =>
  key === 'right' && parent['operator'] === '??' && (node['value'] === '' || node['value'] === 0)

const changesIn = (node: SyntaxNode, source: string): readonly Change[] => [
  ...(OPERATORS[node.type]?.(node, source) ?? []),
  ...childrenIn(node)
    .filter(([key, child]) => !isNoCode(node, key, child) && !isForCompiler(node, key, child))
    .flatMap(([, child]) => changesIn(child, source)),
]

/** Files of texts and styles, whose strings no test checks. */
const PROSE = /^shared\/(texts\/[a-z]{2}(?:-[A-Z]{2})?\/|pages\/style\/)/

export const mutantsOf = (file: string, source: string): readonly Mutant[] =>
  changesIn(parseSync(file, source).program as unknown as SyntaxNode, source)
    .filter(({ operator }) => operator !== 'text' || !PROSE.test(file))
    .map(({ operator, node, after }) => ({
      file,
      operator,
      after,
      start: node.start,
      before: source.slice(node.start, node.end),
      line: source.slice(0, node.start).split('\n').length,
    }))
    .toSorted((a, b) => a.start - b.start)

export const applyMutant = (source: string, { start, before, after }: Mutant): string =>
  source.slice(0, start) + after + source.slice(start + before.length)
