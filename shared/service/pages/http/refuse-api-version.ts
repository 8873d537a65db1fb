import { withCorsHeaders } from '../../http/cors.ts'
import { unknownNameResponse } from '../../http/problem-response.ts'
import type { Response } from '../../runtime/http.ts'
import type { PageVisit } from './page-visit.ts'

/** Answers an address of a version of the API that there is not, in JSON, as the API answers unknown addresses. */
export const refuseApiVersion = async ({ service, request }: PageVisit): Promise<Response> =>
  withCorsHeaders(
    await unknownNameResponse(service, request, 'There is no such version of the API. GET /v1 says what this one has.'),
  )
