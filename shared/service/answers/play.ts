import { isoInstant } from '../../api/iso.ts'
import { type MoveBody, moveBody, parseBody } from '../../api/shapes.ts'
import { decide } from '../../game/decide.ts'
import type { GameEvent } from '../../game/events.ts'
import { fold } from '../../game/evolve.ts'
import { type Game, playOf } from '../../game/game.ts'
import type { Refusal } from '../../game/refusals.ts'
import { linksBeside } from '../beside.ts'
import type { Request, Response } from '../http.ts'
import type { GameId } from '../ports.ts'
import { bearer, seatOf, shown } from '../reader.ts'
import { load } from '../record.ts'
import type { Service } from '../service.ts'
import { along, askRole } from './ask.ts'
import { json, problem } from './problem.ts'

const NOT_FOUND: Refusal = { code: 'not-found' }

const receiptOf = (game: Game, ply: number, deadline: string | null) => {
  const play = playOf(game)
  const at = play?.movedAt[ply]
  return { ply, move: play?.moves[ply] ?? null, receivedAt: at === undefined ? null : isoInstant(at), deadline }
}

/** The move itself and what it brings by itself. How the other side is to answer at once is its own affair until the move stands. */
const moveAlone = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const reply = events.findIndex(({ type }, at) => at > 0 && type === 'moved')
  return reply < 0 ? events : events.slice(0, reply)
}

/** What a move would come to, without making it: no caution, no trace. */
const tryMove = async (
  service: Service,
  request: Request,
  id: GameId,
  { dryRun: _only, ...body }: MoveBody,
): Promise<Response> => {
  const loaded = await load(service.games, id)
  const seat = seatOf(service.seal, id, loaded, bearer(request))
  if (!loaded || !seat) return problem(service.origin, request, NOT_FOUND)
  const { events, refusal } = decide(loaded.game, { type: 'move', by: seat, ...body }, request.receivedAt)
  if (refusal) return problem(service.origin, request, refusal, along(id, seat, { kind: 'refused', refusal, loaded }))
  return json(200, {
    game: shown(id, { ...loaded, game: fold(moveAlone(events), loaded.game) ?? loaded.game }, seat),
    dryRun: true,
  })
}

/** `POST /v1/games/{id}/moves` */
export const playMove = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const read = parseBody(moveBody, request.body)
  if (!read.ok) return problem(service.origin, request, { code: 'invalid-request', issues: read.issues })
  const { dryRun, ...body } = read.value
  if (dryRun) return tryMove(service, request, id, read.value)
  const ask = {
    id,
    command: (by: 'creator' | 'opponent' | 'director') =>
      by === 'director' ? NOT_YOURS : { type: 'move' as const, by, ...body },
  }
  return askRole(service, request, ask, async (seat, { loaded, duplicate }) => {
    const game = shown(id, loaded, seat)
    return json(200, {
      game,
      receipt: receiptOf(loaded.game, body.ply, game.deadline),
      ...(await linksBeside(service, loaded, seat)).fields,
      ...(duplicate && { duplicate }),
    })
  })
}

const NOT_YOURS: Refusal = { code: 'not-yours-to-do' }
