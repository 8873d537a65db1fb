import { undoPage } from '../../../pages/seat/stop-pages.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../http.ts'
import { openLink } from '../../access/authorize.ts'
import { restoredBy } from '../../credentials/tokens.ts'
import { type Undoing, undo, undoingBy } from '../../seats/restore-seat.ts'
import { privatePage } from '../http/html-response.ts'
import { type Visit, contextOf, failed, unknownLink } from '../http/page-request.ts'

const openUndo = async ({ service, request }: Visit, named: string): Promise<Undoing | 'closed' | undefined> => {
  const [token, mark] = named.split('.', 2)
  const verified = await openLink(service, token, request.receivedAt)
  if (!verified || !restoredBy(verified.purpose)) return undefined
  return (await undoingBy(service, verified, mark, request.receivedAt)) ?? 'closed'
}

const closedResponse = async (visit: Visit, found: 'closed' | undefined, named: string): Promise<Response> =>
  found === 'closed' ? privatePage(410, undoPage(await contextOf(visit), `/u/${named}`, 'closed')) : unknownLink(visit)

/** `GET /u/{token}`: a page with a button that gives a seat back to an earlier address. It changes nothing. */
export const showUndo = async (visit: Visit, named: string): Promise<Response> => {
  const found = await openUndo(visit, named)
  if (found === undefined || found === 'closed') return closedResponse(visit, found, named)
  return privatePage(200, undoPage(await contextOf(visit), `/u/${named}`, 'open'))
}

/** `POST /u/{token}`: gives the seat back to the address that got the link. */
export const undoSeat = async (visit: Visit, named: string): Promise<Response> => {
  const found = await openUndo(visit, named)
  if (found === undefined || found === 'closed') return closedResponse(visit, found, named)
  const handled = await undo(visit.service, found, visit.request.receivedAt)
  return handled.kind === 'done'
    ? privatePage(200, undoPage(await contextOf(visit), `/u/${named}`, 'done'))
    : failed(visit, refusalOf(handled))
}
