import type { Response } from '../../runtime/http.ts'
import { reportMessages } from '../../seats/report-messages.ts'
import { requireSeat, seatPath } from '../http/require-seat.ts'
import { redirectTo } from '../http/html-response.ts'
import { type PageVisit, failureResponse, unknownLinkResponse } from '../http/page-visit.ts'

/** Answers `POST /p/{token}/report`: emails what the other player wrote to the operator, once a day. */
export const submitReport = async (visit: PageVisit, token: string): Promise<Response> => {
  const authorized = await requireSeat(visit, token)
  if (!authorized) return unknownLinkResponse(visit)
  const reported = await reportMessages(visit.service, authorized, visit.request)
  return reported.kind === 'done'
    ? redirectTo(`${seatPath(authorized)}?tab=mine&done=reported`)
    : failureResponse(visit, reported.refusal)
}
