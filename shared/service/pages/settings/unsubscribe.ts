import { playerOf } from '../../../game/model/game.ts'
import { type Role, otherSeat } from '../../../game/model/words.ts'
import type { SiteContext } from '../../../pages/kit/page-context.ts'
import { unsubscribeSeatPage } from '../../../pages/seat/email-link-pages.ts'
import type { Response } from '../../runtime/http.ts'
import { type VerifiedLink, verifyLink } from '../../access/authorize.ts'
import { setSeatEmailsOff } from '../../email/consent/set-seat-emails-off.ts'
import { roleSilencedBy } from '../../credentials/tokens.ts'
import { isUndoForm } from './unsubscribe-mailbox.ts'
import { privateResponse } from '../http/html-response.ts'
import { type PageVisit, pageContext, unknownLinkResponse } from '../http/page-visit.ts'

type Stopping = { readonly opened: VerifiedLink; readonly role: Role }

const verifyStop = async ({ service, request }: PageVisit, token: string): Promise<Stopping | undefined> => {
  const verified = await verifyLink(service, token, request.receivedAt)
  const role = verified && roleSilencedBy(verified.purpose)
  return verified && role && { opened: verified, role }
}

const whatStops = ({ texts }: SiteContext, { opened: verified, role }: Stopping): string => {
  if (role === 'arbiter') return texts.silence.whatArbiter
  const other = playerOf(verified.loaded.game, otherSeat(role))
  return other ? texts.silence.what(other.name || texts.seat.somebody) : texts.silence.whatOffered
}

/** Answers `GET /s/{token}`: a page with a button that stops a seat's emails. It changes nothing. */
export const showUnsubscribe = async (visit: PageVisit, token: string): Promise<Response> => {
  const stop = await verifyStop(visit, token)
  if (!stop) return unknownLinkResponse(visit)
  const context = await pageContext(visit)
  return privateResponse(200, unsubscribeSeatPage(context, `/s/${token}`, whatStops(context, stop), 'on'))
}

/**
 * Answers `POST /s/{token}`: stops a seat's emails, or allows them again. Mail programs can also post the request to
 * stop them (RFC 8058).
 */
export const unsubscribe = async (visit: PageVisit, token: string): Promise<Response> => {
  const stop = await verifyStop(visit, token)
  if (!stop) return unknownLinkResponse(visit)
  const context = await pageContext(visit)
  const isOff = !isUndoForm(visit.request.body)
  await setSeatEmailsOff(visit.service, stop.opened, stop.role, isOff, visit.request.receivedAt)
  return privateResponse(
    200,
    unsubscribeSeatPage(context, `/s/${token}`, whatStops(context, stop), isOff ? 'off' : 'undone'),
  )
}
