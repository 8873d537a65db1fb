import type { Refusal, RefusalCode } from '../../../game/refusals.ts'
import { playOf } from '../../../game/game.ts'
import type { Role } from '../../../game/words.ts'
import { wordsIn } from '../../../texts/languages.ts'
import { linksBeside } from '../../access/related-games.ts'
import type { Handled } from '../../games/handle.ts'
import type { Request, Response } from '../../http.ts'
import type { Held } from '../../access/authorize.ts'
import type { GameId } from '../../ports/games.ts'
import { shown } from '../../access/viewer.ts'
import type { Loaded } from '../../games/game-store.ts'
import type { Service } from '../../service.ts'
import { type Along, json, languageAsked, problem } from './problem.ts'
import { type Ranged, rangeOf } from './range.ts'

/** These refusals mean that the client's game is out of date, so the answer has the current one. */
const SHOWS_GAME: ReadonlySet<RefusalCode> = new Set([
  'stale-ply',
  'too-late',
  'game-over',
  'not-your-turn',
  'too-late-to-abort',
  // The game shows how much leave is left.
  'no-leave-left',
])

const gameDetails = (id: GameId, role: Role, { code }: Refusal, loaded: Loaded | undefined): Along => {
  if (!loaded || code === 'not-found') return {}
  const game = shown(id, loaded, role)
  if (code === 'illegal-move') return { legalMoves: game.legalMoves }
  return SHOWS_GAME.has(code) ? { game } : {}
}

/**
 * Explains a wrong ply. `behind`: the game has moved on. `ahead`: the ply has not been played; the client counts
 * wrongly or missed a take-back.
 */
const plyDetails = async (request: Request, { code }: Refusal, loaded?: Loaded, ply = 0): Promise<Along> => {
  const played = (loaded && playOf(loaded.game)?.moves.length) ?? 0
  if (code !== 'stale-ply') return {}
  if (ply <= played) return { ply: 'behind' }
  const { errors } = (await wordsIn(languageAsked(request))).texts
  return { ply: 'ahead', detail: `${errors.noSuchPlyTitle}. ${errors.noSuchPly(played)}` }
}

/** `ply`: the ply that the request names. `asks`: the action it asks for, whose values may have bounds. */
type Sender = Held & { readonly ply?: number; readonly asks?: Ranged }

/** The answer to a refused command. */
export const refused = async (
  service: Service,
  request: Request,
  { id, role, ply, asks }: Sender,
  refusal: Refusal,
  loaded: Loaded | undefined,
): Promise<Response> =>
  problem(service, request, refusal, {
    ...gameDetails(id, role, refusal, loaded),
    ...rangeOf(asks, refusal.code),
    ...(await plyDetails(request, refusal, loaded, ply)),
  })

export type Done = Extract<Handled, { readonly kind: 'done' }>

/** The answer to a command, whether it was stored, refused, or lost every race with other writers. */
export const answered = (
  service: Service,
  request: Request,
  sender: Sender,
  handled: Handled,
  done: (done: Done) => Response | Promise<Response>,
): Response | Promise<Response> => {
  switch (handled.kind) {
    case 'crowded':
      return problem(service, request, { code: 'try-again' })
    case 'refused':
      return refused(service, request, sender, handled.refusal, handled.loaded)
    case 'done':
      return done(handled)
  }
}

/** The answer to a stored command: the game as its sender may see it. */
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
