import { seenBody } from '../../../api/input/bodies.ts'
import { parseBody } from '../../../api/input/shapes.ts'
import type { Request, Response } from '../../http.ts'
import { NOT_FOUND, openRole } from '../../access/authorize.ts'
import { bearer } from '../../access/viewer.ts'
import { noteSeen } from '../../seats/seen.ts'
import type { Service } from '../../service.ts'
import { versionOf } from '../../games/version.ts'
import { invalid, json, problem } from '../http/problem.ts'

/** `POST /v1/seat/seen` */
export const saySeen = async (service: Service, request: Request): Promise<Response> => {
  const held = await openRole(service, bearer(request), request.receivedAt)
  if (!held) return problem(service, request, NOT_FOUND)
  const read = parseBody(seenBody, request.body)
  if (!read.ok) return invalid(service, request, read.issues)
  await noteSeen(service, held, read.value.version)
  return json(200, { version: versionOf(held.loaded) })
}
