import { type ActionBody, actionBody } from '../../api/actions.ts'
import { parseBody } from '../../api/shapes.ts'
import { playOf } from '../../game/game.ts'
import type { Role } from '../../game/words.ts'
import { GAME_ID_LENGTH, derivedId } from '../ids.ts'
import type { Request, Response } from '../http.ts'
import { type Filed, filePlan } from '../plans.ts'
import type { GameId } from '../ports.ts'
import { anewLink } from '../links.ts'
import { bearer, seatOf, shown } from '../reader.ts'
import { load } from '../record.ts'
import type { Service } from '../service.ts'
import { type Done, askRole, showDone } from './ask.ts'
import { commandOf } from './commands.ts'
import { json, problem } from './problem.ts'

const NO_PLAN: Filed = { name: '' }

/** A plan is filed before the game hears of it; nobody can find one that the game does not name. */
const filed = async (service: Service, request: Request, id: GameId, action: ActionBody): Promise<Filed> => {
  if (action.type !== 'plan') return NO_PLAN
  const loaded = await load(service.games, id)
  const seat = seatOf(service.seal, id, loaded, bearer(request))
  if (!seat || loaded?.game.status !== 'active') return NO_PLAN
  return filePlan(service.papers, service.chance, { id, game: loaded.game, seat, lines: action.lines })
}

/** Whoever has asked for a seat to be given anew gets the link for it: to hand on, and good once the time for a veto is over. */
const showReseat =
  (service: Service, id: GameId) =>
  (role: Role, done: Done): Response => {
    const { game } = done.loaded
    const reseat = playOf(game)?.pending.reseat
    const links = reseat && { anew: anewLink(service, reseat.seat, id, game) }
    return json(200, {
      game: shown(id, done.loaded, role),
      ...(links && { links }),
      ...(done.duplicate && { duplicate: true }),
    })
  }

/** `POST /v1/games/{id}/actions` */
export const act = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const read = parseBody(actionBody, request.body)
  if (!read.ok) return problem(service.origin, request, { code: 'invalid-request', issues: read.issues })
  const plan = await filed(service, request, id, read.value)
  if ('line' in plan)
    return problem(service.origin, request, {
      code: 'invalid-request',
      issues: [
        { path: `lines.${plan.line}`, message: 'must be legal moves from the present position, the opponent’s first' },
      ],
    })
  if ('refusal' in plan) return problem(service.origin, request, plan.refusal)
  const made = { plan: plan.name, next: derivedId(service.seal, `rematch|${id}`, GAME_ID_LENGTH) }
  return askRole(
    service,
    request,
    { id, command: (role, { game }) => commandOf(role, playOf(game), read.value, made) },
    read.value.type === 'ask-reseat' ? showReseat(service, id) : showDone(service, id),
  )
}
