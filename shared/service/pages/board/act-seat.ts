import { readActForm } from '../../../api/input/read-action.ts'
import { STATUS } from '../../../api/routes/http-status.ts'
import type { AllTexts } from '../../../texts/index.ts'
import type { Response } from '../../http.ts'
import { perform } from '../../games/perform.ts'
import { enter } from '../http/require-seat.ts'
import { outcomeOf, refusedPage } from './outcome.ts'
import { refusedAt } from './refused-act.ts'
import { seeOther } from '../http/html-response.ts'
import { type Visit, invalid, unknownLink } from '../http/page-request.ts'

/** `POST /p/{token}/act`: every action but a move. */
export const actSeat = async (visit: Visit, token: string): Promise<Response> => {
  const { service, request } = visit
  const authorized = await enter(visit, token)
  if (!authorized) return unknownLink(visit)
  const read = readActForm(request.body)
  if (!read) return invalid(visit)
  if ('wrong' in read) {
    const { wrong } = read
    const why = ({ fields }: AllTexts): string =>
      wrong === 'message' || wrong === 'text' ? fields.message : (fields.acts[wrong] ?? fields.choice)
    return refusedPage(visit, authorized, STATUS['invalid-request'], why, refusedAt(read, wrong))
  }
  const result = await perform(service, authorized, read.action, request.receivedAt)
  if (result.kind === 'done' && read.type === 'forget-me')
    return seeOther(`/p/${authorized.token}/settings?forgotten=1`)
  if (result.kind !== 'wrong-line') return outcomeOf(visit, authorized, result, read)
  const { line, move } = result
  const why = ({ menu }: AllTexts): string => menu.planFault(line + 1, move)
  return refusedPage(visit, authorized, STATUS['invalid-request'], why, refusedAt(read, 'lines'))
}
