import { readTournamentAction } from '../../../api/input/tournaments/tournament-act-shapes.ts'
import { readIdempotencyKey } from '../../http/idempotency-key.ts'
import { invalidRequestResponse, jsonResponse, problemResponse } from '../../http/problem-response.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { Request, Response } from '../../runtime/http.ts'
import type { Service } from '../../runtime/service.ts'
import { invitationIssues } from '../../tournaments/acts/people-of-act.ts'
import { performKeyedAct } from '../../tournaments/acts/keyed-act.ts'
import { actRequestOf } from '../../tournaments/acts/act-request-of.ts'
import { authorizeTournament } from '../../tournaments/links/authorize-tournament.ts'
import { authorizeRequest, readingAfter } from './tournament-access.ts'
import { shownTournament, unhandledResponse, unreadableResponse } from './tournament-response.ts'

/** Answers `POST /v1/tournaments/{tournament}/actions`. */
export const postTournamentAct = async (service: Service, request: Request, id: TournamentId): Promise<Response> => {
  const idempotency = await readIdempotencyKey(service, request)
  if (!idempotency.ok) return idempotency.response
  const read = readTournamentAction(request.body)
  if (!read.ok) return invalidRequestResponse(service, request, read.issues)
  const authorized = await authorizeRequest(service, request, id)
  if (!authorized) return unreadableResponse(service, request)
  const asked = actRequestOf(read.value, idempotency.key, request.receivedAt)
  if (!asked.ok) return problemResponse(service, request, { code: asked.code, issues: asked.issues })
  const issues = await invitationIssues(service, authorized, asked.act)
  if (issues.length > 0) return invalidRequestResponse(service, request, issues)
  const keyed = { act: asked.act, body: read.value, key: idempotency.key }
  const result = await performKeyedAct(service, authorized, keyed, request)
  if (result.kind === 'otherwise') return problemResponse(service, request, { code: 'key-used-otherwise' })
  if (result.kind !== 'done') return unhandledResponse(service, request, result)
  const { loaded, duplicate, link } = result
  // Whoever has accepted sees the event by their own link, with what they may do now.
  const own = link && (await authorizeTournament(service, link.token, request.receivedAt, id))
  return jsonResponse(200, {
    tournament: await shownTournament(service, request, readingAfter(own ?? authorized, loaded)),
    ...(link && { links: { entry: link } }),
    ...(duplicate && { duplicate }),
  })
}
