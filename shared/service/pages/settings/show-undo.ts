import { restoreSeatPage } from '../../../pages/seat/email-link-pages.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../runtime/http.ts'
import { verifyLink } from '../../access/authorize.ts'
import { roleRestoredBy } from '../../credentials/tokens.ts'
import { type SeatRestoration, restoreSeat, verifySeatRestoration } from '../../seats/restore-seat.ts'
import { privateResponse } from '../http/html-response.ts'
import { type PageVisit, pageContext, failureResponse, unknownLinkResponse } from '../http/page-visit.ts'

const openUndo = async (
  { service, request }: PageVisit,
  tokenAndMark: string,
): Promise<SeatRestoration | 'closed' | undefined> => {
  const [token, mark] = tokenAndMark.split('.', 2)
  const verified = await verifyLink(service, token, request.receivedAt)
  if (!verified || !roleRestoredBy(verified.purpose)) return undefined
  return (await verifySeatRestoration(service, verified, mark, request.receivedAt)) ?? 'closed'
}

const closedResponse = async (visit: PageVisit, found: 'closed' | undefined, tokenAndMark: string): Promise<Response> =>
  found === 'closed'
    ? privateResponse(410, restoreSeatPage(await pageContext(visit), `/u/${tokenAndMark}`, 'closed'))
    : unknownLinkResponse(visit)

/** Answers `GET /u/{token}`: a page with a button that gives a seat back to an earlier address. It changes nothing. */
export const showUndo = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const found = await openUndo(visit, tokenAndMark)
  if (found === undefined || found === 'closed') return closedResponse(visit, found, tokenAndMark)
  return privateResponse(200, restoreSeatPage(await pageContext(visit), `/u/${tokenAndMark}`, 'open'))
}

/** Answers `POST /u/{token}`: gives the seat back to the address that got the link. */
export const submitUndo = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const found = await openUndo(visit, tokenAndMark)
  if (found === undefined || found === 'closed') return closedResponse(visit, found, tokenAndMark)
  const handled = await restoreSeat(visit.service, found, visit.request.receivedAt)
  return handled.kind === 'done'
    ? privateResponse(200, restoreSeatPage(await pageContext(visit), `/u/${tokenAndMark}`, 'done'))
    : failureResponse(visit, refusalOf(handled))
}
