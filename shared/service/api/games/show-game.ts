import { movesView } from '../../../api/views/game-view.ts'
import { ruleSetOf } from '../../../draughts/index.ts'
import { VERSION_MAX_AGE } from '../../../game/limits/bounds.ts'
import { playOf } from '../../../game/model/game.ts'
import { SECOND } from '../../../game/model/words.ts'
import { relatedGameLinks } from '../../access/related-games.ts'
import type { Request, Response } from '../../runtime/http.ts'
import type { GameId } from '../../ports/games.ts'
import { ownGameView } from '../../endgames/own-game-view.ts'
import { viewerOf } from '../../access/viewer.ts'
import { NOT_FOUND } from '../../access/authorize.ts'
import { loadGame } from '../../games/game-store.ts'
import type { Service } from '../../runtime/service.ts'
import { versionTag, publicVersion } from '../../games/public-version.ts'
import { isNotModified } from '../../http/not-modified.ts'
import { jsonResponse, problemResponse } from '../../http/problem-response.ts'

/**
 * Returns the headers of an answer about a game. The ETag is the `versionTag`, such as `"7c"` for the creator, with
 * that of a related game as in `"7c-3c"`. The answer depends on the bearer token, hence `Vary`.
 */
const cacheHeaders = (tag: string, related = ''): Readonly<Record<string, string>> => ({
  etag: `"${tag}${related}"`,
  vary: 'authorization',
  'cache-control': 'private, no-cache',
})

/** Answers `GET /v1/games/{id}`. */
export const showGame = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const loaded = await loadGame(service.games, id)
  if (!loaded) return problemResponse(service, request, NOT_FOUND)
  const viewing = await viewerOf(service, id, loaded, request)
  if (!viewing.ok) return problemResponse(service, request, viewing.wrong)
  const { viewer } = viewing
  const related = viewer === 'anyone' ? undefined : await relatedGameLinks(service, loaded, viewer)
  const headers = cacheHeaders(versionTag(loaded, viewer), related?.tag)
  if (isNotModified(request, headers['etag'])) return { status: 304, headers, body: '' }
  return jsonResponse(200, { ...(await ownGameView(service, id, loaded, viewer)), ...related?.fields }, headers)
}

/**
 * Answers `GET /v1/games/{id}/version`: the same for all viewers, so a shared cache may answer. A version tells no
 * secret.
 */
export const showVersion = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const loaded = await loadGame(service.games, id)
  if (!loaded) return problemResponse(service, request, NOT_FOUND)
  const version = publicVersion(loaded)
  const headers = { etag: `"${version}"`, 'cache-control': `public, max-age=${VERSION_MAX_AGE / SECOND}` }
  return isNotModified(request, headers.etag)
    ? { status: 304, headers, body: '' }
    : jsonResponse(200, { version }, headers)
}

/** Answers `GET /v1/games/{id}/legal-moves`. */
export const showLegalMoves = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const loaded = await loadGame(service.games, id)
  if (!loaded) return problemResponse(service, request, NOT_FOUND)
  const headers = cacheHeaders(versionTag(loaded, 'anyone'))
  if (isNotModified(request, headers['etag'])) return { status: 304, headers, body: '' }
  const { game } = loaded
  const { moves = [], position } = playOf(game) ?? {}
  const rules = ruleSetOf(game.terms.rules)
  const listed = game.status === 'active' && position ? movesView(rules, position) : []
  return jsonResponse(200, { ply: moves.length, legalMoves: listed }, headers)
}
