import { type SyntaxNode, listIn, nodeIn, nodeText } from './syntax-nodes.ts'

/** A change of a part of a file: the text of the node becomes `after`. */
export type NodeChange = {
  readonly operator: string
  readonly node: { readonly start: number; readonly end: number }
  readonly after: string
}
/** A kind of mistake: a function that returns all changes of a node that make this mistake. */
type MutationOperator = (node: SyntaxNode, source: string) => readonly NodeChange[]

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

/** Pairs of methods that are easily confused. */
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

const binary: MutationOperator = (node, source) => {
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

const condition: MutationOperator = (node, source) => {
  const test = nodeIn(node, 'test')
  const negated = test ? [{ operator: 'condition negated', node: test, after: `!(${nodeText(source, test)})` }] : []
  if (node.type !== 'ConditionalExpression') return negated
  return ['consequent', 'alternate'].flatMap((branch) => {
    const taken = nodeIn(node, branch)
    return taken ? [{ operator: `always the ${branch}`, node, after: `(${nodeText(source, taken)})` }] : []
  })
}

const literal: MutationOperator = (node) => {
  const { value } = node
  if (typeof value === 'number')
    return [value + 1, value - 1].map((after) => ({ operator: 'number', node, after: `(${after})` }))
  if (typeof value === 'boolean') return [{ operator: 'boolean', node, after: String(!value) }]
  return typeof value === 'string' ? [{ operator: 'text', node, after: value === '' ? "'other'" : "''" }] : []
}

const statement: MutationOperator = (node) => [{ operator: 'statement removed', node, after: ';' }]

const returned: MutationOperator = (node) => {
  const value = nodeIn(node, 'argument')
  return value ? [{ operator: 'returns undefined', node: value, after: 'undefined' }] : []
}

const arrow: MutationOperator = (node, source) => {
  const body = nodeIn(node, 'body')
  const literalBody = body && source.slice(node.start, body.start).trimEnd().endsWith('(')
  return body && body.type !== 'BlockStatement' && !literalBody
    ? [{ operator: 'returns undefined', node: body, after: 'undefined' }]
    : []
}

const removed =
  (list: string): MutationOperator =>
  (node, source) =>
    listIn(node, list).map((element) => {
      const comma = /^\s*,/.exec(source.slice(element.end))?.[0].length ?? 0
      const what = element.type === 'SpreadElement' ? 'spread' : list === 'elements' ? 'element' : 'field'
      return { operator: `${what} removed`, node: { start: element.start, end: element.end + comma }, after: '' }
    })

const unary: MutationOperator = (node, source) => {
  const [argument, sign] = [nodeIn(node, 'argument'), node['operator']]
  return argument && (sign === '!' || sign === '-')
    ? [{ operator: `${sign} removed`, node, after: nodeText(source, argument) }]
    : []
}

const member: MutationOperator = (node, source) => {
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

/** The operators by the type of the node that they change. */
export const MUTATION_OPERATORS: Readonly<Record<string, MutationOperator>> = {
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
