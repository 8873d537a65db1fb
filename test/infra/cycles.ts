import type { Template } from './synth.ts'

type Edges = ReadonlyMap<string, readonly string[]>

const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\$\{(?!!)([^}.]+)[^}]*\}/g)].map(([, id = '']) => id)

/**
 * Returns the ids of resources in the argument of `Fn::Sub`. A `${Own}` whose value is given beside the text names no
 * resource.
 */
const namedBySub = (argument: unknown): readonly string[] => {
  const [text, own] = Array.isArray(argument) ? argument : [argument, {}]
  return placeholders(String(text)).filter((id) => !Object.hasOwn((own ?? {}) as object, id))
}

const named = (key: string, argument: unknown): readonly string[] => {
  if (key === 'Ref') return [String(argument)]
  if (key === 'Fn::GetAtt')
    return [Array.isArray(argument) ? String(argument[0]) : (String(argument).split('.')[0] ?? '')]
  if (key === 'Fn::Sub') return namedBySub(argument)
  return key === 'DependsOn' ? [argument].flat().map(String) : []
}

const namesIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [...named(key, part), ...namesIn(part)])
    : []

/**
 * Maps each resource to those that it names anywhere, also in `DependsOn` or `UpdatePolicy`: CloudFormation creates
 * these first.
 */
const edgesOf = ({ Resources }: Template): Edges =>
  new Map(
    Object.entries(Resources).map(([id, resource]) => [
      id,
      [...new Set(namesIn(resource))].filter((name) => name in Resources),
    ]),
  )

/** Returns the first cycle of dependencies, from a resource back to itself; empty if there is none. */
export const circleIn = (template: Template): readonly string[] => {
  const edges = edgesOf(template)
  const done = new Set<string>()
  const from = (id: string, path: readonly string[]): readonly string[] => {
    if (path.includes(id)) return [...path.slice(path.indexOf(id)), id]
    if (done.has(id)) return []
    for (const next of edges.get(id) ?? []) {
      const found = from(next, [...path, id])
      if (found.length > 0) return found
    }
    done.add(id)
    return []
  }
  for (const id of edges.keys()) {
    const found = from(id, [])
    if (found.length > 0) return found
  }
  return []
}

/** Returns the resources that must be created before this one. */
export const before = (template: Template, id: string): ReadonlySet<string> => {
  const edges = edgesOf(template)
  const found = new Set<string>()
  const from = (one: string): void => {
    for (const next of edges.get(one) ?? []) {
      if (found.has(next)) continue
      found.add(next)
      from(next)
    }
  }
  from(id)
  return found
}
