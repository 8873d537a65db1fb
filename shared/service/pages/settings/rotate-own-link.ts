import { readForm } from '../../../api/input/forms.ts'
import type { Response } from '../../runtime/http.ts'
import { rotateLink, repeatedRotationByToken, rotationRefusal } from '../../seats/rotate-link.ts'
import { requireRole } from '../http/require-seat.ts'
import { readFormKey } from '../http/form-key.ts'
import { redirectToSeat } from '../http/html-response.ts'
import { type PageVisit, failureResponse, invalidFormResponse, unknownLinkResponse } from '../http/page-visit.ts'

/** Answers `POST /p/{token}/rotate`: replaces the seat's link. A repeat by the replaced link leads to the new one. */
export const rotateOwnLink = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const { service, request } = visit
  const values = readForm(request.body, ['key'])
  if (!values) return invalidFormResponse(visit)
  const key = readFormKey(values['key'])
  const authorized = await requireRole(visit, tokenAndMark)
  const rotated = authorized
    ? await rotateLink(service, authorized, request.receivedAt, key)
    : key !== undefined && (await repeatedRotationByToken(service, tokenAndMark.split('.')[0], key, request.receivedAt))
  if (!rotated) return unknownLinkResponse(visit)
  if (rotated.kind === 'made') return redirectToSeat(rotated.link)
  const refusal = rotationRefusal(rotated)
  return refusal.code === 'not-found' ? unknownLinkResponse(visit) : failureResponse(visit, refusal)
}
