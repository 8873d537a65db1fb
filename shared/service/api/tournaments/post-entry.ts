import { parseBody } from '../../../api/input/parse-body.ts'
import { entryBody } from '../../../api/input/tournaments/tournament-shapes.ts'
import { readIdempotencyKey } from '../../http/idempotency-key.ts'
import { invalidRequestResponse, jsonResponse, problemResponse } from '../../http/problem-response.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { Request, Response } from '../../runtime/http.ts'
import type { Service } from '../../runtime/service.ts'
import { enterTournament } from '../../tournaments/entry/enter-tournament.ts'
import { namedEntrant } from '../../tournaments/entry/resolve-founding.ts'
import { limitResponse } from '../programs/orders-api.ts'
import { authorizeRequest } from './tournament-access.ts'
import { shownTournament, unhandledResponse, unreadableResponse } from './tournament-response.ts'

/** Answers `POST /v1/tournaments/{tournament}/entries`, by the link of the open entry. */
export const postEntry = async (service: Service, request: Request, id: TournamentId): Promise<Response> => {
  const idempotency = await readIdempotencyKey(service, request)
  if (!idempotency.ok) return idempotency.response
  const read = parseBody(entryBody, request.body)
  if (!read.ok) return invalidRequestResponse(service, request, read.issues)
  const authorized = await authorizeRequest(service, request, id)
  if (!authorized) return unreadableResponse(service, request)
  const { actor } = authorized
  if (actor.role !== 'stranger') return problemResponse(service, request, { code: 'not-yours-to-do' })
  const entry = { ...authorized, actor }
  const entered = await enterTournament(service, entry, namedEntrant(read.value), idempotency.key, request)
  if (entered.kind === 'spent') return limitResponse(service, request, entered.until)
  if (entered.kind !== 'entered') return unhandledResponse(service, request, entered)
  const { loaded, link, number } = entered
  const player = { ...authorized, loaded, token: link.token, actor: { role: 'player', number } as const }
  return jsonResponse(201, {
    tournament: await shownTournament(service, request, { id, loaded, authorized: player }),
    links: { entry: link },
  })
}
