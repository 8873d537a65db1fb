import { readMoveForm } from '../../../api/input/move-form.ts'
import { STATUS } from '../../../api/routes/http-status.ts'
import type { Response } from '../../http.ts'
import { play } from '../../access/command.ts'
import { enter } from '../http/require-seat.ts'
import { outcomeOf, refusedPage } from './outcome.ts'
import { type Visit, invalid, unknownLink } from '../http/page-request.ts'

/** `POST /p/{token}/move` */
export const moveSeat = async (visit: Visit, token: string): Promise<Response> => {
  const authorized = await enter(visit, token)
  if (!authorized) return unknownLink(visit)
  const read = readMoveForm(visit.request.body)
  if (!read) return invalid(visit)
  if (read.ok) {
    const { dryRun: _never, ...body } = read.value
    return outcomeOf(visit, authorized, await play(visit.service, authorized, body, visit.request.receivedAt))
  }
  if (!read.issues.some(({ path }) => path === 'message')) return invalid(visit)
  return refusedPage(visit, authorized, STATUS['invalid-request'], ({ fields }) => fields.message)
}
