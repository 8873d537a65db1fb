import { linksBody } from '../../../api/input/shapes.ts'
import { parseBody } from '../../../api/input/parse-body.ts'
import type { Request, Response } from '../../runtime/http.ts'
import { queueLinksEmail } from '../../email/sending/queue-links-email.ts'
import type { Service } from '../../runtime/service.ts'
import { invalidRequestResponse, jsonResponse } from '../../http/problem-response.ts'

/** Answers `POST /v1/links`. */
export const postLinks = async (service: Service, request: Request): Promise<Response> => {
  const read = parseBody(linksBody, request.body)
  if (!read.ok) return invalidRequestResponse(service, request, read.issues)
  await queueLinksEmail(service, read.value.email, request)
  return jsonResponse(202, {})
}
