import { isoInstant } from '../../../api/values/iso.ts'
import { readForm } from '../../../api/input/forms.ts'
import { linksBody } from '../../../api/input/shapes.ts'
import { parse } from '../../../api/input/parse-body.ts'
import { colourOfSeat } from '../../../api/views/game-view.ts'
import { EMPTY_FORM, type FilledForm } from '../../../pages/kit/form-fields.ts'
import { saveLinkPage } from '../../../pages/seat/save-link-page.ts'
import { seatEmailStatus } from '../../email/consent/seat-email-status.ts'
import { loadContact } from '../../games/game-seat.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../runtime/http.ts'
import { seatLink } from '../../credentials/links.ts'
import { isPlayerSeat } from '../../access/authorize.ts'
import { changePlayerSettings } from '../../seats/seat-settings.ts'
import { shownUntil } from '../../email/requests/postponed.ts'
import { type AuthorizedVisit, requireRole, requireSeat, seatPath } from '../http/require-seat.ts'
import { privateResponse, redirectTo } from '../http/html-response.ts'
import {
  type PageVisit,
  pageContext,
  failureResponse,
  invalidFormResponse,
  unknownLinkResponse,
} from '../http/page-visit.ts'

const page = async (
  visit: PageVisit,
  authorized: AuthorizedVisit,
  status: number,
  filled: FilledForm,
): Promise<Response> => {
  const { service } = visit
  const { id, role, loaded } = authorized
  const seated = isPlayerSeat(authorized)
  const contact = await loadContact(service, authorized)
  const emails = seatEmailStatus(contact)
  const until = shownUntil(contact.postponed)
  // Once the game is over, no email brings the link.
  const isOver = loaded.game.status !== 'open' && loaded.game.status !== 'active'
  const colour = role === 'arbiter' ? null : colourOfSeat(loaded.game, role)
  const shown = {
    path: seatPath(authorized),
    url: seatLink(service, role, id, loaded.game).url,
    ...(colour !== null && { colour }),
    mail: isOver || (emails === 'none' && !seated) ? 'never' : emails,
    ...(until !== undefined && { until: isoInstant(until) }),
  } as const
  return privateResponse(status, saveLinkPage(await pageContext(visit, contact), shown, filled))
}

/** Answers `GET /p/{token}/keep`: how to save the seat's link. */
export const showSaveLink = async (visit: PageVisit, token: string): Promise<Response> => {
  const authorized = await requireRole(visit, token)
  return authorized ? page(visit, authorized, 200, EMPTY_FORM) : unknownLinkResponse(visit)
}

/** Answers `POST /p/{token}/keep`: gives the seat an email address, which gets a consent email as always. */
export const emailSaveLink = async (visit: PageVisit, token: string): Promise<Response> => {
  const authorized = await requireSeat(visit, token)
  if (!authorized) return unknownLinkResponse(visit)
  const values = readForm(visit.request.body, ['email'])
  if (!values) return invalidFormResponse(visit)
  const read = parse(linksBody, { email: values['email'] ?? '' })
  if (!read.ok) {
    const { email } = (await pageContext(visit)).texts.fields
    return page(visit, authorized, 400, { values, faults: { email } })
  }
  const changed = await changePlayerSettings(visit.service, authorized, read.value, visit.request)
  return changed.kind === 'done'
    ? redirectTo(`${seatPath(authorized)}/keep`)
    : failureResponse(visit, refusalOf(changed))
}
