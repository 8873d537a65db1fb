import { legalMoves, sheetOf, writeMove } from '../../draughts/index.ts'
import { linksBeside } from '../beside.ts'
import type { Request, Response } from '../http.ts'
import type { GameId } from '../ports.ts'
import { bearer, readerOf, shown } from '../reader.ts'
import { load } from '../record.ts'
import type { Service } from '../service.ts'
import { json, problem } from './problem.ts'

/** `"7"`: the version of a game is its entity tag; with another game beside it, `"7-3"`. Who asks matters too, hence the Vary. */
const cacheHeaders = (version: number, beside = ''): Readonly<Record<string, string>> => ({
  etag: `"${version}${beside}"`,
  vary: 'authorization',
  'cache-control': 'private, no-cache',
})

const isCurrent = (request: Request, etag: string | undefined): boolean =>
  request.headers['if-none-match']?.trim() === '*' ||
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

/** `GET /v1/games/{id}` */
export const showGame = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const loaded = await load(service.games, id)
  const reader = loaded ? readerOf(service.seal, id, loaded, bearer(request)) : 'anyone'
  if (!loaded || typeof reader === 'object') return problem(service.origin, request, { code: 'not-found' })
  const beside = reader === 'anyone' ? undefined : await linksBeside(service, loaded, reader)
  const headers = cacheHeaders(loaded.stored.version, beside?.tag)
  if (isCurrent(request, headers['etag'])) return { status: 304, headers, body: '' }
  return json(200, { ...shown(id, loaded, reader), ...beside?.fields }, headers)
}

/** `GET /v1/games/{id}/legal-moves` */
export const showLegalMoves = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const loaded = await load(service.games, id)
  if (!loaded) return problem(service.origin, request, { code: 'not-found' })
  const { game, stored } = loaded
  if (game.status !== 'active')
    return json(200, { ply: shown(id, loaded, 'anyone').ply, legalMoves: [] }, cacheHeaders(stored.version))
  const rules = sheetOf(game.terms.rules)
  const { position, moves } = game.play
  const listed = legalMoves(rules, position).map((move) => ({
    move: writeMove(rules, position, move),
    path: move.path,
    captures: move.captures,
  }))
  return json(200, { ply: moves.length, legalMoves: listed }, cacheHeaders(stored.version))
}
