import { API_ROUTES, type ApiRoute, matchRoute } from '../api/routes.ts'
import { act } from './answers/act.ts'
import { claim } from './answers/claim.ts'
import { create } from './answers/create.ts'
import { askLinks } from './answers/links.ts'
import { look } from './answers/look.ts'
import { playMove } from './answers/play.ts'
import { json, problem, unknownAddress } from './answers/problem.ts'
import { recordAs } from './answers/record.ts'
import { listRules, tryRules } from './answers/rules.ts'
import { patchSeat, rotateSeat, showSeatOf } from './answers/seat.ts'
import { showGame, showLegalMoves, showVersion } from './answers/show.ts'
import { bodyFault } from './body.ts'
import { admit, withHeaders } from './callers.ts'
import type { Request, Response } from './http.ts'
import { isGameId } from './ids.ts'
import { watchLink } from './links.ts'
import { pastGame } from './opened.ts'
import { bearer } from './reader.ts'
import type { Service } from './service.ts'

type Answers = (service: Service, request: Request, named: string) => Response | Promise<Response>

/** `named`: the game id or rule set in the path. */
const ANSWERS: { readonly [R in ApiRoute]: Answers } = {
  create,
  claim,
  pdn: recordAs('pdn'),
  fen: recordAs('fen'),
  svg: recordAs('svg'),
  png: recordAs('png'),
  gif: recordAs('gif'),
  game: showGame,
  look,
  version: showVersion,
  legalMoves: showLegalMoves,
  move: playMove,
  act,
  seat: showSeatOf,
  changeSeat: patchSeat,
  rotate: rotateSeat,
  links: askLinks,
  ruleSets: listRules,
  rulesMove: tryRules,
  health: () => json(200, { status: 'ok' }),
}

const BY_LINK: ReadonlySet<ApiRoute> = new Set(
  API_ROUTES.filter(({ says }) => says.refuses.includes('links-expired')).map(({ name }) => name),
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

export const answer = async (service: Service, request: Request): Promise<Response> => {
  const matched = matchRoute(API_ROUTES, request.method, request.path)
  switch (matched.kind) {
    case 'unknown':
      return unknownAddress(service, request)
    case 'wrong-method':
      return problem(service, request, { code: 'method-not-allowed', allow: matched.allow })
    case 'found': {
      const { id, rules = id ?? '' } = matched.params
      if (id !== undefined && !isGameId(id)) return problem(service, request, { code: 'not-found' })
      const fault = bodyFault(matched.takes, request)
      if (fault) return problem(service, request, fault)
      const { open, headers } = await admit(service, matched.limited, request, bearer(request))
      if (!open) return withHeaders(await problem(service, request, { code: 'too-many-requests' }), headers)
      const { name } = matched
      const response = await ANSWERS[name](service, request, rules)
      return withHeaders(await explained(service, request, { name, response }), headers)
    }
  }
}
