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

/** Keeps the board's look; the board tells what was done. */
const lookOf = ({ request }: Visit, done: ReadForm['type'] | undefined): string => {
  const look = queryOf(afterwardsOf(choiceOf(request.query)))
  return done === undefined ? look : `${look === '' ? '?' : `${look}&`}done=${done}`
}

/** Words that the page has no field for. */
const lostIn = (page: BoardPage, message: string, act: RefusedAct | undefined): string => {
  if (act) return homeless(act, page) ?? ''
  // Out of turn a move has none.
  return page.view.turn === page.view.you?.seat ? '' : message
}

export const refusedPage = async (
  visit: Visit,
  held: Entered,
  status: number,
  why: (texts: AllTexts) => string,
  act?: RefusedAct,
): Promise<Response> => {
  const own = await atSeat(visit.service, held)
  const context = await contextOf(visit, own.contact)
  const page = await boardPage(visit, held, own, context.texts)
  const { move, message } = writtenIn(visit)
  const look = { ...afterwardsOf(choiceOf(visit.request.query)), ...(act && placeOf(act.type)) }
  const choice = mayPlay(context.texts, page, move) ? { ...look, move } : look
  const fault = why(context.texts)
  const lost = lostIn(page, message, act)
  const notice = lost === '' ? fault : `${fault} ${context.texts.settled.kept(lost)}`
  return privatePage(
    status,
    seatPage(context, { ...page, message, ...(act && { refused: { ...act, fault } }) }, choice, notice),
  )
}

export const outcomeOf = async (visit: Visit, held: Entered, handled: Handled, form?: ReadForm): Promise<Response> => {
  if (handled.kind === 'done') return seeOther(`/p/${held.token}${lookOf(visit, form?.type)}`)
  const loaded = handled.kind === 'refused' ? (handled.loaded ?? held.loaded) : held.loaded
  const wrong = refusalOf(handled)
  if (wrong.code === 'not-found') return unknownLink(visit)
  const reason = cautionReason(wrong)
  // A caution was given: redirect, so that a reload does not send it again.
  if (reason !== undefined && isCautioned(loaded, held.role)) return seeOther(`/p/${held.token}?refused=${reason}`)
  const act = form && refusedFor(form, wrong.code)
  return refusedPage(visit, { ...held, loaded }, STATUS[wrong.code], (texts) => refusalText(texts, wrong), act)
}
