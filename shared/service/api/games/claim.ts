import { parseBody, personBody } from '../../../api/input/shapes.ts'
import { colourOfSeat } from '../../../api/views/game-view.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Request, Response } from '../../http.ts'
import { watchLink } from '../../credentials/links.ts'
import { after } from '../../games/as-of.ts'
import { NOT_FOUND, present } from '../../access/authorize.ts'
import type { GameId } from '../../ports/games.ts'
import { bearer, shown } from '../../access/viewer.ts'
import type { Service } from '../../service.ts'
import { isComing, takeSeat } from '../../seats/claim-seat.ts'
import { keyOf } from '../http/idempotency.ts'
import { invalid, json, problem } from '../http/problem.ts'

/** `POST /v1/games/{id}/claim` */
export const claim = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const idempotency = await keyOf(service, request)
  if (!idempotency.ok) return idempotency.response
  const read = parseBody(personBody, request.body)
  if (!read.ok) return invalid(service, request, read.issues)
  const unverified = await present(service, bearer(request), request.receivedAt, id)
  if (!unverified) return problem(service, request, NOT_FOUND)
  const claimant = { ...unverified, person: read.value, key: idempotency.key }
  const claimed = await takeSeat(service, claimant, request)
  if (claimed.kind !== 'taken') return problem(service, request, refusalOf(claimed))
  const { role, link } = claimed
  const loaded = after(claimed.loaded, isComing(role))
  const links = {
    ...(link &&
      (role === 'director' ? { director: link } : { seat: { ...link, seat: colourOfSeat(loaded.game, role) } })),
    watch: watchLink(service, id),
  }
  return json(201, { game: shown(id, loaded, link ? role : 'anyone'), links })
}
