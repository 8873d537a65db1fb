import { readAction } from '../../../api/input/read-action.ts'
import { readForm } from '../../../api/input/forms.ts'
import { HTTP_STATUS } from '../../../api/routes/http-status.ts'
import { boardMoment, presentMoment } from '../../../api/views/board-moment.ts'
import { playOf } from '../../../game/model/game.ts'
import { possibleActs } from '../../../game/possible-acts.ts'
import { withLine } from '../../../game/board/conditional-moves.ts'
import { treeAfterMoves, analysisStartFrom, readAnalysis, writeAnalysis } from '../../../game/board/analysis-tree.ts'
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
import { plannableLine, lastReplyFrom } from '../../../pages/analysis/analysis-form.ts'
import type { AnalysisData } from '../../../pages/analysis/analysis-data.ts'
import { drawnBallotOf } from '../../../record/drawn-ballot.ts'
import { refusalText } from '../../../texts/index.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../runtime/http.ts'
import { isGameId } from '../../credentials/ids.ts'
import { type Authorized, isPlayerSeat } from '../../access/authorize.ts'
import { changePlayerSettings } from '../../seats/seat-settings.ts'
import { type ActionResult, performAction } from '../../seats/perform-action.ts'
import { conditionalMovesOf } from '../../notebook/conditional-moves.ts'
import { gameViewFor } from '../../access/viewer.ts'
import { type LoadedGame, loadGame } from '../../games/game-store.ts'
import { type AnalysisLines, loadAnalysis } from '../../notebook/analysis.ts'
import { type AuthorizedVisit, requireRole, requireSeat, seatPath } from '../http/require-seat.ts'
import { privateResponse, redirectTo } from '../http/html-response.ts'
import {
  type PageVisit,
  seatPageContext,
  pageContext,
  invalidFormResponse,
  unknownLinkResponse,
} from '../http/page-visit.ts'

type Target = {
  readonly id: string
  readonly loaded: LoadedGame
  readonly path: string
  readonly authorized?: AuthorizedVisit
}

/** The lines as they continue from a later ply. Undefined if the game's moves since then are not among them. */
const linesFrom = ({ game }: LoadedGame, { ply, tree }: AnalysisLines, to: number): string | undefined => {
  const from = boardMoment(game, ply)
  const since = playOf(game)?.moves.slice(ply, to) ?? []
  if (!from || ply > to) return undefined
  const { tree: lines } = readAnalysis(analysisStartFrom({ rules: game.terms.rules, fen: from.fen }), tree)
  const rest = treeAfterMoves(lines, since)
  return rest && writeAnalysis(rest)
}

/**
 * The ply at which the board begins. Without a choice in the address, saved lines move on with the game; if the game
 * left them, they stay at the ply where they began.
 */
const firstPly = (loaded: LoadedGame, { ply, tree }: Choice, lines: AnalysisLines | undefined): number => {
  const present = presentMoment(loaded.game).ply
  if (ply !== undefined || tree !== undefined || lines === undefined) return ply ?? present
  const fits = linesFrom(loaded, lines, present) !== undefined || boardMoment(loaded.game, lines.ply) === undefined
  return fits ? present : lines.ply
}

type Own = Pick<AnalysisData, 'kept' | 'planned' | 'plans'>

const NOTHING_SAVED: Own = { planned: [], plans: 'never' }

/** What only the seat's player sees: their saved lines and their conditional moves. */
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

type Drawn = { readonly tryable: AnalyzedGame; readonly trying: AnalysisData; readonly desk: AnalysisState }

/** The analysis board that an address names. Undefined if the game has not reached its ply. */
const draw = async (
  visit: PageVisit,
  context: SiteContext,
  target: Target,
  choice: Choice,
): Promise<Drawn | undefined> => {
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
    ballot: drawnBallotOf(loaded.game),
  }
  const own = authorized ? await ownAt(visit, authorized, lines, moment.ply) : NOTHING_SAVED
  const at = { path: `${path}/try`, game: path, ...own }
  const analysis = analysisDataOf(context, position, at)
  const board = analysisStateAt(analysis, choice)
  const { ply: present } = presentMoment(game)
  if (moment.ply === present || game.status !== 'active') return { tryable: position, trying: analysis, desk: board }
  const tree = linesFrom(loaded, { ply: moment.ply, tree: writeAnalysis(board.tree) }, present) ?? ''
  const onward = `${at.path}${choiceQuery({ ...analysisLook(choice), ply: present, tree })}`
  return { tryable: position, trying: { ...analysis, onward }, desk: board }
}

