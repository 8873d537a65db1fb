import { readTournamentAction } from '../../../api/input/tournaments/tournament-act-shapes.ts'
import { readIdempotencyKey } from '../../http/idempotency-key.ts'
import { invalidRequestResponse, jsonResponse, problemResponse } from '../../http/problem-response.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { Request, Response } from '../../runtime/http.ts'
import type { Service } from '../../runtime/service.ts'
import { performTournamentAct } from '../../tournaments/acts/perform-act.ts'
import { actRequestOf } from '../../tournaments/acts/act-request-of.ts'
import { NO_TOURNAMENT, authorizeRequest, readingAfter } from './tournament-access.ts'
import { shownTournament, unhandledResponse } from './tournament-response.ts'

/** Answers `POST /v1/tournaments/{tournament}/actions`. */
export const postTournamentAct = async (service: Service, request: Request, id: TournamentId): Promise<Response> => {
  const idempotency = await readIdempotencyKey(service, request)
  if (!idempotency.ok) return idempotency.response
  const read = readTournamentAction(request.body)
  if (!read.ok) return invalidRequestResponse(service, request, read.issues)
  const authorized = await authorizeRequest(service, request, id)
  if (!authorized) return problemResponse(service, request, NO_TOURNAMENT)
  const asked = actRequestOf(read.value, idempotency.key, request.receivedAt)
  if (!asked.ok) return problemResponse(service, request, { code: asked.code, issues: asked.issues })
  const result = await performTournamentAct(service, authorized, asked.act, request)
  if (result.kind !== 'done') return unhandledResponse(service, request, result)
  const { loaded, duplicate, link } = result
  return jsonResponse(200, {
    tournament: await shownTournament(service, request, readingAfter(authorized, loaded)),
    ...(link && { links: { entry: link } }),
    ...(duplicate && { duplicate }),
  })
}
