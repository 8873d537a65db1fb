import { readAction } from '../../../api/input/read-action.ts'
import { playOf } from '../../../game/model/game.ts'
import type { Request, Response } from '../../runtime/http.ts'
import { lostSeatLink } from '../../credentials/links.ts'
import { type Authorized, NOT_FOUND, authorize } from '../../access/authorize.ts'
import { performAction } from '../../seats/perform-action.ts'
import type { GameId } from '../../ports/games.ts'
import { bearerToken, gameViewFor } from '../../access/viewer.ts'
import type { Service } from '../../runtime/service.ts'
import { type CommandDone, commandResponse, doneResponse } from './command-response.ts'
import { invalidRequestResponse, jsonResponse, problemResponse } from '../../http/problem-response.ts'

/**
 * The answer to `ask-reseat` has the lost seat's new link, to be passed on. The link works after the time for a veto.
 */
const showReseat = (service: Service, { id, role }: Authorized, { loaded, duplicate }: CommandDone): Response => {
  const reseat = playOf(loaded.game)?.pending.reseat
  const links = reseat && { anew: lostSeatLink(service, reseat.seat, id, loaded.game) }
  return jsonResponse(200, {
    game: gameViewFor(id, loaded, role),
    ...(links && { links }),
    ...(duplicate && { duplicate }),
  })
}

/** Answers `POST /v1/games/{id}/actions`. */
export const postAction = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const read = readAction(request.body)
  if (!read.ok) return invalidRequestResponse(service, request, read.issues)
  const authorized = await authorize(service, bearerToken(request), request.receivedAt, id)
  if (!authorized) return problemResponse(service, request, NOT_FOUND)
  const issues = read.value.issuesFor(authorized.role)
  if (issues.length > 0) return invalidRequestResponse(service, request, issues)
  const result = await performAction(service, authorized, read.value, request.receivedAt)
  if (result.kind === 'wrong-line') {
    const message = `must be legal moves from the current position, the opponent’s first: ${result.move} is not`
    return invalidRequestResponse(service, request, [{ path: `lines.${result.line}`, message }])
  }
  const { type, ply } = read.value
  const respond = type === 'ask-reseat' ? showReseat : doneResponse
  return commandResponse(service, request, { ...authorized, ply, asks: type }, result, (done) =>
    respond(service, authorized, done),
  )
}
