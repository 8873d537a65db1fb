import { claimBody } from '../../../api/input/shapes.ts'
import { parseBody } from '../../../api/input/parse-body.ts'
import { colourOfSeat } from '../../../api/views/game-view.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Request, Response } from '../../runtime/http.ts'
import { publicGameLink } from '../../credentials/links.ts'
import { asOfEvent } from '../../games/as-of.ts'
import { NOT_FOUND, loadLink } from '../../access/authorize.ts'
import type { GameId } from '../../ports/games.ts'
import { bearerLink, gameViewFor } from '../../access/viewer.ts'
import type { Service } from '../../runtime/service.ts'
import { takesSeatOf, claimSeat } from '../../seats/claim-seat.ts'
import { readIdempotencyKey } from '../../http/idempotency-key.ts'
import { invalidRequestResponse, jsonResponse, problemResponse } from '../../http/problem-response.ts'

/** Answers `POST /v1/games/{id}/claim`. */
export const postClaim = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const idempotency = await readIdempotencyKey(service, request)
  if (!idempotency.ok) return idempotency.response
  const read = parseBody(claimBody, request.body)
  if (!read.ok) return invalidRequestResponse(service, request, read.issues)
  const { token, ...marked } = bearerLink(request)
  const unverified = await loadLink(service, token, request.receivedAt, id)
  if (!unverified) return problemResponse(service, request, NOT_FOUND)
  const claimant = { ...unverified, ...marked, person: read.value, key: idempotency.key }
  const claimed = await claimSeat(service, claimant, request)
  if (claimed.kind !== 'taken') return problemResponse(service, request, refusalOf(claimed))
  const { role, link } = claimed
  const loaded = asOfEvent(claimed.loaded, takesSeatOf(role))
  const links = {
    ...(link &&
      (role === 'arbiter' ? { arbiter: link } : { seat: { ...link, seat: colourOfSeat(loaded.game, role) } })),
    watch: publicGameLink(service, id),
  }
  return jsonResponse(201, { game: gameViewFor(id, loaded, link ? role : 'anyone'), links })
}
