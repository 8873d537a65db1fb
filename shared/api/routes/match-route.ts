import type { RateLimitName, Route, BodyFormat } from './routes.ts'

type AnyRoute = Route & { readonly takes?: BodyFormat }

export type MatchedRoute<Name> = {
  readonly kind: 'found'
  readonly name: Name
  readonly takes: BodyFormat | undefined
  readonly limited: RateLimitName | undefined
  readonly longest: number | undefined
  readonly params: Readonly<Record<string, string>>
}
export type RouteMatch<Name> =
  | MatchedRoute<Name>
  | { readonly kind: 'wrong-method'; readonly allow: readonly string[]; readonly limited: RateLimitName | undefined }
  | { readonly kind: 'unknown' }

const ENDED = /^\{(\w+)\}(\.\w+)$/

const paramOf = (part: string, value: string): readonly [name: string, value: string] | undefined => {
  if (!part.startsWith('{')) return undefined
  const [, name, ending = ''] = ENDED.exec(part) ?? []
  if (name === undefined) return [part.slice(1, -1), value]
  return value.endsWith(ending) ? [name, value.slice(0, -ending.length)] : undefined
}

const paramsOf = (pattern: string, path: string): Readonly<Record<string, string>> | undefined => {
  const parts = pattern.split('/')
  const values = path.split('/')
  if (parts.length !== values.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const value = values[index] ?? ''
    const param = paramOf(part, value)
    if (param) params[param[0]] = param[1]
    else if (part !== value) return undefined
  }
  return params
}

/** Returns the methods that a route answers. A HEAD request is answered as GET. */
const served = (method: string): readonly string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method])

/**
 * Finds the route of a request, with the parameters of its path. If the path has routes with other methods only,
 * returns those methods. The first path that matches is the one: `GET /v1/games/look` reads no game of this name.
 */
export const matchRoute = <R extends AnyRoute>(
  routes: readonly R[],
  method: string,
  path: string,
): RouteMatch<R['name']> => {
  const effective = method === 'HEAD' ? 'GET' : method
  const allow = new Set<string>()
  let limited: RateLimitName | undefined
  let found: string | undefined
  for (const route of routes) {
    const params = found === undefined || route.path === found ? paramsOf(route.path, path) : undefined
    if (params && route.method === effective)
      return {
        kind: 'found',
        name: route.name,
        takes: route.takes,
        limited: route.limited,
        longest: route.longest,
        params,
      }
    if (!params) continue
    found = route.path
    limited ??= route.limited
    for (const each of served(route.method)) allow.add(each)
  }
  return allow.size > 0 ? { kind: 'wrong-method', allow: [...allow], limited } : { kind: 'unknown' }
}
