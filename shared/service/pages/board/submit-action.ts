import { type ReadActForm, readActForm } from '../../../api/input/read-action.ts'
import { HTTP_STATUS } from '../../../api/routes/http-status.ts'
import type { AllTexts } from '../../../texts/index.ts'
import type { Response } from '../../runtime/http.ts'
import { isPlayerSeat } from '../../access/authorize.ts'
import { saveNextMessage } from '../../notebook/next-message.ts'
import { performAction } from '../../seats/perform-action.ts'
import { requireRole } from '../http/require-seat.ts'
import { commandOutcome, refusedPage } from './command-outcome.ts'
import { refusedActionAt } from './refused-action.ts'
import { redirectTo } from '../http/html-response.ts'
import { type PageVisit, invalidFormResponse, unknownLinkResponse } from '../http/page-visit.ts'

/** Returns the message that a form keeps for the next move. Undefined if it sends one, or has a longer one. */
const keptMessage = (read: ReadActForm): string | undefined => {
  const { type, values } = read
  if (type !== 'say' || values['when'] !== 'later') return undefined
  return 'wrong' in read && values['text'] !== '' ? undefined : values['text']
}

/** Answers `POST /p/{token}/act`: every action but a move. */
export const submitAction = async (visit: PageVisit, token: string): Promise<Response> => {
  const { service, request } = visit
  const authorized = await requireRole(visit, token)
  if (!authorized) return unknownLinkResponse(visit)
  const read = readActForm(request.body)
  if (!read) return invalidFormResponse(visit)
  const kept = keptMessage(read)
  if (kept !== undefined && isPlayerSeat(authorized)) {
    await saveNextMessage(service.notebook, { ...authorized, seat: authorized.role }, kept)
    return redirectTo(`/p/${authorized.token}${kept === '' ? '' : '?done=say-later'}`)
  }
  if ('wrong' in read) {
    const { wrong } = read
    const why = ({ fields }: AllTexts): string =>
      wrong === 'message' || wrong === 'text' ? fields.message : (fields.acts[wrong] ?? fields.choice)
    return refusedPage(visit, authorized, HTTP_STATUS['invalid-request'], why, refusedActionAt(read, wrong))
  }
  const result = await performAction(service, authorized, read.action, request.receivedAt)
  // What was sent at once does not go with the next move, too.
  if (result.kind === 'done' && read.type === 'say' && isPlayerSeat(authorized))
    await saveNextMessage(service.notebook, { ...authorized, seat: authorized.role }, '')
  if (result.kind === 'done' && read.type === 'forget-me')
    return redirectTo(`/p/${authorized.token}/settings?forgotten=1`)
  if (result.kind !== 'wrong-line') return commandOutcome(visit, authorized, result, read)
  const { line, move } = result
  const why = ({ menu }: AllTexts): string => menu.planFault(line + 1, move)
  return refusedPage(visit, authorized, HTTP_STATUS['invalid-request'], why, refusedActionAt(read, 'lines'))
}
