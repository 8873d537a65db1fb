import type { By } from '../api/routes/documented.ts'
import { matchRoute } from '../api/routes/match-route.ts'
import { API_ROUTES, type ApiRoute, type Limited } from '../api/routes/routes.ts'
import { type Wrong, json, problem, unknownAddress } from './api/http/problem.ts'
import { showGame, showLegalMoves, showVersion } from './api/games/show-game.ts'
import { bodyFault } from './access/body-limit.ts'
import { admit, leftFor, withHeaders } from './limits/rate-limit.ts'
import { openToPages, preflight } from './access/cors.ts'
import { attributed } from './access/cross-site.ts'
import type { Request, Response } from './http.ts'
import { isGameId } from './credentials/ids.ts'
import { later } from './background/lazy.ts'
import { watchLink } from './credentials/links.ts'
import { pastGame } from './access/authorize.ts'
import { bearer } from './access/viewer.ts'
import type { Service } from './service.ts'

type Handler = (service: Service, request: Request, parameter: string) => Response | Promise<Response>

/**
 * The module of rarely used routes. It is a single file, because each file that a container reads costs its start a
 * millisecond.
 */
const lazyRoutes = () => import('./api/http/lazy-routes.ts')

const exportAs = later(lazyRoutes, 'recordAs')

const exportIn =
  (kind: Parameters<typeof exportAs>[0]): Handler =>
  async (service, request, parameter) =>
    (await exportAs(kind))(service, request, parameter)

/** The handler of each route. `parameter`: the game, rule set, webhook or order in the path. */
const HANDLERS: { readonly [R in ApiRoute]: Handler } = {
  create: later(lazyRoutes, 'create'),
  order: later(lazyRoutes, 'order'),
  ownOrder: later(lazyRoutes, 'showOrder'),
  ownGames: later(lazyRoutes, 'listOwn'),
  ownRecords: later(lazyRoutes, 'ownRecords'),
  claim: later(lazyRoutes, 'claim'),
  pdn: exportIn('pdn'),
  fen: exportIn('fen'),
  svg: exportIn('svg'),
  png: exportIn('png'),
  gif: exportIn('gif'),
  game: showGame,
  look: later(lazyRoutes, 'look'),
  version: showVersion,
  events: later(lazyRoutes, 'showEvents'),
  legalMoves: showLegalMoves,
  move: later(() => import('./api/games/play-move.ts'), 'playMove'),
  act: later(lazyRoutes, 'act'),
  seat: later(lazyRoutes, 'showSeatOf'),
  changeSeat: later(lazyRoutes, 'patchSeat'),
  rotate: later(lazyRoutes, 'rotateSeat'),
  seen: later(lazyRoutes, 'saySeen'),
  push: later(lazyRoutes, 'showPush'),
  setPush: later(lazyRoutes, 'setPush'),
  stopPush: later(lazyRoutes, 'stopPush'),
  links: later(lazyRoutes, 'askLinks'),
  ruleSets: later(lazyRoutes, 'listRules'),
  rulesMove: later(lazyRoutes, 'tryRules'),
  addHook: later(lazyRoutes, 'addHook'),
  hooks: later(lazyRoutes, 'listHooks'),
  changeHook: later(lazyRoutes, 'changeHook'),
  removeHook: later(lazyRoutes, 'removeHook'),
  testHook: later(lazyRoutes, 'testHook'),
  deliveries: later(lazyRoutes, 'listDeliveries'),
  replayHook: later(lazyRoutes, 'replayHook'),
  index: later(lazyRoutes, 'showIndex'),
  document: later(lazyRoutes, 'showDocument'),
  health: async ({ storing }) => {
    await storing?.()
    return json(200, { status: 'ok' })
  },
}

const LINKED: ReadonlySet<By> = new Set(['reader', 'seat', 'invited'])

const BY_LINK: ReadonlySet<ApiRoute> = new Set(
  API_ROUTES.filter(({ says }) => LINKED.has(says.by)).map(({ name }) => name),
)

type Routed = { readonly name: ApiRoute; readonly response: Response }

/** Turns the 404 of an expired link into an answer that says so, with the address of the game's public record. */
const explainExpiry = async (service: Service, request: Request, { name, response }: Routed): Promise<Response> => {
  const id =
    response.status === 404 && BY_LINK.has(name)
      ? await pastGame(service, bearer(request), request.receivedAt)
      : undefined
  if (id === undefined) return response
  return problem(service, request, { code: 'links-expired', watch: watchLink(service, id).url })
}

/** Refuses a request before the rate limit counts it. The headers say how much is left. */
const refuse = async (
  service: Service,
  request: Request,
  limited: Limited | undefined,
  cause: Wrong,
): Promise<Response> =>
  withHeaders(await problem(service, request, cause), await leftFor(service, limited, request, bearer(request)))

const route = async (service: Service, request: Request): Promise<Response> => {
  const matched = matchRoute(API_ROUTES, request.method, request.path)
  switch (matched.kind) {
    case 'unknown':
      return unknownAddress(service, request)
    case 'wrong-method': {
      const allow = [...matched.allow, 'OPTIONS']
      return request.method === 'OPTIONS'
        ? preflight(allow)
        : refuse(service, request, matched.limited, { code: 'method-not-allowed', allow })
    }
    case 'found': {
      const { id, hook = id, order = hook, rules = order ?? '' } = matched.params
      const { limited } = matched
      if (id !== undefined && !isGameId(id)) return refuse(service, request, limited, { code: 'not-found' })
      const fault = bodyFault(matched, request)
      if (fault) return refuse(service, request, limited, fault)
      const { open, headers } = await admit(service, limited, request, bearer(request))
      if (!open) return withHeaders(await problem(service, request, { code: 'too-many-requests' }), headers)
      const { name } = matched
      const response = await HANDLERS[name](service, request, rules)
      return withHeaders(await explainExpiry(service, request, { name, response }), headers)
    }
  }
}

export const answer = async (service: Service, request: Request): Promise<Response> =>
  openToPages(await route(service, await attributed(service, request)))
