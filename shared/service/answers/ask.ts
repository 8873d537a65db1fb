import type { Refusal, RefusalCode } from '../../game/refusals.ts'
import type { Role } from '../../game/words.ts'
import { linksBeside } from '../beside.ts'
import type { Handled } from '../handle.ts'
import type { Request, Response } from '../http.ts'
import type { Held } from '../opened.ts'
import type { GameId } from '../ports.ts'
import { shown } from '../reader.ts'
import type { Loaded } from '../record.ts'
import type { Service } from '../service.ts'
import { type Along, json, problem } from './problem.ts'

/** The client then needs the current game. */
const SHOWS_GAME: ReadonlySet<RefusalCode> = new Set([
  'stale-ply',
  'too-late',
  'game-over',
  'not-your-turn',
  'too-late-to-abort',
])

export const along = (id: GameId, role: Role, { code }: Refusal, loaded: Loaded | undefined): Along => {
  if (!loaded || code === 'not-found') return {}
  const game = shown(id, loaded, role)
  if (code === 'illegal-move') return { legalMoves: game.legalMoves }
  return SHOWS_GAME.has(code) ? { game } : {}
}

export type Done = Extract<Handled, { readonly kind: 'done' }>

export const answered = (
  service: Service,
  request: Request,
  { id, role }: Held,
  handled: Handled,
  done: (done: Done) => Response | Promise<Response>,
): Response | Promise<Response> => {
  switch (handled.kind) {
    case 'crowded':
      return problem(service, request, { code: 'try-again' })
    case 'refused':
      return problem(service, request, handled.refusal, along(id, role, handled.refusal, handled.loaded))
    case 'done':
      return done(handled)
  }
}

export const showDone = async (
  service: Service,
  { id, role }: Held,
  { loaded, duplicate }: Done,
  more: object = {},
): Promise<Response> =>
  json(200, {
    game: shown(id, loaded, role),
    ...more,
    ...(await linksBeside(service, loaded, role)).fields,
    ...(duplicate && { duplicate }),
  })
