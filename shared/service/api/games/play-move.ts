import { isoInstant } from '../../../api/values/iso.ts'
import { type MoveBody, moveBody } from '../../../api/input/shapes.ts'
import { parseBody } from '../../../api/input/parse-body.ts'
import { decide } from '../../../game/decide.ts'
import type { GameEvent } from '../../../game/model/events.ts'
import { fold } from '../../../game/evolving/evolve.ts'
import { type Game, type Play, playOf } from '../../../game/model/game.ts'
import { signReceipt } from '../../../receipts/receipt-jws.ts'
import { chainedGame, moveClaims } from '../../../receipts/write-claims.ts'
import type { Request, Response } from '../../runtime/http.ts'
import { type Authorized, NOT_FOUND, authorize } from '../../access/authorize.ts'
import { handleMove } from '../../access/handle-authorized.ts'
import type { GameId } from '../../ports/games.ts'
import { bearerToken, gameViewFor } from '../../access/viewer.ts'
import type { Service } from '../../runtime/service.ts'
import { deadlineView } from '../../../api/views/clock-view.ts'
import { commandResponse, refusalResponse, doneResponse } from './command-response.ts'
import { invalidRequestResponse, jsonResponse, problemResponse } from '../../http/problem-response.ts'

/** Returns a signed receipt for the moves up to this one. Null if the move was taken back meanwhile. */
const signedReceipt = async (
  { origin, signer: { receipts } }: Service,
  id: GameId,
  { terms }: Game,
  play: Play | undefined,
  ply: number,
): Promise<string | null> => {
  if (play?.moves[ply] === undefined) return null
  const claims = await moveClaims(receipts.digest, chainedGame({ origin, game: id }, terms, play, ply + 1))
  return signReceipt(receipts, claims)
}

/** Returns the mover's proof of what was stored at this ply, when it was received, and by when the next move is due. */
const receiptOf = async (service: Service, id: GameId, game: Game, ply: number) => {
  const played = playOf(game)
  const at = played?.movedAt[ply]
  return {
    ply,
    move: played?.moves[ply] ?? null,
    receivedAt: at === undefined ? null : isoInstant(at),
    deadline: deadlineView(game),
    signed: await signedReceipt(service, id, game, played, ply),
  }
}

/**
 * Returns the events of a move without the opponent's conditional reply. A dry run must not show the reply, which stays
 * secret until the move is really made.
 */
const moveAlone = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const reply = events.findIndex(({ type }, at) => at > 0 && type === 'moved')
  return reply < 0 ? events : events.slice(0, reply)
}

/** Answers a dry run, which stores nothing and brings no caution for an illegal move. */
const tryMove = async (
  service: Service,
  request: Request,
  authorized: Authorized,
  body: Omit<MoveBody, 'dryRun'>,
): Promise<Response> => {
  const { id, role, loaded } = authorized
  if (role === 'arbiter') return problemResponse(service, request, NOT_FOUND)
  const { events, refusal } = decide(loaded.game, { type: 'move', by: role, ...body }, request.receivedAt)
  if (refusal) return refusalResponse(service, request, { ...authorized, ply: body.ply }, refusal, loaded)
  const game = fold(moveAlone(events), loaded.game) ?? loaded.game
  return jsonResponse(200, { game: gameViewFor(id, { ...loaded, game }, role), dryRun: true })
}

/** Answers `POST /v1/games/{id}/moves`. */
export const playMove = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const read = parseBody(moveBody, request.body)
  if (!read.ok) return invalidRequestResponse(service, request, read.issues)
  const { dryRun, ...body } = read.value
  const authorized = await authorize(service, bearerToken(request), request.receivedAt, id)
  if (!authorized) return problemResponse(service, request, NOT_FOUND)
  if (dryRun) return tryMove(service, request, authorized, body)
  const handled = await handleMove(service, authorized, body, request.receivedAt)
  return commandResponse(service, request, { ...authorized, ply: body.ply }, handled, async (done) =>
    doneResponse(service, authorized, done, { receipt: await receiptOf(service, id, done.loaded.game, body.ply) }),
  )
}
