import { parseBody, personBody } from '../../../api/input/shapes.ts'
import { colourOfSeat } from '../../../api/views/game-view.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Request, Response } from '../../http.ts'
import { watchLink } from '../../credentials/links.ts'
import { after } from '../../games/as-of.ts'
import { NOT_FOUND, present } from '../../access/authorize.ts'
import type { GameId } from '../../ports/ports.ts'
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
  const presented = await present(service, bearer(request), request.receivedAt, id)
  if (!presented) return problem(service, request, NOT_FOUND)
  const guest = { ...presented, person: read.value, key: idempotency.key }
  const taken = await takeSeat(service, guest, request)
  if (taken.kind !== 'taken') return problem(service, request, refusalOf(taken))
  const { role, link } = taken
  const loaded = after(taken.loaded, isComing(role))
  const links = {
    ...(link &&
      (role === 'director' ? { director: link } : { seat: { ...link, seat: colourOfSeat(loaded.game, role) } })),
    watch: watchLink(service, id),
  }
  return json(201, { game: shown(id, loaded, link ? role : 'anyone'), links })
}
