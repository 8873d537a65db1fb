import { HTTP_STATUS } from '../../../api/routes/http-status.ts'
import { seatBody } from '../../../api/input/shapes.ts'
import { parse } from '../../../api/input/parse-body.ts'
import type { Seat } from '../../../game/model/words.ts'
import type { Response } from '../../runtime/http.ts'
import { changeSettings } from '../../seats/seat-settings.ts'
import { commandOutcome, refusedPage } from '../board/command-outcome.ts'
import type { AuthorizedVisit } from '../http/require-seat.ts'
import type { PageVisit } from '../http/page-visit.ts'

/** Corrects the address of an invitation by the form on its creator's page, to which the answer leads back. */
export const correctAddress = async (
  visit: PageVisit,
  authorized: AuthorizedVisit<Seat>,
  to: string,
  email = '',
): Promise<Response> => {
  const read = parse(seatBody, { invitedEmails: { [to]: email } })
  return read.ok
    ? commandOutcome(visit, authorized, await changeSettings(visit.service, authorized, read.value, visit.request))
    : refusedPage(
        visit,
        authorized,
        HTTP_STATUS['invalid-request'],
        ({ fields, settled }) => `${fields.email} ${settled.kept(email)}`,
      )
}
