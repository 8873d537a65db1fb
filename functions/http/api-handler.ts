import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { answerApi } from '../../shared/service/answer-api.ts'
import { problemResponse } from '../../shared/service/http/problem-response.ts'
import { withCorsHeaders } from '../../shared/service/http/cors.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import { rejectWhenOutOfTime, withRequestTimeout } from '../runtime/request-timeout.ts'
import { toRequest, toResult } from './gateway.ts'
import { errorHandler } from './error-handler.ts'
import { compression } from './compression.ts'
import { timeLeftOf } from '../runtime/time-left.ts'

/** Returns the handler of `/v1`: the API. */
export const apiHandler = (service: Service) =>
  middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(
      errorHandler(service, async (request, error) => withCorsHeaders(await problemResponse(service, request, error))),
    )
    .use(compression)
    .handler(async (event, context) => {
      const left = timeLeftOf(context)
      const answering = answerApi(withRequestTimeout(service, left), toRequest(event))
      return toResult(await rejectWhenOutOfTime(answering, left), service)
    })
