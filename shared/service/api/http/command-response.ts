import type { Refusal, RefusalCode } from '../../../game/refusals.ts'
import { playOf } from '../../../game/game.ts'
import type { Role } from '../../../game/words.ts'
import { wordsIn } from '../../../texts/languages.ts'
import { linksBeside } from '../../access/related-games.ts'
import type { Handled } from '../../games/handle.ts'
import type { Request, Response } from '../../http.ts'
import type { Held } from '../../access/authorize.ts'
import type { GameId } from '../../ports/ports.ts'
import { shown } from '../../access/viewer.ts'
import type { Loaded } from '../../games/game-store.ts'
import type { Service } from '../../service.ts'
import { type Along, json, languageAsked, problem } from './problem.ts'
import { type Ranged, rangeOf } from './range.ts'

/** The client then needs the current game. */
const SHOWS_GAME: ReadonlySet<RefusalCode> = new Set([
  'stale-ply',
  'too-late',
  'game-over',
  'not-your-turn',
  'too-late-to-abort',
  // It has what is left.
  'no-leave-left',
])

const along = (id: GameId, role: Role, { code }: Refusal, loaded: Loaded | undefined): Along => {
  if (!loaded || code === 'not-found') return {}
  const game = shown(id, loaded, role)
  if (code === 'illegal-move') return { legalMoves: game.legalMoves }
  return SHOWS_GAME.has(code) ? { game } : {}
}

/** Behind: the game has moved on. Ahead: a ply that has not been played, of a client that counts wrongly or missed a take-back. */
const plyOf = async (request: Request, { code }: Refusal, loaded?: Loaded, ply = 0): Promise<Along> => {
  const played = (loaded && playOf(loaded.game)?.moves.length) ?? 0
  if (code !== 'stale-ply') return {}
  if (ply <= played) return { ply: 'behind' }
  const { errors } = (await wordsIn(languageAsked(request))).texts
  return { ply: 'ahead', detail: `${errors.noSuchPlyTitle}. ${errors.noSuchPly(played)}` }
}

/** `ply`: that the request names. `asks`: what it asks for, where that has bounds. */
type Asked = Held & { readonly ply?: number; readonly asks?: Ranged }

export const refused = async (
  service: Service,
  request: Request,
  { id, role, ply, asks }: Asked,
  refusal: Refusal,
  loaded: Loaded | undefined,
): Promise<Response> =>
  problem(service, request, refusal, {
    ...along(id, role, refusal, loaded),
    ...rangeOf(asks, refusal.code),
    ...(await plyOf(request, refusal, loaded, ply)),
  })

export type Done = Extract<Handled, { readonly kind: 'done' }>

export const answered = (
  service: Service,
  request: Request,
  asked: Asked,
  handled: Handled,
  done: (done: Done) => Response | Promise<Response>,
): Response | Promise<Response> => {
  switch (handled.kind) {
    case 'crowded':
      return problem(service, request, { code: 'try-again' })
    case 'refused':
      return refused(service, request, asked, handled.refusal, handled.loaded)
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
