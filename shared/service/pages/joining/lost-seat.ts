import { isoInstant } from '../../../api/values/iso.ts'
import { VETO_TIME } from '../../../game/bounds.ts'
import { playerOf } from '../../../game/game.ts'
import { otherSeat } from '../../../game/words.ts'
import { type Lost, lostSeatClosedPage, lostSeatPage } from '../../../pages/seat/stop-pages.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../http.ts'
import { type Presented, present, provenPurpose } from '../../access/authorize.ts'
import { takeSeat } from '../../seats/claim-seat.ts'
import { readToken, replacedBy } from '../../credentials/tokens.ts'
import { freshKey } from '../http/form-key.ts'
import { readGuest } from './guest-form.ts'
import { privatePage, seeSeat } from '../http/html-response.ts'
import { type Visit, contextOf, failed, invalid, unknownLink } from '../http/page-request.ts'

const closed = async (visit: Visit, token: string): Promise<Response> => {
  const purpose = readToken(token)?.purpose
  return purpose !== undefined && replacedBy(purpose)
    ? privatePage(410, lostSeatClosedPage(await contextOf(visit)))
    : unknownLink(visit)
}

/** Undefined if the replacement link was used, withdrawn or vetoed. */
const lostOf = ({ service, request }: Visit, { id, loaded, token }: Presented): Lost | undefined => {
  const purpose = provenPurpose(service.signer, id, loaded, token)
  const seat = purpose && replacedBy(purpose)
  const { game } = loaded
  const pending = game.status === 'active' ? game.play.pending.reseat : undefined
  if (!seat || pending?.seat !== seat) return undefined
  const from = pending.at + VETO_TIME
  return {
    path: `/a/${token}`,
    name: playerOf(game, seat)?.name ?? '',
    opponent: playerOf(game, otherSeat(seat))?.name ?? '',
    from: isoInstant(from),
    ready: request.receivedAt >= from,
  }
}

/** `GET /a/{token}`: the page of a link that replaces the lost link of a seat. */
export const showLostSeat = async (visit: Visit, token: string): Promise<Response> => {
  const unverified = await present(visit.service, token, visit.request.receivedAt)
  const lost = unverified && lostOf(visit, unverified)
  return lost ? privatePage(200, lostSeatPage(await contextOf(visit), lost, freshKey(visit))) : closed(visit, token)
}

/** `POST /a/{token}`: once the time for a veto is over, takes the seat and redirects to it. */
export const takeLostSeat = async (visit: Visit, token: string): Promise<Response> => {
  const { service, request } = visit
  const context = await contextOf(visit)
  const unverified = await present(service, token, request.receivedAt)
  const purpose = readToken(token)?.purpose
  if (!unverified || !purpose || !replacedBy(purpose)) return closed(visit, token)
  const form = readGuest(request.body, context.texts)
  const lost = lostOf(visit, unverified)
  if (!form) return lost ? invalid(visit) : closed(visit, token)
  if ('form' in form)
    return lost ? privatePage(400, lostSeatPage(context, lost, form.key, form.form)) : closed(visit, token)
  const claimed = await takeSeat(service, { ...unverified, ...form }, request)
  if (claimed.kind === 'taken') return seeSeat(claimed.link)
  const refusal = refusalOf(claimed)
  return refusal.code === 'not-found' ? closed(visit, token) : failed(visit, refusal)
}
