import { readAction } from '../../../api/input/read-action.ts'
import { playOf } from '../../../game/game.ts'
import type { Request, Response } from '../../http.ts'
import { reseatLink } from '../../credentials/links.ts'
import { type Held, NOT_FOUND, openRole } from '../../access/authorize.ts'
import { perform } from '../../games/perform.ts'
import type { GameId } from '../../ports/games.ts'
import { bearer, shown } from '../../access/viewer.ts'
import type { Service } from '../../service.ts'
import { type Done, answered, showDone } from '../http/command-response.ts'
import { invalid, json, problem } from '../http/problem.ts'

/**
 * The answer to `ask-reseat` has the lost seat's new link, to be passed on. The link works after the time for a veto.
 */
const showReseat = (service: Service, { id, role }: Held, { loaded, duplicate }: Done): Response => {
  const reseat = playOf(loaded.game)?.pending.reseat
  const links = reseat && { anew: reseatLink(service, reseat.seat, id, loaded.game) }
  return json(200, { game: shown(id, loaded, role), ...(links && { links }), ...(duplicate && { duplicate }) })
}

/** `POST /v1/games/{id}/actions` */
export const act = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const read = readAction(request.body)
  if (!read.ok) return invalid(service, request, read.issues)
  const authorized = await openRole(service, bearer(request), request.receivedAt, id)
  if (!authorized) return problem(service, request, NOT_FOUND)
  const result = await perform(service, authorized, read.value, request.receivedAt)
  if (result.kind === 'wrong-line') {
    const message = `must be legal moves from the current position, the opponent’s first: ${result.move} is not`
    return invalid(service, request, [{ path: `lines.${result.line}`, message }])
  }
  const { type, ply } = read.value
  const respond = type === 'ask-reseat' ? showReseat : showDone
  return answered(service, request, { ...authorized, ply, asks: type }, result, (done) =>
    respond(service, authorized, done),
  )
}
