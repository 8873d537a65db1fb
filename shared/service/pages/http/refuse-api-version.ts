import { withCorsHeaders } from '../../http/cors.ts'
import { unknownAddressResponse } from '../../http/problem-response.ts'
import type { Response } from '../../runtime/http.ts'
import type { PageVisit } from './page-visit.ts'

/** Answers an address of a version of the API that there is not, as the API answers unknown addresses. */
export const refuseApiVersion = async ({ service, request }: PageVisit): Promise<Response> =>
  withCorsHeaders(await unknownAddressResponse(service, request))
