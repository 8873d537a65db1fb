import type { Command } from '../../game/commands.ts'
import type { Refusal } from '../../game/refusals.ts'
import type { Role } from '../../game/words.ts'
import { linksBeside } from '../beside.ts'
import { type Handled, handle } from '../handle.ts'
import type { Request, Response } from '../http.ts'
import type { GameId } from '../ports.ts'
import { bearer, roleIn, shown } from '../reader.ts'
import type { Loaded } from '../record.ts'
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

export const along = (id: GameId, role: Role, handled: Extract<Handled, { kind: 'refused' }>): Along => {
  if (!handled.loaded || handled.refusal.code === 'not-found') return {}
  const game = shown(id, handled.loaded, role)
  if (handled.refusal.code === 'illegal-move') return { legalMoves: game.legalMoves }
  return SHOWS_GAME.has(handled.refusal.code) ? { game } : {}
}

export type Done = Extract<Handled, { kind: 'done' }>

/** What is asked of which game, by whoever proves to hold a role in it. */
export type Asked = { readonly id: GameId; readonly command: (role: Role, loaded: Loaded) => Command | Refusal }

/** Carries out what the holder of a role asks, and says what came of it. */
export const askRole = async (
  service: Service,
  request: Request,
  { id, command }: Asked,
  answer: (role: Role, done: Done) => Response | Promise<Response>,
): Promise<Response> => {
  let asker: Role | undefined
  const handled = await handle(
    service,
    id,
    (loaded) => {
      asker = roleIn(service.seal, id, loaded, bearer(request))
      return asker && loaded ? command(asker, loaded) : NOT_FOUND
    },
    request.receivedAt,
  )
  if (handled.kind === 'crowded') return problem(service.origin, request, { code: 'try-again' })
  if (asker === undefined) return problem(service.origin, request, NOT_FOUND)
  if (handled.kind === 'refused') return problem(service.origin, request, handled.refusal, along(id, asker, handled))
  return answer(asker, handled)
}

/** The game as the asker sees it, after what he asked was done. */
export const showDone =
  (service: Service, id: GameId) =>
  async (role: Role, { loaded, duplicate }: Done): Promise<Response> =>
    json(200, {
      game: shown(id, loaded, role),
      ...(await linksBeside(service, loaded, role)).fields,
      ...(duplicate && { duplicate }),
    })
