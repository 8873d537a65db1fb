import type { AwayAnswer } from '../../../api/answers/programs/away-shape.ts'
import { awayBody } from '../../../api/bodies.ts'
import { parseBody } from '../../../api/input/parse-body.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import { refusalText } from '../../../texts/index.ts'
import { loadTexts } from '../../../texts/languages/languages.ts'
import { authorizeMany } from '../../access/authorize-many.ts'
import { acceptedLanguage, invalidRequestResponse, jsonResponse } from '../../http/problem-response.ts'
import type { Request, Response } from '../../runtime/http.ts'
import type { Service } from '../../runtime/service.ts'
import { leaveAll } from '../../access/leave-all.ts'

/** Answers `POST /v1/games/away`: takes leave in the games of many links, or ends it. */
export const postAway = async (service: Service, request: Request): Promise<Response> => {
  const body = parseBody(awayBody, request.body)
  if (!body.ok) return invalidRequestResponse(service, request, body.issues)
  const { seats, ...wish } = body.value
  const { roles, next } = await authorizeMany(service, seats, request.receivedAt)
  const opened = roles.filter((role) => role !== undefined)
  const outcomes = await leaveAll(service, opened, wish, request.receivedAt)
  const { texts } = await loadTexts(acceptedLanguage(request))
  const done: AwayAnswer['done'][number][] = []
  const refused: AwayAnswer['refused'][number][] = []
  for (const [index, role] of roles.entries()) {
    const outcome = role && outcomes.get(role)
    if (outcome?.kind === 'refused')
      refused.push({ index, code: outcome.refusal.code, detail: refusalText(texts, outcome.refusal) })
    if (outcome?.kind !== 'done') continue
    const { leave } = outcome
    done.push({ index, leave: leave ? { from: isoInstant(leave.from), until: isoInstant(leave.until) } : null })
  }
  const gone = roles.flatMap((role, index) => (role ? [] : [index]))
  return jsonResponse(200, { done, refused, gone, ...(next !== undefined && { next }) } satisfies AwayAnswer)
}
