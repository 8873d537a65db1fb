import { isoInstant } from '../../../api/values/iso.ts'
import { readForm } from '../../../api/input/forms.ts'
import { parse, linksBody } from '../../../api/input/shapes.ts'
import { colourOfSeat } from '../../../api/views/game-view.ts'
import { EMPTY, type Filled } from '../../../pages/kit/fields.ts'
import { keepPage } from '../../../pages/seat/keep-page.ts'
import { contactAt, emailsOf } from '../../email/consent/consent.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../http.ts'
import { seatLink } from '../../credentials/links.ts'
import { isSeats } from '../../access/authorize.ts'
import { changeSeat } from '../../seats/seat-settings.ts'
import { toldUntil } from '../../email/consent/postponed.ts'
import { type Entered, enter, enterSeat, pathOf } from '../http/require-seat.ts'
import { privatePage, seeOther } from '../http/html-response.ts'
import { type Visit, contextOf, failed, invalid, unknownLink } from '../http/page-request.ts'

const page = async (visit: Visit, held: Entered, status: number, filled: Filled): Promise<Response> => {
  const { service } = visit
  const { id, role, loaded } = held
  const seated = isSeats(held)
  const contact = await contactAt(service, held)
  const emails = emailsOf(contact)
  const until = toldUntil(contact.postponed)
  // No email with the link follows any more.
  const isOver = loaded.game.status !== 'open' && loaded.game.status !== 'active'
  const colour = role === 'director' ? null : colourOfSeat(loaded.game, role)
  const shown = {
    path: pathOf(held),
    url: seatLink(service, role, id, loaded.game).url,
    ...(colour !== null && { colour }),
    mail: isOver || (emails === 'none' && !seated) ? 'never' : emails,
    ...(until !== undefined && { until: isoInstant(until) }),
  } as const
  return privatePage(status, keepPage(await contextOf(visit, contact), shown, filled))
}

/** `GET /p/{token}/keep` */
export const showKeep = async (visit: Visit, token: string): Promise<Response> => {
  const held = await enter(visit, token)
  return held ? page(visit, held, 200, EMPTY) : unknownLink(visit)
}

/** `POST /p/{token}/keep`: gives the seat an address, which is asked as always. */
export const mailKeep = async (visit: Visit, token: string): Promise<Response> => {
  const held = await enterSeat(visit, token)
  if (!held) return unknownLink(visit)
  const values = readForm(visit.request.body, ['email'])
  if (!values) return invalid(visit)
  const read = parse(linksBody, { email: values['email'] ?? '' })
  if (!read.ok) {
    const { email } = (await contextOf(visit)).texts.fields
    return page(visit, held, 400, { values, faults: { email } })
  }
  const changed = await changeSeat(visit.service, held, read.value, visit.request)
  return changed.kind === 'done' ? seeOther(`${pathOf(held)}/keep`) : failed(visit, refusalOf(changed))
}
