import { boardMoment } from '../../../api/views/board-moment.ts'
import type { Game } from '../../../game/model/game.ts'
import { type Duration, HOUR, type Instant, MINUTE, SECOND } from '../../../game/model/words.ts'
import { embedPage, emptyFrame } from '../../../pages/embed/embed-page.ts'
import { type FrameQuery, readFrameQuery } from '../../../pages/embed/frame-query.ts'
import type { BoardPage } from '../../../pages/game/model/board-page.ts'
import type { SiteContext } from '../../../pages/kit/page-context.ts'
import { drawnBallotOf } from '../../../record/drawn-ballot.ts'
import { languageFor, loadTexts } from '../../../texts/languages/languages.ts'
import { gameViewFor } from '../../access/viewer.ts'
import { isGameId } from '../../credentials/ids.ts'
import { publicGameLink } from '../../credentials/links.ts'
import { type LoadedGame, loadGame } from '../../games/game-store.ts'
import type { Response } from '../../runtime/http.ts'
import { currentBoard } from '../board/board-page.ts'
import { FRAME_POLICY } from '../http/frame-policy.ts'
import { type PageVisit, pageContext } from '../http/page-visit.ts'

/** For how long caches keep a frame: names can be erased and moves taken back, so not for long. */
const KEPT = { running: MINUTE, past: 5 * MINUTE } as const

/**
 * Returns after how long a frame that was left open loads itself again: from five minutes after a move to an hour, so
 * that a page that nobody looks at costs little. Undefined if nothing can change, and for a reader who looks back.
 */
const refreshAfter = (game: Game, { ply }: FrameQuery, now: Instant): Duration | undefined => {
  if (ply !== undefined || (game.status !== 'active' && game.status !== 'open')) return undefined
  const since = now - (game.status === 'active' ? game.play.turnStartedAt : game.offeredAt)
  return Math.min(HOUR, Math.max(5 * MINUTE, since / 10))
}

type Kept = { readonly kept: Duration; readonly refresh?: Duration | undefined }

/** Returns a page that any site may frame. It depends on no cookie: browsers send none to a frame of another site. */
const frameResponse = (status: number, body: string, { kept, refresh }: Kept): Response => ({
  status,
  headers: {
    'content-security-policy': FRAME_POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': status === 200 ? `public, max-age=${kept / SECOND}` : 'no-store',
    'x-robots-tag': 'noindex',
    vary: 'accept-language',
    ...(refresh !== undefined && { refresh: String(Math.round(refresh / SECOND)) }),
  },
  body,
})

const frameContext = async (visit: PageVisit, { language: named }: FrameQuery): Promise<SiteContext> => {
  const language = named ?? languageFor(visit.request.headers['accept-language'])
  const { texts } = await loadTexts(language)
  return { ...(await pageContext(visit)), language, texts }
}

const framePage = (
  visit: PageVisit,
  id: string,
  loaded: LoadedGame,
  context: SiteContext,
): Omit<BoardPage, 'moment'> => {
  const ballot = drawnBallotOf(loaded.game)
  return {
    view: gameViewFor(id, loaded, 'anyone'),
    ...currentBoard(loaded, context.texts),
    claims: {},
    path: `/g/${id}/embed`,
    watchUrl: publicGameLink(visit.service, id).url,
    may: [],
    ...(ballot && { ballot }),
  }
}

/** Answers `GET /g/{id}/embed`: the board of a game, for a frame in another site's page. */
export const showEmbed = async (visit: PageVisit, id: string): Promise<Response> => {
  const { service, request } = visit
  const query = readFrameQuery(request.query)
  const context = await frameContext(visit, query)
  const { errors } = context.texts
  const loaded = isGameId(id) ? await loadGame(service.games, id) : undefined
  if (!loaded)
    return frameResponse(404, emptyFrame(context, query, errors.unknownPageTitle, service.origin), { kept: 0 })
  const moment = boardMoment(loaded.game, query.ply)
  const { url } = publicGameLink(service, id)
  if (!moment) return frameResponse(404, emptyFrame(context, query, errors.noSuchPlyTitle, url), { kept: 0 })
  const page = { ...framePage(visit, id, loaded, context), moment }
  const isPresent = moment.ply === page.view.ply && page.view.endedAt === null
  return frameResponse(200, embedPage(context, page, query), {
    kept: isPresent ? KEPT.running : KEPT.past,
    refresh: refreshAfter(loaded.game, query, request.receivedAt),
  })
}
