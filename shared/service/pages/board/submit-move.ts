import { readMoveForm } from '../../../api/input/move-form.ts'
import { HTTP_STATUS } from '../../../api/routes/http-status.ts'
import type { Response } from '../../runtime/http.ts'
import { handleMove } from '../../access/handle-authorized.ts'
import { requireRole } from '../http/require-seat.ts'
import { commandOutcome, refusedPage } from './command-outcome.ts'
import { type PageVisit, invalidFormResponse, unknownLinkResponse } from '../http/page-visit.ts'

/** Answers `POST /p/{token}/move`. */
export const submitMove = async (visit: PageVisit, token: string): Promise<Response> => {
  const authorized = await requireRole(visit, token)
  if (!authorized) return unknownLinkResponse(visit)
  const read = readMoveForm(visit.request.body)
  if (!read) return invalidFormResponse(visit)
  if (read.ok) {
    const { dryRun: _never, ...body } = read.value
    return commandOutcome(
      visit,
      authorized,
      await handleMove(visit.service, authorized, body, visit.request.receivedAt),
    )
  }
  if (!read.issues.some(({ path }) => path === 'message')) return invalidFormResponse(visit)
  return refusedPage(visit, authorized, HTTP_STATUS['invalid-request'], ({ fields }) => fields.message)
}
