export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

export const nodeIn = (node: Node, key: string): Node | undefined => {
  const child = node[key]
  return isNode(child) ? child : undefined
}

export const listIn = (node: Node, key: string): readonly Node[] => {
  const list = node[key]
  return Array.isArray(list) ? list.filter(isNode) : []
}

export const belowIn = (node: Node): readonly (readonly [key: string, child: Node])[] =>
  Object.keys(node).flatMap((key) => {
    const one = nodeIn(node, key)
    return (one ? [one] : listIn(node, key)).map((child) => [key, child] as const)
  })

export const textOf = (source: string, { start, end }: Node): string => source.slice(start, end)
