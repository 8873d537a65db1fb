import { linksBody, parseBody } from '../../../api/input/shapes.ts'
import type { Request, Response } from '../../http.ts'
import { mailLinks } from '../../email/sending/mail-links.ts'
import type { Service } from '../../service.ts'
import { invalid, json } from '../http/problem.ts'

/** `POST /v1/links` */
export const askLinks = async (service: Service, request: Request): Promise<Response> => {
  const read = parseBody(linksBody, request.body)
  if (!read.ok) return invalid(service, request, read.issues)
  await mailLinks(service, read.value.email, request)
  return json(202, {})
}
