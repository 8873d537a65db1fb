import { STATUS } from '../../api/status.ts'
import type { Own } from '../../pages/board-page.ts'
import { afterwardsOf, choiceOf, queryOf } from '../../pages/choice.ts'
import { seatPage } from '../../pages/game-page.ts'
import { mayPlay } from '../../pages/turn.ts'
import { type AllTexts, refusalText } from '../../texts/index.ts'
import { contactAt } from '../consent.ts'
import { type Handled, refusalOf } from '../handle.ts'
import type { Response } from '../http.ts'
import { boardPage } from './board.ts'
import { cautionReason, isCautioned } from './caution.ts'
import type { Done } from './proof.ts'
import type { Entered } from './enter.ts'
import { privatePage, seeOther } from './reply.ts'
import { type Visit, contextOf, unknownLink } from './visit.ts'
import { writtenIn } from './written.ts'

/** Keeps the board's look; the board tells what was done. */
const lookOf = ({ request }: Visit, done: Done | undefined): string => {
  const look = queryOf(afterwardsOf(choiceOf(request.query)))
  return done === undefined ? look : `${look === '' ? '?' : `${look}&`}done=${done}`
}

export const refusedPage = async (
  visit: Visit,
  held: Entered,
  status: number,
  why: (texts: AllTexts) => string,
  typed?: Own['typed'],
): Promise<Response> => {
  const contact = await contactAt(visit.service, held)
  const context = await contextOf(visit, contact)
  const page = await boardPage(visit, held, contact, context.texts)
  const own = page.own && typed ? { ...page.own, typed } : page.own
  const { move, message } = writtenIn(visit)
  const look = afterwardsOf(choiceOf(visit.request.query))
  const choice = mayPlay(context.texts, page, move) ? { ...look, move } : look
  // Out of turn there is no field for the words.
  const kept = message !== '' && page.view.turn !== page.view.you?.seat ? [context.texts.settled.kept(message)] : []
  const notice = [why(context.texts), ...kept].join(' ')
  return privatePage(status, seatPage(context, { ...page, message, ...(own && { own }) }, choice, notice))
}

export const outcomeOf = async (visit: Visit, held: Entered, handled: Handled, done?: Done): Promise<Response> => {
  if (handled.kind === 'done') return seeOther(`/p/${held.token}${lookOf(visit, done)}`)
  const loaded = handled.kind === 'refused' ? (handled.loaded ?? held.loaded) : held.loaded
  const wrong = refusalOf(handled)
  if (wrong.code === 'not-found') return unknownLink(visit)
  const reason = cautionReason(wrong)
  // A caution was given: redirect, so that a reload does not send it again.
  if (reason !== undefined && isCautioned(loaded, held.role)) return seeOther(`/p/${held.token}?refused=${reason}`)
  return refusedPage(visit, { ...held, loaded }, STATUS[wrong.code], (texts) => refusalText(texts, wrong))
}
