import { readActForm } from '../../api/actions.ts'
import { linesIn } from '../../api/forms.ts'
import { STATUS } from '../../api/status.ts'
import type { Response } from '../http.ts'
import { perform } from '../perform.ts'
import type { Wrong } from '../plans.ts'
import { enter } from './enter.ts'
import { outcomeOf, refusedPage } from './outcome.ts'
import { seeOther } from './reply.ts'
import { type Visit, invalid, unknownLink } from './visit.ts'

/** As typed, and the number, from 1, of the line with a wrong move. */
const typedLines = (body: string, { line, move }: Wrong) => {
  const text = new URLSearchParams(body).get('lines') ?? ''
  return {
    text: linesIn(text)
      .map((moves) => moves.join(' '))
      .join('\n'),
    line: line + 1,
    move,
  }
}

/** `POST /p/{token}/act`: all acts but moves. */
export const actSeat = async (visit: Visit, token: string): Promise<Response> => {
  const { service, request } = visit
  const held = await enter(visit, token)
  if (!held) return unknownLink(visit)
  const read = readActForm(request.body)
  if (!read) return invalid(visit)
  if ('wrong' in read) {
    const { wrong } = read
    return refusedPage(visit, held, STATUS['invalid-request'], ({ fields }) =>
      wrong === 'message' || wrong === 'text' ? fields.message : (fields.acts[wrong] ?? fields.choice),
    )
  }
  const performed = await perform(service, held, read.action, request.receivedAt)
  if (performed.kind === 'done' && read.action.type === 'forget-me')
    return seeOther(`/p/${held.token}/settings?forgotten=1`)
  if (performed.kind !== 'wrong-line') return outcomeOf(visit, held, performed, read.action.type)
  const typed = typedLines(request.body, performed)
  return refusedPage(
    visit,
    held,
    STATUS['invalid-request'],
    ({ menu }) => menu.planFault(typed.line, typed.move),
    typed,
  )
}
