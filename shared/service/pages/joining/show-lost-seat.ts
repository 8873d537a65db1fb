import { isoInstant } from '../../../api/values/iso.ts'
import { VETO_PERIOD } from '../../../game/limits/bounds.ts'
import { playerOf } from '../../../game/model/game.ts'
import { otherSeat } from '../../../game/model/words.ts'
import { type LostSeat, lostSeatClosedPage, lostSeatPage } from '../../../pages/seat/email-link-pages.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../runtime/http.ts'
import { type UnverifiedLink, loadLink, verifiedPurpose } from '../../access/authorize.ts'
import { claimSeat } from '../../seats/claim-seat.ts'
import { parseToken, seatReplacedBy } from '../../credentials/tokens.ts'
import { newFormKey } from '../http/form-key.ts'
import { readClaimantForm } from './claimant-form.ts'
import { privateResponse, redirectToSeat } from '../http/html-response.ts'
import {
  type PageVisit,
  pageContext,
  failureResponse,
  invalidFormResponse,
  unknownLinkResponse,
} from '../http/page-visit.ts'

const closed = async (visit: PageVisit, token: string): Promise<Response> => {
  const purpose = parseToken(token)?.purpose
  return purpose !== undefined && seatReplacedBy(purpose)
    ? privateResponse(410, lostSeatClosedPage(await pageContext(visit)))
    : unknownLinkResponse(visit)
}

/** Returns the lost seat that a replacement link is for. Undefined if the link was used, withdrawn or vetoed. */
const lostOf = ({ service, request }: PageVisit, { id, loaded, token }: UnverifiedLink): LostSeat | undefined => {
  const purpose = verifiedPurpose(service.signer, id, loaded, token)
  const seat = purpose && seatReplacedBy(purpose)
  const { game } = loaded
  const pending = game.status === 'active' ? game.play.pending.reseat : undefined
  if (!seat || pending?.seat !== seat) return undefined
  const from = pending.at + VETO_PERIOD
  return {
    path: `/a/${token}`,
    name: playerOf(game, seat)?.name ?? '',
    opponent: playerOf(game, otherSeat(seat))?.name ?? '',
    from: isoInstant(from),
    ready: request.receivedAt >= from,
  }
}

/** Answers `GET /a/{token}`: the page of a link that replaces the lost link of a seat. */
export const showLostSeat = async (visit: PageVisit, token: string): Promise<Response> => {
  const unverified = await loadLink(visit.service, token, visit.request.receivedAt)
  const lost = unverified && lostOf(visit, unverified)
  return lost
    ? privateResponse(200, lostSeatPage(await pageContext(visit), lost, newFormKey(visit)))
    : closed(visit, token)
}

/** Answers `POST /a/{token}`: once the time for a veto is over, takes the seat and redirects to it. */
export const claimLostSeat = async (visit: PageVisit, token: string): Promise<Response> => {
  const { service, request } = visit
  const context = await pageContext(visit)
  const unverified = await loadLink(service, token, request.receivedAt)
  const purpose = parseToken(token)?.purpose
  if (!unverified || !purpose || !seatReplacedBy(purpose)) return closed(visit, token)
  const form = readClaimantForm(request.body, context.texts)
  const lost = lostOf(visit, unverified)
  if (!form) return lost ? invalidFormResponse(visit) : closed(visit, token)
  if ('form' in form)
    return lost ? privateResponse(400, lostSeatPage(context, lost, form.key, form.form)) : closed(visit, token)
  const claimed = await claimSeat(service, { ...unverified, ...form }, request)
  if (claimed.kind === 'taken') return redirectToSeat(claimed.link)
  const refusal = refusalOf(claimed)
  return refusal.code === 'not-found' ? closed(visit, token) : failureResponse(visit, refusal)
}
