import { readAction } from '../../../api/input/read-action.ts'
import { readForm } from '../../../api/input/forms.ts'
import { HTTP_STATUS } from '../../../api/routes/http-status.ts'
import { withLine } from '../../../game/board/conditional-moves.ts'
import { choiceQuery } from '../../../pages/board/choice.ts'
import { analysisChoice } from '../../../pages/analysis/analysis-query.ts'
import { analysisBoardPage } from '../../../pages/analysis/analysis-page.ts'
import { plannableLine, lastReplyFrom } from '../../../pages/analysis/analysis-form.ts'
import { refusalText } from '../../../texts/index.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../runtime/http.ts'
import { changePlayerSettings } from '../../seats/seat-settings.ts'
import { type ActionResult, performAction } from '../../seats/perform-action.ts'
import { type AuthorizedVisit, requireSeat } from '../http/require-seat.ts'
import { privateResponse, redirectTo } from '../http/html-response.ts'
import { type PageVisit, seatPageContext, invalidFormResponse, unknownLinkResponse } from '../http/page-visit.ts'
import { type DrawnAnalysis, analysisTargetOf, drawAnalysis } from './show-analysis.ts'

/**
 * Adds one line to the conditional moves. The game checks it as if it had been typed. Undefined if the chosen line
 * does not exist.
 */
const addLine = async (
  visit: PageVisit,
  authorized: AuthorizedVisit,
  { trying: analysis, board }: DrawnAnalysis,
  isWhole: boolean,
): Promise<ActionResult | undefined> => {
  const line = plannableLine(board, isWhole ? lastReplyFrom(board, board.at) : board.at)
  const lines = line && withLine(analysis.planned, line)
  const read = readAction(JSON.stringify({ type: 'plan', ply: analysis.ply, lines }))
  return lines && read.ok ? performAction(visit.service, authorized, read.value, visit.request.receivedAt) : undefined
}

/**
 * Values of the pressed button: `keep` saves the lines; `plan` adds the line to the conditional moves as far as the
 * shown position, and `whole` to its end.
 */
const BUTTONS = ['keep', 'plan', 'whole']

/**
 * Answers `POST /p/{token}/try`: saves the lines, or adds the line that leads to the shown position to the conditional
 * moves.
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
  const drawn = await drawAnalysis(visit, context, analysisTargetOf(authorized), choice)
  if (!drawn || drawn.board.fault) return invalidFormResponse(visit)
  const { board, trying: analysis, tryable: position } = drawn
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
