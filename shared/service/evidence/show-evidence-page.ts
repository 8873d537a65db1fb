import { notFoundPage } from '../../pages/kit/error-pages.ts'
import { isGameId } from '../credentials/ids.ts'
import { loadContact } from '../games/game-seat.ts'
import { loadGame } from '../games/game-store.ts'
import { privateResponse } from '../pages/http/html-response.ts'
import { type PageVisit, pageContext, unknownLinkResponse } from '../pages/http/page-visit.ts'
import { requireRole, seatPath } from '../pages/http/require-seat.ts'
import type { Response } from '../runtime/http.ts'
import { evidenceResponse } from './evidence-response.ts'

/** Answers `GET /p/{token}/evidence`: the evidence for a player or the arbiter. */
export const showSeatEvidence = async (visit: PageVisit, token: string): Promise<Response> => {
  const visitor = await requireRole(visit, token)
  if (!visitor) return unknownLinkResponse(visit)
  const { id, loaded, role } = visitor
  const contact = await loadContact(visit.service, visitor)
  return evidenceResponse(visit, { id, loaded, viewer: role, back: seatPath(visitor), contact })
}

/** Answers `GET /g/{id}/evidence`: the evidence that everyone may see. */
export const showPublicEvidence = async (visit: PageVisit, id: string): Promise<Response> => {
  const loaded = isGameId(id) ? await loadGame(visit.service.games, id) : undefined
  return loaded
    ? evidenceResponse(visit, { id, loaded, viewer: 'anyone', back: `/g/${id}` })
    : privateResponse(404, notFoundPage(await pageContext(visit)))
}
