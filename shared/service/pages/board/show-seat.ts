import { ruleSetOf } from '../../../draughts/index.ts'
import { withArticleLink } from '../../../pages/rules/article-link.ts'
import { boardMoment, presentMoment } from '../../../api/views/board-moment.ts'
import { choiceOf } from '../../../pages/board/choice.ts'
import { noSuchPlyPage, notFoundPage } from '../../../pages/kit/error-pages.ts'
import type { BoardPage } from '../../../pages/game/model/board-page.ts'
import { seatPage, watchPage } from '../../../pages/game-page.ts'
import { drawnBallotOf } from '../../../record/drawn-ballot.ts'
import type { Response } from '../../runtime/http.ts'
import { isGameId } from '../../credentials/ids.ts'
import { publicGameLink } from '../../credentials/links.ts'
import { gameViewFor } from '../../access/viewer.ts'
import { loadGame } from '../../games/game-store.ts'
import { loadSeatPageData } from '../../games/seat-page-data.ts'
import { marksOfGame } from '../../endgames/marks-of-game.ts'
import { currentBoard, boardPage } from './board-page.ts'
import { cautionText } from './caution-text.ts'
import { flashText } from '../http/flash-text.ts'
import { requireRole, seatPath } from '../http/require-seat.ts'
import { matchSummary, rematchPath } from './match-summary.ts'
import { privateResponse } from '../http/html-response.ts'
import { type PageVisit, pageContext, unknownLinkResponse } from '../http/page-visit.ts'

/** Returns whether the page agrees with what an address claims was done, where that leaves no event in the game. */
const isOnPage = ({ message, own }: BoardPage, done: string | undefined): boolean => {
  if (done === 'say-later') return message !== undefined
  if (done === 'muted') return own?.isMuted === true
  if (done === 'unmuted') return own?.isMuted === false && own.hasMessages
  return done !== 'reported' || own?.report === 'sent'
}

/** Returns what became of a corrected address, if the invitation has still that address. */
const correctionText = ({ invites = [] }: BoardPage, done: string | undefined): string | undefined => {
  const address = invites.find(({ to }) => done === `corrected-${to}` || done === `same-${to}`)?.address
  return done?.startsWith('same-') && address?.email !== undefined ? address.words.same(address.email) : address?.goes
}

/**
 * Answers `GET /p/{token}`: the game as its player or arbiter sees it. The query has what is selected, such as a
 * square, a ply or a panel.
 */
export const showSeat = async (visit: PageVisit, token: string): Promise<Response> => {
  const authorized = await requireRole(visit, token)
  if (!authorized) return unknownLinkResponse(visit)
  const own = await loadSeatPageData(visit.service, authorized)
  const context = await pageContext(visit, own.contact)
  const { query } = visit.request
  const choice = choiceOf(query)
  const moment = boardMoment(authorized.loaded.game, choice.ply)
  if (!moment)
    return privateResponse(404, noSuchPlyPage(context, seatPath(authorized), presentMoment(authorized.loaded.game).ply))
  const page = await boardPage(visit, authorized, own, context.texts, moment)
  const why = cautionText(context.texts, authorized.loaded, authorized.role, query['refused'])
  const isMailed = page.emails?.state === 'on'
  const done = isOnPage(page, query['done']) ? query['done'] : undefined
  const outcome =
    correctionText(page, done) ?? flashText(context.texts, authorized.loaded, authorized.role, done, isMailed)
  const notice = why === undefined ? undefined : withArticleLink(context.texts, ruleSetOf(page.view.rules), why)
  return privateResponse(200, seatPage(context, { ...page, ...(outcome !== undefined && { outcome }) }, choice, notice))
}

/** Answers `GET /g/{id}`: the game as the public sees it. */
export const showPublicGame = async (visit: PageVisit, id: string): Promise<Response> => {
  const { service, request } = visit
  const context = await pageContext(visit)
  const loaded = isGameId(id) ? await loadGame(service.games, id) : undefined
  if (!loaded) return privateResponse(404, notFoundPage(context))
  // The query may have a typed question, and no move of a watcher.
  const choice = choiceOf(request.query)
  const moment = boardMoment(loaded.game, choice.ply)
  if (!moment) return privateResponse(404, noSuchPlyPage(context, `/g/${id}`, presentMoment(loaded.game).ply))
  const [other, nextPath] = [
    await matchSummary(service, loaded, 'anyone'),
    await rematchPath(service, loaded, 'anyone'),
  ]
  const ballot = drawnBallotOf(loaded.game)
  const page = {
    view: gameViewFor(id, loaded, 'anyone'),
    ...currentBoard(loaded, context.texts),
    ...(await marksOfGame(service, loaded.game, request.receivedAt)),
    moment,
    claims: {},
    path: `/g/${id}`,
    watchUrl: publicGameLink(service, id).url,
    may: [],
    ...(other && { other }),
    ...(ballot && { ballot }),
    ...(nextPath !== undefined && { nextPath }),
  }
  return privateResponse(200, watchPage(context, page, choice))
}
