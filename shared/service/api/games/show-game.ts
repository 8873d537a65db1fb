import { movesView } from '../../../api/views/game-view.ts'
import { sheetOf } from '../../../draughts/index.ts'
import { VERSION_KEPT } from '../../../game/bounds.ts'
import { playOf } from '../../../game/game.ts'
import { SECOND } from '../../../game/words.ts'
import { linksBeside } from '../../access/related-games.ts'
import type { Request, Response } from '../../http.ts'
import type { GameId } from '../../ports/games.ts'
import { readerOf, shown } from '../../access/viewer.ts'
import { NOT_FOUND } from '../../access/authorize.ts'
import { load } from '../../games/game-store.ts'
import type { Service } from '../../service.ts'
import { tagOf, versionOf } from '../../games/version.ts'
import { isCurrent } from '../http/not-modified.ts'
import { json, problem } from '../http/problem.ts'

/**
 * The ETag is each viewer's own: `"7c"`, or `"7c-3c"` with the version of a related game. The view depends on the
 * bearer, hence `Vary`.
 */
const cacheHeaders = (tag: string, related = ''): Readonly<Record<string, string>> => ({
  etag: `"${tag}${related}"`,
  vary: 'authorization',
  'cache-control': 'private, no-cache',
})

/** `GET /v1/games/{id}` */
export const showGame = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const loaded = await load(service.games, id)
  const viewer = loaded && readerOf(service.signer, id, loaded, request)
  if (!loaded || !viewer) return problem(service, request, NOT_FOUND)
  const related = viewer === 'anyone' ? undefined : await linksBeside(service, loaded, viewer)
  const headers = cacheHeaders(tagOf(loaded, viewer), related?.tag)
  if (isCurrent(request, headers['etag'])) return { status: 304, headers, body: '' }
  return json(200, { ...shown(id, loaded, viewer), ...related?.fields }, headers)
}

/** `GET /v1/games/{id}/version`: the same for all viewers, so a shared cache may answer. A version tells no secret. */
export const showVersion = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const loaded = await load(service.games, id)
  if (!loaded) return problem(service, request, NOT_FOUND)
  const version = versionOf(loaded)
  const headers = { etag: `"${version}"`, 'cache-control': `public, max-age=${VERSION_KEPT / SECOND}` }
  return isCurrent(request, headers.etag) ? { status: 304, headers, body: '' } : json(200, { version }, headers)
}

/** `GET /v1/games/{id}/legal-moves` */
export const showLegalMoves = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const loaded = await load(service.games, id)
  if (!loaded) return problem(service, request, NOT_FOUND)
  const headers = cacheHeaders(tagOf(loaded, 'anyone'))
  if (isCurrent(request, headers['etag'])) return { status: 304, headers, body: '' }
  const { game } = loaded
  const { moves = [], position } = playOf(game) ?? {}
  const rules = sheetOf(game.terms.rules)
  const listed = game.status === 'active' && position ? movesView(rules, position) : []
  return json(200, { ply: moves.length, legalMoves: listed }, headers)
}
