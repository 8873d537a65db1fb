import { parseSync } from 'oxc-parser'
import { type SyntaxNode, childrenIn } from './syntax-nodes.ts'
import { type NodeChange, MUTATION_OPERATORS } from './mutation-operators.ts'

/** A change of a file: the text `before` at the offset `start` becomes `after`. */
export type Mutant = {
  readonly file: string
  readonly line: number
  readonly operator: string
  readonly start: number
  readonly before: string
  readonly after: string
}

/** Returns whether the node is not run: a type, an import or the name of a property. */
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

const changesIn = (node: SyntaxNode, source: string): readonly NodeChange[] => [
  ...(MUTATION_OPERATORS[node.type]?.(node, source) ?? []),
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
