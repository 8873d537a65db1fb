import { seenBody } from '../../../api/bodies.ts'
import { parseBody } from '../../../api/input/parse-body.ts'
import type { Request, Response } from '../../runtime/http.ts'
import { NOT_FOUND, authorize } from '../../access/authorize.ts'
import { bearerToken } from '../../access/viewer.ts'
import { noteSeen } from '../../seats/note-seen.ts'
import type { Service } from '../../runtime/service.ts'
import { publicVersion } from '../../games/public-version.ts'
import { invalidRequestResponse, jsonResponse, problemResponse } from '../../http/problem-response.ts'

/**
 * Answers `POST /v1/seat/seen`: the person has seen this version of the game, so an email about it would tell nothing
 * new. With `left` they have left the page, which need not show them the same news again.
 */
export const postSeen = async (service: Service, request: Request): Promise<Response> => {
  const authorized = await authorize(service, bearerToken(request), request.receivedAt)
  if (!authorized) return problemResponse(service, request, NOT_FOUND)
  const read = parseBody(seenBody, request.body)
  if (!read.ok) return invalidRequestResponse(service, request, read.issues)
  await noteSeen(service, authorized, read.value, request.receivedAt)
  return jsonResponse(200, { version: publicVersion(authorized.loaded) })
}
