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

type Answers = (service: Service, request: Request, named: string) => Response | Promise<Response>

/** One file: each more that a container reads costs its start a millisecond. */
const seldom = () => import('./api/http/lazy-routes.ts')

const recordAs = later(seldom, 'recordAs')

const recordOf =
  (kind: Parameters<typeof recordAs>[0]): Answers =>
  async (service, request, named) =>
    (await recordAs(kind))(service, request, named)

/** `named`: the game id, rule set, webhook or order in the path. */
const ANSWERS: { readonly [R in ApiRoute]: Answers } = {
  create: later(seldom, 'create'),
  order: later(seldom, 'order'),
  ownOrder: later(seldom, 'showOrder'),
  ownGames: later(seldom, 'listOwn'),
  ownRecords: later(seldom, 'ownRecords'),
  claim: later(seldom, 'claim'),
  pdn: recordOf('pdn'),
  fen: recordOf('fen'),
  svg: recordOf('svg'),
  png: recordOf('png'),
  gif: recordOf('gif'),
  game: showGame,
  look: later(seldom, 'look'),
  version: showVersion,
  events: later(seldom, 'showEvents'),
  legalMoves: showLegalMoves,
  move: later(() => import('./api/games/play-move.ts'), 'playMove'),
  act: later(seldom, 'act'),
  seat: later(seldom, 'showSeatOf'),
  changeSeat: later(seldom, 'patchSeat'),
  rotate: later(seldom, 'rotateSeat'),
  seen: later(seldom, 'saySeen'),
  push: later(seldom, 'showPush'),
  setPush: later(seldom, 'setPush'),
  stopPush: later(seldom, 'stopPush'),
  links: later(seldom, 'askLinks'),
  ruleSets: later(seldom, 'listRules'),
  rulesMove: later(seldom, 'tryRules'),
  addHook: later(seldom, 'addHook'),
  hooks: later(seldom, 'listHooks'),
  changeHook: later(seldom, 'changeHook'),
  removeHook: later(seldom, 'removeHook'),
  testHook: later(seldom, 'testHook'),
  deliveries: later(seldom, 'listDeliveries'),
  replayHook: later(seldom, 'replayHook'),
  index: later(seldom, 'showIndex'),
  document: later(seldom, 'showDocument'),
  health: async ({ storing }) => {
    await storing?.()
    return json(200, { status: 'ok' })
  },
}

const LINKED: ReadonlySet<By> = new Set(['reader', 'seat', 'invited'])

const BY_LINK: ReadonlySet<ApiRoute> = new Set(
  API_ROUTES.filter(({ says }) => LINKED.has(says.by)).map(({ name }) => name),
)

type Answered = { readonly name: ApiRoute; readonly response: Response }

/** An expired link is told from a wrong one, with its game's record. */
const explained = async (service: Service, request: Request, { name, response }: Answered): Promise<Response> => {
  const id =
    response.status === 404 && BY_LINK.has(name)
      ? await pastGame(service, bearer(request), request.receivedAt)
      : undefined
  if (id === undefined) return response
  return problem(service, request, { code: 'links-expired', watch: watchLink(service, id).url })
}

/** Before it counts. */
const refused = async (
  service: Service,
  request: Request,
  limited: Limited | undefined,
  wrong: Wrong,
): Promise<Response> =>
  withHeaders(await problem(service, request, wrong), await leftFor(service, limited, request, bearer(request)))

const answered = async (service: Service, request: Request): Promise<Response> => {
  const matched = matchRoute(API_ROUTES, request.method, request.path)
  switch (matched.kind) {
    case 'unknown':
      return unknownAddress(service, request)
    case 'wrong-method': {
      const allow = [...matched.allow, 'OPTIONS']
      return request.method === 'OPTIONS'
        ? preflight(allow)
        : refused(service, request, matched.limited, { code: 'method-not-allowed', allow })
    }
    case 'found': {
      const { id, hook = id, order = hook, rules = order ?? '' } = matched.params
      const { limited } = matched
      if (id !== undefined && !isGameId(id)) return refused(service, request, limited, { code: 'not-found' })
      const fault = bodyFault(matched, request)
      if (fault) return refused(service, request, limited, fault)
      const { open, headers } = await admit(service, limited, request, bearer(request))
      if (!open) return withHeaders(await problem(service, request, { code: 'too-many-requests' }), headers)
      const { name } = matched
      const response = await ANSWERS[name](service, request, rules)
      return withHeaders(await explained(service, request, { name, response }), headers)
    }
  }
}

export const answer = async (service: Service, request: Request): Promise<Response> =>
  openToPages(await answered(service, await attributed(service, request)))
