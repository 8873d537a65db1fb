import type { OwnGameView } from '../../../api/answers/programs/own-games-shape.ts'
import { type FeedQuery, feedQuery, recordsQuery } from '../../../api/input/feed-query.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import { parse } from '../../../api/input/parse-body.ts'
import { stepsSpent } from '../../../draughts/moves/generate.ts'
import { LIST_READ_LIMITS } from '../../../game/limits/bounds.ts'
import { playOf } from '../../../game/model/game.ts'
import { type OwnGamesPage, readOwnGames } from './read-own-games.ts'
import type { Request, Response } from '../../runtime/http.ts'
import { publicGameLink } from '../../credentials/links.ts'
import type { OwnedGame, ListCursor } from '../../ports/owned-games.ts'
import type { GameId, GameRecord } from '../../ports/games.ts'
import { authorizeProgram } from '../../access/authorize-program.ts'
import { foldStored } from '../../games/game-store.ts'
import type { Service } from '../../runtime/service.ts'
import { exportPdn } from '../exports/export-pdn.ts'
import { nextPageLink } from '../../http/next-page-link.ts'
import { invalidRequestResponse, jsonResponse } from '../../http/problem-response.ts'

type Shape = typeof feedQuery

/** Makes a route that answers with one page of the calling program's list of games. */
const pageRoute =
  (shape: Shape, answer: (service: Service, request: Request, page: OwnGamesPage) => Response | Promise<Response>) =>
  (service: Service, request: Request): Promise<Response> =>
    authorizeProgram(service, request, 'games:read', async ({ owner }) => {
      const query = parse<FeedQuery>(shape, request.query)
      if (!query.ok) return invalidRequestResponse(service, request, query.issues)
      return answer(service, request, await readOwnGames(service.owned, owner, query.value, request.receivedAt))
    })

const viewOf = (service: Service, game: OwnedGame): OwnGameView => ({
  id: game.id,
  version: game.version,
  status: game.status,
  ply: game.ply,
  turn: game.turn,
  deadline: game.deadline === undefined ? null : isoInstant(game.deadline),
  labels: game.labels,
  ...(game.result && { result: game.result }),
  url: publicGameLink(service, game.id).url,
  changedAt: isoInstant(game.changedAt),
})

/**
 * `GET /v1/games`: answered from the list of the owner's games, without reading the games themselves. Each answer has
 * another `next`, so it has no ETag.
 */
export const listOwnGames = pageRoute(feedQuery, (service, request, { games: lines, next, more }) =>
  jsonResponse(
    200,
    { games: lines.map(({ game }) => viewOf(service, game)), next, more },
    nextPageLink(service, request, { next, more }),
  ),
)

/**
 * Returns a game's PDN as the public sees it. Empty if the game is damaged or has not begun, so that the list's other
 * games are still exported.
 */
const recordOf = async (service: Service, request: Request, { id }: OwnedGame, stored: GameRecord): Promise<string> => {
  try {
    const loaded = foldStored(id, stored)
    const ply = playOf(loaded.game)?.moves.length
    return ply === undefined ? '' : await exportPdn({ service, request, id, loaded, ply, flip: false, named: false })
  } catch {
    service.log('error', 'a game could not be read', { game: id })
    return ''
  }
}

const storedOf = async ({ games }: Service, { games: lines }: OwnGamesPage): Promise<ReadonlyMap<GameId, GameRecord>> =>
  lines.length === 0 ? new Map() : games.loadAll(lines.map(({ game }) => game.id))

type Records = Pick<OwnGamesPage, 'next' | 'more'> & { readonly text: string }

/** Exports games until the request's cost limit, but at least one. The next page begins with the rest. */
const recordsOf = async (service: Service, request: Request, page: OwnGamesPage): Promise<Records> => {
  const stored = await storedOf(service, page)
  const before = stepsSpent()
  const records: string[] = []
  let events = 0
  let last: ListCursor | undefined
  for (const { cursor, game } of page.games) {
    const known = stored.get(game.id)
    events += known?.log.length ?? 0
    if (last !== undefined && (events > LIST_READ_LIMITS.events || stepsSpent() - before > LIST_READ_LIMITS.steps))
      return { text: records.join('\n'), next: page.cursorAfter(last), more: true }
    const record = known ? await recordOf(service, request, game, known) : ''
    if (record !== '') records.push(record)
    last = cursor
  }
  return { ...page, text: records.join('\n') }
}

const HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'content-disposition': 'attachment; filename="crownhead-games.pdn"',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** Answers `GET /v1/games.pdn`: one PDN record after the other, as PDN readers accept them. */
export const exportOwnGames = pageRoute(recordsQuery, async (service, request, page) => {
  const records = await recordsOf(service, request, page)
  return { status: 200, headers: { ...HEADERS, ...nextPageLink(service, request, records) }, body: records.text }
})
