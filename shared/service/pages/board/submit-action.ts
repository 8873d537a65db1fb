import { readActForm } from '../../../api/input/read-action.ts'
import { HTTP_STATUS } from '../../../api/routes/http-status.ts'
import type { AllTexts } from '../../../texts/index.ts'
import type { Response } from '../../runtime/http.ts'
import { performAction } from '../../seats/perform-action.ts'
import { requireRole } from '../http/require-seat.ts'
import { commandOutcome, refusedPage } from './command-outcome.ts'
import { refusedActionAt } from './refused-action.ts'
import { redirectTo } from '../http/html-response.ts'
import { type PageVisit, invalidFormResponse, unknownLinkResponse } from '../http/page-visit.ts'

/** Answers `POST /p/{token}/act`: every action but a move. */
export const submitAction = async (visit: PageVisit, token: string): Promise<Response> => {
  const { service, request } = visit
  const authorized = await requireRole(visit, token)
  if (!authorized) return unknownLinkResponse(visit)
  const read = readActForm(request.body)
  if (!read) return invalidFormResponse(visit)
  if ('wrong' in read) {
    const { wrong } = read
    const why = ({ fields }: AllTexts): string =>
      wrong === 'message' || wrong === 'text' ? fields.message : (fields.acts[wrong] ?? fields.choice)
    return refusedPage(visit, authorized, HTTP_STATUS['invalid-request'], why, refusedActionAt(read, wrong))
  }
  const result = await performAction(service, authorized, read.action, request.receivedAt)
  if (result.kind === 'done' && read.type === 'forget-me')
    return redirectTo(`/p/${authorized.token}/settings?forgotten=1`)
  if (result.kind !== 'wrong-line') return commandOutcome(visit, authorized, result, read)
  const { line, move } = result
  const why = ({ menu }: AllTexts): string => menu.planFault(line + 1, move)
  return refusedPage(visit, authorized, HTTP_STATUS['invalid-request'], why, refusedActionAt(read, 'lines'))
}