const show = async (visit: PageVisit, context: SiteContext, target: Target): Promise<Response> => {
  const choice = analysisChoice(visit.request.query)
  const drawn = await draw(visit, context, target, choice)
  if (!drawn) return privateResponse(404, noSuchPlyPage(context, target.path, presentMoment(target.loaded.game).ply))
  const { tryable: position, trying: analysis, desk: board } = drawn
  const why = analysisFaultText(context, board)
  return privateResponse(why === undefined ? 200 : 400, analysisBoardPage(context, position, analysis, board, why))
}

const targetOf = (authorized: AuthorizedVisit): Target => ({
  id: authorized.id,
  loaded: authorized.loaded,
  path: seatPath(authorized),
  authorized: authorized,
})

/**
 * `GET /p/{token}/try`: the query has the lines and the position among them. Without it, the lines that the seat saved
 * are shown.
 */
export const showAnalysis = async (visit: PageVisit, token: string): Promise<Response> => {
  const authorized = await requireRole(visit, token)
  return authorized
    ? show(visit, await seatPageContext(visit, authorized), targetOf(authorized))
    : unknownLinkResponse(visit)
}

/** `GET /g/{id}/try` */
export const showPublicAnalysis = async (visit: PageVisit, id: string): Promise<Response> => {
  const context = await pageContext(visit)
  const loaded = isGameId(id) ? await loadGame(visit.service.games, id) : undefined
  return loaded ? show(visit, context, { id, loaded, path: `/g/${id}` }) : privateResponse(404, notFoundPage(context))
}

/**
 * Adds one line to the conditional moves. The game checks it as if it had been typed. Undefined if there is no such
 * line.
 */
const addLine = async (
  visit: PageVisit,
  authorized: AuthorizedVisit,
  { trying: analysis, desk: board }: Drawn,
  isWhole: boolean,
): Promise<ActionResult | undefined> => {
  const line = plannableLine(board, isWhole ? lastReplyFrom(board, board.at) : board.at)
  const lines = line && withLine(analysis.planned, line)
  const read = readAction(JSON.stringify({ type: 'plan', ply: analysis.ply, lines }))
  return lines && read.ok ? performAction(visit.service, authorized, read.value, visit.request.receivedAt) : undefined
}

/** Values of the pressed button: save the lines, or add the line (the whole of it) to the conditional moves. */
const BUTTONS = ['keep', 'plan', 'whole']

/**
 * `POST /p/{token}/try`: saves the lines, or adds the line that leads to the shown position to the conditional moves.
 */
export const submitAnalysis = async (visit: PageVisit, token: string): Promise<Response> => {
  const authorized = await requireSeat(visit, token)
  if (!authorized) return unknownLinkResponse(visit)
  const values = readForm(visit.request.body, ['ply', 'tree', 'at', 'flip', 'do'])
  const { do: button = '', ...query } = values ?? {}
  const choice = analysisChoice(query)
  const { ply, tree } = choice
  if (!values || !BUTTONS.includes(button) || ply === undefined || tree === undefined) return invalidFormResponse(visit)
  const context = await seatPageContext(visit, authorized)
  const drawn = await draw(visit, context, targetOf(authorized), choice)
  if (!drawn || drawn.desk.fault) return invalidFormResponse(visit)
  const { desk: board, trying: analysis, tryable: position } = drawn
  const lines = { ply, tree: board.choice.tree ?? '' }
  const result =
    button === 'keep'
      ? await changePlayerSettings(visit.service, authorized, { tried: lines }, visit.request)
      : await addLine(visit, authorized, drawn, button === 'whole')
  if (result === undefined || result.kind === 'wrong-line') return invalidFormResponse(visit)
  if (result.kind === 'done') return redirectTo(`${analysis.path}${choiceQuery(board.choice)}#desk`)
  const refusal = refusalOf(result)
  if (refusal.code === 'not-found') return unknownLinkResponse(visit)
  return privateResponse(
    HTTP_STATUS[refusal.code],
    analysisBoardPage(context, position, analysis, board, refusalText(context.texts, refusal)),
  )
}
