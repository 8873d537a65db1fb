import { personData } from '../../seats/person-data.ts'
import type { Response } from '../../runtime/http.ts'
import { requireRole } from '../http/require-seat.ts'
import { type PageVisit, unknownLinkResponse } from '../http/page-visit.ts'

/** Answers `GET /p/{token}/data.json`: everything that is stored about the person in the seat, in words. */
export const showPersonData = async (visit: PageVisit, token: string): Promise<Response> => {
  const authorized = await requireRole(visit, token)
  if (!authorized) return unknownLinkResponse(visit)
  const data = await personData(visit.service, authorized, visit.request.receivedAt)
  return {
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="crownhead-${authorized.id}-data.json"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
    },
    body: `${JSON.stringify(data, undefined, 2)}\n`,
  }
}
