import { isoInstant } from '../../../api/values/iso.ts'
import { readForm } from '../../../api/input/forms.ts'
import { parse, linksBody } from '../../../api/input/shapes.ts'
import { colourOfSeat } from '../../../api/views/game-view.ts'
import { EMPTY, type Filled } from '../../../pages/kit/fields.ts'
import { keepPage } from '../../../pages/seat/keep-page.ts'
import { emailsOf } from '../../email/consent/consent.ts'
import { contactAt } from '../../games/game-seat.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../http.ts'
import { seatLink } from '../../credentials/links.ts'
import { isSeats } from '../../access/authorize.ts'
import { changeSeat } from '../../seats/seat-settings.ts'
import { toldUntil } from '../../email/consent/postponed.ts'
import { type Entered, enter, enterSeat, pathOf } from '../http/require-seat.ts'
import { privatePage, seeOther } from '../http/html-response.ts'
import { type Visit, contextOf, failed, invalid, unknownLink } from '../http/page-request.ts'

const page = async (visit: Visit, authorized: Entered, status: number, filled: Filled): Promise<Response> => {
  const { service } = visit
  const { id, role, loaded } = authorized
  const seated = isSeats(authorized)
  const contact = await contactAt(service, authorized)
  const emails = emailsOf(contact)
  const until = toldUntil(contact.postponed)
  // Once the game is over, no email brings the link.
  const isOver = loaded.game.status !== 'open' && loaded.game.status !== 'active'
  const colour = role === 'director' ? null : colourOfSeat(loaded.game, role)
  const shown = {
    path: pathOf(authorized),
    url: seatLink(service, role, id, loaded.game).url,
    ...(colour !== null && { colour }),
    mail: isOver || (emails === 'none' && !seated) ? 'never' : emails,
    ...(until !== undefined && { until: isoInstant(until) }),
  } as const
  return privatePage(status, keepPage(await contextOf(visit, contact), shown, filled))
}

/** `GET /p/{token}/keep`: how to save the seat's link. */
export const showKeep = async (visit: Visit, token: string): Promise<Response> => {
  const authorized = await enter(visit, token)
  return authorized ? page(visit, authorized, 200, EMPTY) : unknownLink(visit)
}

/** `POST /p/{token}/keep`: gives the seat an email address, which gets a consent email as always. */
export const mailKeep = async (visit: Visit, token: string): Promise<Response> => {
  const authorized = await enterSeat(visit, token)
  if (!authorized) return unknownLink(visit)
  const values = readForm(visit.request.body, ['email'])
  if (!values) return invalid(visit)
  const read = parse(linksBody, { email: values['email'] ?? '' })
  if (!read.ok) {
    const { email } = (await contextOf(visit)).texts.fields
    return page(visit, authorized, 400, { values, faults: { email } })
  }
  const changed = await changeSeat(visit.service, authorized, read.value, visit.request)
  return changed.kind === 'done' ? seeOther(`${pathOf(authorized)}/keep`) : failed(visit, refusalOf(changed))
}
