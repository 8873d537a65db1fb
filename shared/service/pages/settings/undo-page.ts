import { undoPage } from '../../../pages/seat/stop-pages.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../http.ts'
import { openLink } from '../../access/authorize.ts'
import { restoredBy } from '../../credentials/tokens.ts'
import { type Undoing, undo, undoingBy } from '../../seats/restore-seat.ts'
import { privatePage } from '../http/html-response.ts'
import { type Visit, contextOf, failed, unknownLink } from '../http/page-request.ts'

const openUndo = async ({ service, request }: Visit, tokenAndMark: string): Promise<Undoing | 'closed' | undefined> => {
  const [token, mark] = tokenAndMark.split('.', 2)
  const verified = await openLink(service, token, request.receivedAt)
  if (!verified || !restoredBy(verified.purpose)) return undefined
  return (await undoingBy(service, verified, mark, request.receivedAt)) ?? 'closed'
}

const closedResponse = async (visit: Visit, found: 'closed' | undefined, tokenAndMark: string): Promise<Response> =>
  found === 'closed'
    ? privatePage(410, undoPage(await contextOf(visit), `/u/${tokenAndMark}`, 'closed'))
    : unknownLink(visit)

/** `GET /u/{token}`: a page with a button that gives a seat back to an earlier address. It changes nothing. */
export const showUndo = async (visit: Visit, tokenAndMark: string): Promise<Response> => {
  const found = await openUndo(visit, tokenAndMark)
  if (found === undefined || found === 'closed') return closedResponse(visit, found, tokenAndMark)
  return privatePage(200, undoPage(await contextOf(visit), `/u/${tokenAndMark}`, 'open'))
}

/** `POST /u/{token}`: gives the seat back to the address that got the link. */
export const undoSeat = async (visit: Visit, tokenAndMark: string): Promise<Response> => {
  const found = await openUndo(visit, tokenAndMark)
  if (found === undefined || found === 'closed') return closedResponse(visit, found, tokenAndMark)
  const handled = await undo(visit.service, found, visit.request.receivedAt)
  return handled.kind === 'done'
    ? privatePage(200, undoPage(await contextOf(visit), `/u/${tokenAndMark}`, 'done'))
    : failed(visit, refusalOf(handled))
}
