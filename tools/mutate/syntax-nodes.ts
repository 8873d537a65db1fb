export type SyntaxNode = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

export const nodeIn = (node: SyntaxNode, key: string): SyntaxNode | undefined => {
  const child = node[key]
  return isNode(child) ? child : undefined
}

export const listIn = (node: SyntaxNode, key: string): readonly SyntaxNode[] => {
  const list = node[key]
  return Array.isArray(list) ? list.filter(isNode) : []
}

export const childrenIn = (node: SyntaxNode): readonly (readonly [key: string, child: SyntaxNode])[] =>
  Object.keys(node).flatMap((key) => {
    const one = nodeIn(node, key)
    return (one ? [one] : listIn(node, key)).map((child) => [key, child] as const)
  })

export const nodeText = (source: string, { start, end }: SyntaxNode): string => source.slice(start, end)
