import type { OwnGameView } from '../../../api/answers/programs/own-games-shape.ts'
import { type FeedQuery, NO_ORDER, feedQuery, recordsQuery } from '../../../api/input/feed-query.ts'
import { colourOfSeat, seatsView } from '../../../api/views/game-view.ts'
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
import { foldedOrUndefined } from '../../access/authorize-many.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import type { Service } from '../../runtime/service.ts'
import { exportPdn } from '../exports/export-pdn.ts'
import { nextPageLink } from '../../http/next-page-link.ts'
import { invalidRequestResponse, jsonResponse } from '../../http/problem-response.ts'

type Shape = typeof feedQuery

/** Returns the games of an order, second games included. Undefined if the owner has no such order. */
const gamesOfOrder = async (
  { orders }: Service,
  owner: string,
  id: string,
): Promise<ReadonlySet<GameId> | undefined> => {
  const order = await orders.load(id)
  if (order?.owner !== owner) return undefined
  return new Set(order.games.flatMap((game) => (game.other === undefined ? [game.id] : [game.id, game.other])))
}

/** Makes a route that answers with one page of the calling program's list of games. */
const pageRoute =
  (shape: Shape, answer: (service: Service, request: Request, page: OwnGamesPage) => Response | Promise<Response>) =>
  (service: Service, request: Request): Promise<Response> =>
    authorizeProgram(service, request, 'games:read', async ({ owner }) => {
      const query = parse<FeedQuery>(shape, request.query)
      if (!query.ok) return invalidRequestResponse(service, request, query.issues)
      const { order } = query.value
      const only = order === undefined ? undefined : await gamesOfOrder(service, owner, order)
      if (order !== undefined && !only)
        return invalidRequestResponse(service, request, [{ path: 'order', message: NO_ORDER }])
      return answer(service, request, await readOwnGames(service.owned, owner, query.value, request.receivedAt, only))
    })

/** What a row shows that only the game says. The list itself names nobody, so that nobody has to be forgotten there. */
const playersView = ({ game }: LoadedGame): Partial<OwnGameView> => ({
  rules: game.terms.rules,
  seats: seatsView(game),
  creator: { name: game.creator.name, seat: colourOfSeat(game, 'creator') },
  match: game.terms.match ?? null,
  ...(game.status === 'open' && game.invited && { invited: game.invited.name }),
})

const viewOf = (service: Service, game: OwnedGame, loaded: LoadedGame | undefined): OwnGameView => ({
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
  ...(loaded && playersView(loaded)),
})

const storedOf = async ({ games }: Service, { games: lines }: OwnGamesPage): Promise<ReadonlyMap<GameId, GameRecord>> =>
  lines.length === 0 ? new Map() : games.loadAll(lines.map(({ game }) => game.id))

type ReadGame = { readonly game: OwnedGame; readonly loaded: LoadedGame | undefined }

/**
 * Reads the games of a page in order, until the request's cost limit, but at least one. What `read` computes counts too.
 */
const readGames = async (
  service: Service,
  page: OwnGamesPage,
  read: (each: ReadGame) => void | Promise<void>,
): Promise<Pick<OwnGamesPage, 'next' | 'more'>> => {
  const stored = await storedOf(service, page)
  const before = stepsSpent()
  let events = 0
  let last: ListCursor | undefined
  for (const { cursor, game } of page.games) {
    const known = stored.get(game.id)
    events += known?.log.length ?? 0
    if (last !== undefined && (events > LIST_READ_LIMITS.events || stepsSpent() - before > LIST_READ_LIMITS.steps))
      return { next: page.cursorAfter(last), more: true }
    await read({ game, loaded: known && foldedOrUndefined(service, game.id, known) })
    last = cursor
  }
  return page
}

/**
 * `GET /v1/games`: the list says which games have changed and how they stand; who plays comes from the games. Each
 * answer has another `next`, so it has no ETag.
 */
export const listOwnGames = pageRoute(feedQuery, async (service, request, page) => {
  const games: OwnGameView[] = []
  const { next, more } = await readGames(service, page, ({ game, loaded }) => {
    games.push(viewOf(service, game, loaded))
  })
  return jsonResponse(200, { games, next, more }, nextPageLink(service, request, { next, more }))
})

/**
 * Returns a game's PDN as the public sees it. Empty if the game is damaged or has not begun, so that the list's other
 * games are still exported.
 */
const recordOf = async (service: Service, request: Request, { game: { id }, loaded }: ReadGame): Promise<string> => {
  const ply = loaded && playOf(loaded.game)?.moves.length
  if (!loaded || ply === undefined) return ''
  try {
    return await exportPdn({ service, request, id, loaded, ply, flip: false, named: false })
  } catch {
    service.log('error', 'a game could not be read', { game: id })
    return ''
  }
}

const HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'content-disposition': 'attachment; filename="crownhead-games.pdn"',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** Answers `GET /v1/games.pdn`: one PDN record after the other, as PDN readers accept them. */
export const exportOwnGames = pageRoute(recordsQuery, async (service, request, page) => {
  const records: string[] = []
  const { next, more } = await readGames(service, page, async (each) => {
    const record = await recordOf(service, request, each)
    if (record !== '') records.push(record)
  })
  return {
    status: 200,
    headers: { ...HEADERS, ...nextPageLink(service, request, { next, more }) },
    body: records.join('\n'),
  }
})
