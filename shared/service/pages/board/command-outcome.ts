import { ruleSetOf } from '../../../draughts/index.ts'
import { HTTP_STATUS } from '../../../api/routes/http-status.ts'
import type { ReadActForm } from '../../../api/input/read-action.ts'
import type { BoardPage } from '../../../pages/game/model/board-page.ts'
import { formLocation } from '../../../pages/game/model/form-location.ts'
import { boardLook, choiceOf, choiceQuery } from '../../../pages/board/choice.ts'
import { html } from '../../../pages/kit/html.ts'
import { withArticleLink } from '../../../pages/rules/article-link.ts'
import { seatPage } from '../../../pages/game-page.ts'
import { mayPlay } from '../../../pages/game/model/turn-data.ts'
import { type AllTexts, refusalText } from '../../../texts/index.ts'
import { type HandleResult, refusalOf } from '../../games/handle.ts'
import type { Response } from '../../runtime/http.ts'
import { loadSeatPageData } from '../../games/seat-page-data.ts'
import { boardPage } from './board-page.ts'
import { cautionReasonOf, isCautioned } from './caution-text.ts'
import type { AuthorizedVisit } from '../http/require-seat.ts'
import { type RefusedAction, orphanedText, refusedActionFor } from './refused-action.ts'
import { privateResponse, redirectTo } from '../http/html-response.ts'
import { type PageVisit, pageContext, unknownLinkResponse } from '../http/page-visit.ts'
import { readMoveDraft } from './move-draft.ts'

/**
 * Returns the query of the page after an action: it keeps how the board is shown, and names the action that the page
 * reports as done.
 */
const lookOf = ({ request }: PageVisit, action: ReadActForm['type'] | undefined): string => {
  const view = choiceQuery(boardLook(choiceOf(request.query)))
  return action === undefined ? view : `${view === '' ? '?' : `${view}&`}done=${action}`
}

const isMyTurn = ({ view }: BoardPage): boolean => view.turn === view.you?.seat

/** Returns what the person wrote, if the page no longer has a field that could show it. */
const textWithoutField = (page: BoardPage, message: string, act: RefusedAction | undefined): string => {
  if (act) return orphanedText(act, page) ?? ''
  // Out of turn the page has no form for a move.
  return isMyTurn(page) ? '' : message
}

/** Returns the board with the reason for a refusal, and with everything that was typed still in its field. */
export const refusedPage = async (
  visit: PageVisit,
  authorized: AuthorizedVisit,
  status: number,
  why: (texts: AllTexts) => string,
  act?: RefusedAction,
): Promise<Response> => {
  const own = await loadSeatPageData(visit.service, authorized)
  const context = await pageContext(visit, own.contact)
  const page = await boardPage(visit, authorized, own, context.texts)
  const { move, message } = readMoveDraft(visit)
  const view = { ...boardLook(choiceOf(visit.request.query)), ...(act && formLocation(act.type)) }
  const choice = mayPlay(context.texts, page, move) ? { ...view, move } : view
  const fault = why(context.texts)
  const typed = (act?.type === 'say' && isMyTurn(page) ? act.values['text'] : message) || page.message
  const unshown = act?.type === 'say' && isMyTurn(page) ? '' : textWithoutField(page, message, act)
  const linked = withArticleLink(context.texts, ruleSetOf(page.view.rules), fault)
  const notice = unshown === '' ? linked : html`${linked} ${context.texts.settled.kept(unshown)}`
  return privateResponse(
    status,
    seatPage(
      context,
      { ...page, ...(typed && { message: typed }), ...(act && { refused: { ...act, fault } }) },
      choice,
      notice,
    ),
  )
}

/** Answers a command: with a redirect to the board if it was stored, else with the board and the reason. */
export const commandOutcome = async (
  visit: PageVisit,
  authorized: AuthorizedVisit,
  handled: HandleResult,
  form?: ReadActForm,
): Promise<Response> => {
  if (handled.kind === 'done') return redirectTo(`/p/${authorized.token}${lookOf(visit, form?.type)}`)
  const loaded = handled.kind === 'refused' ? (handled.loaded ?? authorized.loaded) : authorized.loaded
  const refusal = refusalOf(handled)
  if (refusal.code === 'not-found') return unknownLinkResponse(visit)
  const reason = cautionReasonOf(refusal)
  // A caution was given and stored: the redirect keeps a reload from posting the move again.
  if (reason !== undefined && isCautioned(loaded, authorized.role))
    return redirectTo(`/p/${authorized.token}?refused=${reason}`)
  const act = form && refusedActionFor(form, refusal.code)
  return refusedPage(
    visit,
    { ...authorized, loaded },
    HTTP_STATUS[refusal.code],
    (texts) => refusalText(texts, refusal),
    act,
  )
}
