import { STATUS } from '../../../api/routes/http-status.ts'
import type { ReadForm } from '../../../api/input/read-action.ts'
import type { BoardPage } from '../../../pages/game/model/board-page.ts'
import { placeOf } from '../../../pages/board/square-place.ts'
import { afterwardsOf, choiceOf, queryOf } from '../../../pages/game/model/choice.ts'
import { seatPage } from '../../../pages/game/model/game-page.ts'
import { mayPlay } from '../../../pages/game/model/turn.ts'
import { type AllTexts, refusalText } from '../../../texts/index.ts'
import { type Handled, refusalOf } from '../../games/handle.ts'
import type { Response } from '../../http.ts'
import { atSeat } from '../../notebook/seat-record.ts'
import { boardPage } from './board-page.ts'
import { cautionReason, isCautioned } from './caution.ts'
import type { Entered } from '../http/require-seat.ts'
import { type RefusedAct, homeless, refusedFor } from './refused-act.ts'
import { privatePage, seeOther } from '../http/html-response.ts'
import { type Visit, contextOf, unknownLink } from '../http/page-request.ts'
import { writtenIn } from '../settings/draft-fields.ts'

/**
 * The query of the page after an action: it keeps how the board is shown, and names the action that the page reports as
 * done.
 */
const lookOf = ({ request }: Visit, action: ReadForm['type'] | undefined): string => {
  const view = queryOf(afterwardsOf(choiceOf(request.query)))
  return action === undefined ? view : `${view === '' ? '?' : `${view}&`}done=${action}`
}

/** What the person wrote, if the page no longer has a field that could show it. */
const textWithoutField = (page: BoardPage, message: string, act: RefusedAct | undefined): string => {
  if (act) return homeless(act, page) ?? ''
  // Out of turn the page has no form for a move.
  return page.view.turn === page.view.you?.seat ? '' : message
}

/** The board with the reason for a refusal, and with everything that was typed still in its field. */
export const refusedPage = async (
  visit: Visit,
  authorized: Entered,
  status: number,
  why: (texts: AllTexts) => string,
  act?: RefusedAct,
): Promise<Response> => {
  const own = await atSeat(visit.service, authorized)
  const context = await contextOf(visit, own.contact)
  const page = await boardPage(visit, authorized, own, context.texts)
  const { move, message } = writtenIn(visit)
  const view = { ...afterwardsOf(choiceOf(visit.request.query)), ...(act && placeOf(act.type)) }
  const choice = mayPlay(context.texts, page, move) ? { ...view, move } : view
  const fault = why(context.texts)
  const unshown = textWithoutField(page, message, act)
  const notice = unshown === '' ? fault : `${fault} ${context.texts.settled.kept(unshown)}`
  return privatePage(
    status,
    seatPage(context, { ...page, message, ...(act && { refused: { ...act, fault } }) }, choice, notice),
  )
}

/** After a command: a redirect to the board if it was stored, else the board with the reason. */
export const outcomeOf = async (
  visit: Visit,
  authorized: Entered,
  handled: Handled,
  form?: ReadForm,
): Promise<Response> => {
  if (handled.kind === 'done') return seeOther(`/p/${authorized.token}${lookOf(visit, form?.type)}`)
  const loaded = handled.kind === 'refused' ? (handled.loaded ?? authorized.loaded) : authorized.loaded
  const refusal = refusalOf(handled)
  if (refusal.code === 'not-found') return unknownLink(visit)
  const reason = cautionReason(refusal)
  // A caution was given and stored: the redirect keeps a reload from posting the move again.
  if (reason !== undefined && isCautioned(loaded, authorized.role))
    return seeOther(`/p/${authorized.token}?refused=${reason}`)
  const act = form && refusedFor(form, refusal.code)
  return refusedPage(
    visit,
    { ...authorized, loaded },
    STATUS[refusal.code],
    (texts) => refusalText(texts, refusal),
    act,
  )
}
