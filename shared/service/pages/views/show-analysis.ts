import { boardMoment, presentMoment } from '../../../api/views/board-moment.ts'
import { playOf } from '../../../game/model/game.ts'
import { possibleActs } from '../../../game/possible-acts.ts'
import { treeAfterMoves, analysisStartFrom } from '../../../game/board/analysis-tree.ts'
import { readAnalysis, writeAnalysis } from '../../../game/board/analysis-text.ts'
import { type Choice, choiceQuery } from '../../../pages/board/choice.ts'
import type { SiteContext } from '../../../pages/kit/page-context.ts'
import { noSuchPlyPage, notFoundPage } from '../../../pages/kit/error-pages.ts'
import { analysisLook, analysisChoice } from '../../../pages/analysis/analysis-query.ts'
import { type AnalysisState, analysisStateAt } from '../../../pages/analysis/analysis-state.ts'
import {
  type AnalyzedGame,
  analysisBoardPage,
  analysisDataOf,
  analysisFaultText,
} from '../../../pages/analysis/analysis-page.ts'
import type { AnalysisData } from '../../../pages/analysis/analysis-data.ts'
import type { Response } from '../../runtime/http.ts'
import { isGameId } from '../../credentials/ids.ts'
import { type Authorized, isPlayerSeat } from '../../access/authorize.ts'
import { conditionalMovesOf } from '../../notebook/conditional-moves.ts'
import { gameViewFor } from '../../access/viewer.ts'
import { type LoadedGame, loadGame } from '../../games/game-store.ts'
import { type AnalysisLines, loadAnalysis } from '../../notebook/analysis.ts'
import { type AuthorizedVisit, requireRole, seatPath } from '../http/require-seat.ts'
import { privateResponse } from '../http/html-response.ts'
import { type PageVisit, seatPageContext, pageContext, unknownLinkResponse } from '../http/page-visit.ts'

type Target = {
  readonly id: string
  readonly loaded: LoadedGame
  readonly path: string
  readonly authorized?: AuthorizedVisit
}

/** Returns the lines as they continue from a later ply. Undefined if the game's moves since then are not among them. */
const linesFrom = ({ game }: LoadedGame, { ply, tree }: AnalysisLines, to: number): string | undefined => {
  const from = boardMoment(game, ply)
  const since = playOf(game)?.moves.slice(ply, to) ?? []
  if (!from || ply > to) return undefined
  const { tree: lines } = readAnalysis(analysisStartFrom({ rules: game.terms.rules, fen: from.fen }), tree)
  const rest = treeAfterMoves(lines, since)
  return rest && writeAnalysis(rest)
}

/**
 * Returns the ply at which the board begins. Without a choice in the address, the board of saved lines moves on with
 * the game; if the game left the lines, it stays at the ply where they began.
 */
const firstPly = (loaded: LoadedGame, { ply, tree }: Choice, lines: AnalysisLines | undefined): number => {
  const present = presentMoment(loaded.game).ply
  if (ply !== undefined || tree !== undefined || lines === undefined) return ply ?? present
  const fits = linesFrom(loaded, lines, present) !== undefined || boardMoment(loaded.game, lines.ply) === undefined
  return fits ? present : lines.ply
}

type Own = Pick<AnalysisData, 'kept' | 'planned' | 'plans'>

const NOTHING_SAVED: Own = { planned: [], plans: 'never' }

/** Returns what only the seat's player sees: their saved lines and their conditional moves. */
const ownAt = async (
  { service, request }: PageVisit,
  { id, loaded, role }: Authorized,
  lines: AnalysisLines | undefined,
  ply: number,
): Promise<Own> => {
  if (role === 'arbiter') return NOTHING_SAVED
  const { game } = loaded
  const view = gameViewFor(id, loaded, role)
  const isOwnTurn = view.turn !== null && view.turn === view.you?.seat
  const planned = await conditionalMovesOf(service.notebook, id, game, role)
  return {
    kept: (lines && linesFrom(loaded, lines, ply)) ?? '',
    planned: planned?.lines ?? [],
    plans: !possibleActs(game, role, request.receivedAt).has('plan') ? 'never' : isOwnTurn ? 'later' : 'now',
  }
}

/** An analysis board that was laid out: its position, its data and the state of its lines. */
export type DrawnAnalysis = {
  readonly tryable: AnalyzedGame
  readonly trying: AnalysisData
  readonly board: AnalysisState
}

/** Returns the analysis board that an address names. Undefined if the game has not reached its ply. */
export const drawAnalysis = async (
  visit: PageVisit,
  context: SiteContext,
  target: Target,
  choice: Choice,
): Promise<DrawnAnalysis | undefined> => {
  const { id, loaded, path, authorized } = target
  const { game } = loaded
  const lines = isPlayerSeat(authorized)
    ? await loadAnalysis(visit.service.notebook, id, game, authorized.role)
    : undefined
  const moment = boardMoment(game, firstPly(loaded, choice, lines))
  if (!moment) return undefined
  const position: AnalyzedGame = {
    view: gameViewFor(id, loaded, authorized?.role ?? 'anyone'),
    moment,
  }
  const own = authorized ? await ownAt(visit, authorized, lines, moment.ply) : NOTHING_SAVED
  const at = { path: `${path}/try`, game: path, ...own }
  const analysis = analysisDataOf(context, position, at)
  const board = analysisStateAt(analysis, choice)
  const { ply: present } = presentMoment(game)
  if (moment.ply === present || game.status !== 'active') return { tryable: position, trying: analysis, board }
  const tree = linesFrom(loaded, { ply: moment.ply, tree: writeAnalysis(board.tree) }, present) ?? ''
  const onward = `${at.path}${choiceQuery({ ...analysisLook(choice), ply: present, tree })}`
  return { tryable: position, trying: { ...analysis, onward }, board }
}

const show = async (visit: PageVisit, context: SiteContext, target: Target): Promise<Response> => {
  const choice = analysisChoice(visit.request.query)
  const drawn = await drawAnalysis(visit, context, target, choice)
  if (!drawn) return privateResponse(404, noSuchPlyPage(context, target.path, presentMoment(target.loaded.game).ply))
  const { tryable: position, trying: analysis, board } = drawn
  const why = analysisFaultText(context, board)
  return privateResponse(why === undefined ? 200 : 400, analysisBoardPage(context, position, analysis, board, why))
}

export const analysisTargetOf = (authorized: AuthorizedVisit): Target => ({
  id: authorized.id,
  loaded: authorized.loaded,
  path: seatPath(authorized),
  authorized,
})

/**
 * Answers `GET /p/{token}/try`: the query has the lines and the position among them. Without it, the lines that the
 * seat saved are shown.
 */
export const showAnalysis = async (visit: PageVisit, token: string): Promise<Response> => {
  const authorized = await requireRole(visit, token)
  return authorized
    ? show(visit, await seatPageContext(visit, authorized), analysisTargetOf(authorized))
    : unknownLinkResponse(visit)
}

/** Answers `GET /g/{id}/try`. */
export const showPublicAnalysis = async (visit: PageVisit, id: string): Promise<Response> => {
  const context = await pageContext(visit)
  const loaded = isGameId(id) ? await loadGame(visit.service.games, id) : undefined
  return loaded ? show(visit, context, { id, loaded, path: `/g/${id}` }) : privateResponse(404, notFoundPage(context))
}
