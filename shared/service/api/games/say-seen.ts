import { seenBody } from '../../../api/input/bodies.ts'
import { parseBody } from '../../../api/input/shapes.ts'
import type { Request, Response } from '../../http.ts'
import { NOT_FOUND, openRole } from '../../access/authorize.ts'
import { bearer } from '../../access/viewer.ts'
import { noteSeen } from '../../seats/seen.ts'
import type { Service } from '../../service.ts'
import { versionOf } from '../../games/version.ts'
import { invalid, json, problem } from '../http/problem.ts'

/** `POST /v1/seat/seen`: the person has seen this version of the game, so an email about it would tell nothing new. */
export const saySeen = async (service: Service, request: Request): Promise<Response> => {
  const authorized = await openRole(service, bearer(request), request.receivedAt)
  if (!authorized) return problem(service, request, NOT_FOUND)
  const read = parseBody(seenBody, request.body)
  if (!read.ok) return invalid(service, request, read.issues)
  await noteSeen(service, authorized, read.value.version)
  return json(200, { version: versionOf(authorized.loaded) })
}
