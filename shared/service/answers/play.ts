import { type ActionBody, type MoveBody, actionBody, moveBody, parseBody } from '../../api/shapes.ts'
import type { Command } from '../../game/commands.ts'
import { decide } from '../../game/decide.ts'
import { fold } from '../../game/evolve.ts'
import { type Game, playOf } from '../../game/game.ts'
import type { Refusal } from '../../game/refusals.ts'
import type { Seat } from '../../game/words.ts'
import { isoInstant } from '../../api/iso.ts'
import { type Handled, handle } from '../handle.ts'
import type { Request, Response } from '../http.ts'
import type { GameId } from '../ports.ts'
import { load } from '../record.ts'
import { bearer, seatOf, shown } from '../reader.ts'
import type { Service } from '../service.ts'
import { type Along, json, problem } from './problem.ts'

const NOT_FOUND: Refusal = { code: 'not-found' }

/** Refusals that a client can only get over by seeing the game as it is now. */
const SHOWS_GAME: ReadonlySet<string> = new Set([
  'stale-ply',
  'too-late',
  'game-over',
  'not-your-turn',
  'too-late-to-abort',
])

const along = (id: GameId, seat: Seat, handled: Extract<Handled, { kind: 'refused' }>): Along => {
  if (!handled.loaded || handled.refusal.code === 'not-found') return {}
  const game = shown(id, handled.loaded, seat)
  if (handled.refusal.code === 'illegal-move') return { legalMoves: game.legalMoves }
  return SHOWS_GAME.has(handled.refusal.code) ? { game } : {}
}

/** Carries out what the holder of a seat asks, and says what came of it. */
export const askSeat = async (
  service: Service,
  request: Request,
  id: GameId,
  toCommand: (seat: Seat) => Command,
  answer: (seat: Seat, done: Extract<Handled, { kind: 'done' }>) => Response,
): Promise<Response> => {
  let asker: Seat | undefined
  const handled = await handle(
    service.games,
    id,
    (loaded) => {
      asker = seatOf(service.seal, id, loaded, bearer(request))
      return asker ? toCommand(asker) : NOT_FOUND
    },
    request.receivedAt,
  )
  if (handled.kind === 'crowded') return problem(service.origin, request, { code: 'try-again' })
  if (asker === undefined) return problem(service.origin, request, NOT_FOUND)
  if (handled.kind === 'refused') return problem(service.origin, request, handled.refusal, along(id, asker, handled))
  return answer(asker, handled)
}

const receiptOf = (game: Game, ply: number, deadline: string | null) => {
  const play = playOf(game)
  const at = play?.movedAt[ply]
  return { ply, move: play?.moves[ply] ?? null, receivedAt: at === undefined ? null : isoInstant(at), deadline }
}

const tryMove = async (service: Service, request: Request, id: GameId, body: MoveBody): Promise<Response> => {
  const loaded = await load(service.games, id)
  const seat = seatOf(service.seal, id, loaded, bearer(request))
  if (!loaded || !seat) return problem(service.origin, request, NOT_FOUND)
  const { events, refusal } = decide(
    loaded.game,
    { type: 'move', by: seat, ply: body.ply, move: body.move },
    request.receivedAt,
  )
  if (refusal) return problem(service.origin, request, refusal, along(id, seat, { kind: 'refused', refusal, loaded }))
  const game = fold(events, loaded.game) ?? loaded.game
  return json(200, { game: shown(id, { ...loaded, game }, seat), dryRun: true })
}

/** `POST /v1/games/{id}/moves` */
export const playMove = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const read = parseBody(moveBody, request.body)
  if (!read.ok) return problem(service.origin, request, { code: 'invalid-request', issues: read.issues })
  const { ply, move, dryRun } = read.value
  if (dryRun) return tryMove(service, request, id, read.value)
  return askSeat(
    service,
    request,
    id,
    (by) => ({ type: 'move', by, ply, move }),
    (seat, { loaded, duplicate }) => {
      const game = shown(id, loaded, seat)
      return json(200, { game, receipt: receiptOf(loaded.game, ply, game.deadline), ...(duplicate && { duplicate }) })
    },
  )
}

/** The command that an action of a seat is. */
export const commandOf = (by: Seat, action: ActionBody): Command => ({ ...action, by })

/** `POST /v1/games/{id}/actions` */
export const act = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const read = parseBody(actionBody, request.body)
  if (!read.ok) return problem(service.origin, request, { code: 'invalid-request', issues: read.issues })
  return askSeat(
    service,
    request,
    id,
    (by) => commandOf(by, read.value),
    (seat, { loaded, duplicate }) => json(200, { game: shown(id, loaded, seat), ...(duplicate && { duplicate }) }),
  )
}
