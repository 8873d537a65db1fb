import { API_ROUTES, type ApiRoute, matchRoute } from '../api/routes.ts'
import { act } from './answers/act.ts'
import { playMove } from './answers/play.ts'
import { claim, create } from './answers/create.ts'
import { json, problem } from './answers/problem.ts'
import { askLinks } from './answers/links.ts'
import { patchSeat, rotateSeat, showSeatOf } from './answers/seat.ts'
import { listRules, tryRules } from './answers/rules.ts'
import { showGame, showLegalMoves } from './answers/show.ts'
import { isGameId } from './ids.ts'
import { LONGEST_BODY, type Request, type Response } from './http.ts'
import type { Service } from './service.ts'

const health = (): Response => json(200, { status: 'ok' })

const route = async (
  service: Service,
  request: Request,
  name: ApiRoute,
  params: Readonly<Record<string, string>>,
): Promise<Response> => {
  const id = params['id'] ?? ''
  switch (name) {
    case 'create':
      return create(service, request)
    case 'claim':
      return claim(service, request, id)
    case 'game':
      return showGame(service, request, id)
    case 'legalMoves':
      return showLegalMoves(service, request, id)
    case 'move':
      return playMove(service, request, id)
    case 'act':
      return act(service, request, id)
    case 'seat':
      return showSeatOf(service, request)
    case 'changeSeat':
      return patchSeat(service, request)
    case 'rotate':
      return rotateSeat(service, request)
    case 'links':
      return askLinks(service, request)
    case 'ruleSets':
      return listRules()
    case 'rulesMove':
      return tryRules(service, request, params['rules'] ?? '')
    case 'health':
      return health()
  }
}

/** Answers a request to the API. Whatever comes in, a JSON answer goes out; what throws is for the function around it. */
export const answer = async (service: Service, request: Request): Promise<Response> => {
  const matched = matchRoute(API_ROUTES, request.method, request.path)
  switch (matched.kind) {
    case 'unknown':
      return problem(service.origin, request, { code: 'not-found' })
    case 'wrong-method':
      return problem(service.origin, request, { code: 'method-not-allowed', allow: matched.allow })
    case 'found':
      if (matched.params['id'] !== undefined && !isGameId(matched.params['id']))
        return problem(service.origin, request, { code: 'not-found' })
      if (request.body.length > LONGEST_BODY)
        return problem(service.origin, request, {
          code: 'invalid-request',
          issues: [{ path: '', message: `the body must be at most ${LONGEST_BODY} characters` }],
        })
      return route(service, request, matched.name, matched.params)
  }
}
