import type { Instant } from '../game/model/words.ts'
import type { Authorization, PromisedAnswers } from '../api/routes/promised-answers.ts'
import { matchRoute } from '../api/routes/match-route.ts'
import { API_ROUTES, type ApiRoute, type RateLimitName } from '../api/routes/routes.ts'
import { type ProblemCause, jsonResponse, problemResponse, unknownAddressResponse } from './http/problem-response.ts'
import { showGame, showLegalMoves, showVersion } from './api/games/show-game.ts'
import { findBodyFault } from './http/body-limit.ts'
import { checkRateLimit, rateLimitHeaders, withHeaders } from './limits/rate-limit.ts'
import { withCorsHeaders, preflightResponse } from './http/cors.ts'
import { markCrossSite } from './access/cross-site.ts'
import type { Request, Response } from './runtime/http.ts'
import { isGameId } from './credentials/ids.ts'
import { lazy } from './runtime/lazy.ts'
import { loadOnce } from '../texts/languages/load-once.ts'
import { publicGameLink } from './credentials/links.ts'
import { gameOfExpiredLink } from './access/authorize.ts'
import { findCredentialFault } from './access/find-credential-fault.ts'
import { bearerLink } from './access/viewer.ts'
import type { Service } from './runtime/service.ts'

type Handler = (service: Service, request: Request, parameter: string) => Response | Promise<Response>

/**
 * Returns the module of rarely used routes. It is a single file, because each file that a container reads costs its
 * start a millisecond.
 */
const lazyRoutes = () => import('./lazy-routes.ts')

const exportAs = lazy(lazyRoutes, 'exportGame')
const tournamentOfExpiredLink = lazy(lazyRoutes, 'tournamentOfExpiredLink')

const exportIn =
  (kind: Parameters<typeof exportAs>[0]): Handler =>
  async (service, request, parameter) =>
    (await exportAs(kind))(service, request, parameter)

/**
 * The handlers that `lazy-routes.ts` does not export under the names of their routes. Most are asked for often; some
 * load a module on their first call. `parameter`: the game, rule set, webhook or order in the path.
 */
const EAGER_HANDLERS = {
  pdn: exportIn('pdn'),
  fen: exportIn('fen'),
  svg: exportIn('svg'),
  png: exportIn('png'),
  gif: exportIn('gif'),
  game: showGame,
  version: showVersion,
  legalMoves: showLegalMoves,
  move: lazy(() => import('./api/games/play-move.ts'), 'playMove'),
  document: lazy(lazyRoutes, 'showApiDocument'),
  health: async ({ storing }) => {
    await storing?.()
    return jsonResponse(200, { status: 'ok' })
  },
} satisfies { readonly [R in ApiRoute]?: Handler }

const isEager = (name: ApiRoute): name is keyof typeof EAGER_HANDLERS => Object.hasOwn(EAGER_HANDLERS, name)

type Route<Name extends ApiRoute> = Name

/**
 * The routes of `lazy-routes.ts`. If that file exports a handler under a name that no route has, this does not compile.
 */
type LazyRoute = Route<
  Exclude<keyof Awaited<ReturnType<typeof lazyRoutes>>, 'exportGame' | 'showApiDocument' | 'tournamentOfExpiredLink'>
>

const loadRoutes: () => Promise<{ readonly [R in LazyRoute]: Handler }> = loadOnce(lazyRoutes)

/** Returns the handler of a route: one of `EAGER_HANDLERS`, or the export of `lazy-routes.ts` with the route's name. */
const handlerOf = async (name: ApiRoute): Promise<Handler> =>
  isEager(name) ? EAGER_HANDLERS[name] : (await loadRoutes())[name]

const SAYS: ReadonlyMap<ApiRoute, PromisedAnswers> = new Map(API_ROUTES.map(({ name, says }) => [name, says]))

const routesBy = (kinds: ReadonlySet<Authorization>): ReadonlySet<ApiRoute> =>
  new Set(API_ROUTES.filter(({ says }) => kinds.has(says.by)).map(({ name }) => name))

/** The routes that take the link of a game, and those that take the link of a tournament. */
const BY_LINK = routesBy(new Set(['reader', 'seat', 'invited']))
const BY_TOURNAMENT_LINK = routesBy(new Set(['tournament', 'tournament-reader']))

type Routed = { readonly name: ApiRoute; readonly response: Response }

/** Returns the public page of what an expired link led to: a game, or a tournament. Undefined for any other link. */
const pageOfExpiredLink = async (
  service: Service,
  { name, now, token }: { readonly name: ApiRoute; readonly now: Instant; readonly token: string | undefined },
): Promise<string | undefined> => {
  if (BY_LINK.has(name)) {
    const id = await gameOfExpiredLink(service, token, now)
    return id === undefined ? undefined : publicGameLink(service, id).url
  }
  const id = BY_TOURNAMENT_LINK.has(name) ? await tournamentOfExpiredLink(service, token, now) : undefined
  return id === undefined ? undefined : `${service.origin}/t/${id}`
}

/** Turns the 404 of an expired link into an answer that says so, with the address of the public record. */
const explainExpiry = async (service: Service, request: Request, { name, response }: Routed): Promise<Response> => {
  const { token } = bearerLink(request)
  const watch =
    response.status === 404 ? await pageOfExpiredLink(service, { name, now: request.receivedAt, token }) : undefined
  return watch === undefined ? response : problemResponse(service, request, { code: 'links-expired', watch })
}

/** Refuses a request without counting it against the rate limit. The headers say how many requests are left. */
const refuse = async (
  service: Service,
  request: Request,
  limited: RateLimitName | undefined,
  cause: ProblemCause,
): Promise<Response> =>
  withHeaders(
    await problemResponse(service, request, cause),
    await rateLimitHeaders(service, limited, request, bearerLink(request).token),
  )

const route = async (service: Service, request: Request): Promise<Response> => {
  const matched = matchRoute(API_ROUTES, request.method, request.path)
  switch (matched.kind) {
    case 'unknown':
      return unknownAddressResponse(service, request)
    case 'wrong-method': {
      const allow = [...matched.allow, 'OPTIONS']
      return request.method === 'OPTIONS'
        ? preflightResponse(allow)
        : refuse(service, request, matched.limited, { code: 'method-not-allowed', allow })
    }
    case 'found': {
      const { id } = matched.params
      const [parameter = ''] = Object.values(matched.params)
      const { limited } = matched
      if (id !== undefined && !isGameId(id)) return refuse(service, request, limited, { code: 'not-found' })
      const fault = findBodyFault(matched, request)
      if (fault) return refuse(service, request, limited, fault)
      const { isAllowed, headers } = await checkRateLimit(service, limited, request, bearerLink(request).token)
      if (!isAllowed)
        return withHeaders(await problemResponse(service, request, { code: 'too-many-requests' }), headers)
      const { name } = matched
      const says = SAYS.get(name)
      const missing = says && findCredentialFault(says, request)
      if (missing) return withHeaders(await problemResponse(service, request, missing), headers)
      const handler = await handlerOf(name)
      const response = await handler(service, request, parameter)
      return withHeaders(await explainExpiry(service, request, { name, response }), headers)
    }
  }
}

export const answerApi = async (service: Service, request: Request): Promise<Response> =>
  withCorsHeaders(await route(service, await markCrossSite(service, request)))
