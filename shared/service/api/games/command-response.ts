import type { Refusal, RefusalCode } from '../../../game/model/refusals.ts'
import { playOf } from '../../../game/model/game.ts'
import { loadTexts } from '../../../texts/languages/languages.ts'
import { relatedGameLinks } from '../../access/related-games.ts'
import type { HandleResult } from '../../games/handle.ts'
import type { Request, Response } from '../../runtime/http.ts'
import type { Authorized } from '../../access/authorize.ts'
import { ownGameView } from '../../endgames/own-game-view.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import type { Service } from '../../runtime/service.ts'
import { type ProblemDetails, jsonResponse, acceptedLanguage, problemResponse } from '../../http/problem-response.ts'
import { type RangedAction, rangeIssues } from './range-issues.ts'

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

/** `ply`: the ply that the request names. `asks`: the action it asks for, whose values may have bounds. */
type Sender = Authorized & { readonly ply?: number; readonly asks?: RangedAction }

const gameDetails = async (
  service: Service,
  { id, role }: Sender,
  { code }: Refusal,
  loaded: LoadedGame | undefined,
): Promise<ProblemDetails> => {
  if (!loaded || code === 'not-found') return {}
  const game = await ownGameView(service, id, loaded, role)
  if (code === 'illegal-move') return { legalMoves: game.legalMoves }
  return SHOWS_GAME.has(code) ? { game } : {}
}

/**
 * Explains a wrong ply. `behind`: the game has moved on. `ahead`: the ply has not been played; the client counts
 * wrongly or missed a take-back.
 */
const plyDetails = async (
  request: Request,
  { code }: Refusal,
  loaded?: LoadedGame,
  ply = 0,
): Promise<ProblemDetails> => {
  const played = (loaded && playOf(loaded.game)?.moves.length) ?? 0
  if (code !== 'stale-ply') return {}
  if (ply <= played) return { ply: 'behind' }
  const { errors } = (await loadTexts(acceptedLanguage(request))).texts
  return { ply: 'ahead', detail: `${errors.noSuchPlyTitle}. ${errors.noSuchPly(played)}` }
}

/** Returns the answer to a refused command. */
export const refusalResponse = async (
  service: Service,
  request: Request,
  sender: Sender,
  refusal: Refusal,
  loaded: LoadedGame | undefined,
): Promise<Response> =>
  problemResponse(service, request, refusal, {
    ...(await gameDetails(service, sender, refusal, loaded)),
    ...rangeIssues(sender.asks, refusal.code),
    ...(await plyDetails(request, refusal, loaded, sender.ply)),
  })

export type CommandDone = Extract<HandleResult, { readonly kind: 'done' }>

/** Returns the answer to a command, whether it was stored, refused, or lost every race with other writers. */
export const commandResponse = (
  service: Service,
  request: Request,
  sender: Sender,
  handled: HandleResult,
  done: (done: CommandDone) => Response | Promise<Response>,
): Response | Promise<Response> => {
  switch (handled.kind) {
    case 'crowded':
      return problemResponse(service, request, { code: 'try-again' })
    case 'refused':
      return refusalResponse(service, request, sender, handled.refusal, handled.loaded)
    case 'done':
      return done(handled)
  }
}

/** Returns the answer to a stored command: the game as its sender may see it. */
export const doneResponse = async (
  service: Service,
  { id, role }: Authorized,
  { loaded, duplicate }: CommandDone,
  more: object = {},
): Promise<Response> =>
  jsonResponse(200, {
    game: await ownGameView(service, id, loaded, role),
    ...more,
    ...(await relatedGameLinks(service, loaded, role)).fields,
    ...(duplicate && { duplicate }),
  })
