import { readForm } from '../../../api/input/forms.ts'
import { linksBody } from '../../../api/input/shapes.ts'
import { parse } from '../../../api/input/parse-body.ts'
import { playerOf } from '../../../game/model/game.ts'
import { deletedAt } from '../../../game/time/retention.ts'
import { seatPage } from '../../../pages/game-page.ts'
import { loadSeatPageData } from '../../games/seat-page-data.ts'
import { refusalOf } from '../../games/handle.ts'
import { notAskedEntry } from '../../notebook/entry-names.ts'
import type { Response } from '../../runtime/http.ts'
import { changePlayerSettings } from '../../seats/seat-settings.ts'
import type { Seat } from '../../../game/model/words.ts'
import { boardPage } from '../board/board-page.ts'
import { type AuthorizedVisit, requireSeat, seatPath } from '../http/require-seat.ts'
import { privateResponse, redirectTo } from '../http/html-response.ts'
import {
  type PageVisit,
  failureResponse,
  invalidFormResponse,
  pageContext,
  unknownLinkResponse,
} from '../http/page-visit.ts'

/** Returns the board with the address that was typed, and what is wrong with it. */
const wrongAddress = async (visit: PageVisit, authorized: AuthorizedVisit<Seat>, typed: string): Promise<Response> => {
  const own = await loadSeatPageData(visit.service, authorized)
  const context = await pageContext(visit, own.contact)
  const page = await boardPage(visit, authorized, own, context.texts)
  const fault = context.texts.fields.email
  const notify = page.notify && { ...page.notify, typed, fault }
  const choice = { flip: false, panel: 'email' } as const
  return privateResponse(
    400,
    seatPage(context, { ...page, ...(notify && { notify }) }, choice, notify ? undefined : fault),
  )
}

/**
 * Answers `POST /p/{token}/notify`: gives the seat an address, whose first email comes when there is something to tell,
 * or notes that its player does not want to be asked any more (`later`).
 */
export const chooseNotification = async (visit: PageVisit, token: string): Promise<Response> => {
  const authorized = await requireSeat(visit, token)
  if (!authorized) return unknownLinkResponse(visit)
  const values = readForm(visit.request.body, ['email', 'later'])
  if (!values) return invalidFormResponse(visit)
  const { id, role, loaded } = authorized
  const player = playerOf(loaded.game, role)
  if (values['later'] !== undefined) {
    if (player) await visit.service.notebook.save(id, notAskedEntry(player.contact), '1', deletedAt(loaded.game))
    return redirectTo(seatPath(authorized))
  }
  const read = parse(linksBody, { email: values['email'] ?? '' })
  if (!read.ok) return wrongAddress(visit, authorized, values['email'] ?? '')
  const changed = await changePlayerSettings(visit.service, authorized, read.value, visit.request, 'when-useful')
  return changed.kind === 'done' ? redirectTo(seatPath(authorized)) : failureResponse(visit, refusalOf(changed))
}
