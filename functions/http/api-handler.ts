import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { answer } from '../../shared/service/answer.ts'
import { problem } from '../../shared/service/api/http/problem.ts'
import { openToPages } from '../../shared/service/access/cors.ts'
import type { Service } from '../../shared/service/service.ts'
import { answeredInTime, withDeadline } from '../runtime/request-timeout.ts'
import { toRequest, toResult } from './gateway.ts'
import { guard } from '../runtime/error-handler.ts'
import { packing } from './compression.ts'
import { timeLeftIn } from '../runtime/time-left.ts'

/** The handler of `/v1`: the API. */
export const apiHandler = (service: Service) =>
  middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(guard(service, async (request, error) => openToPages(await problem(service, request, error))))
    .use(packing)
    .handler(async (event, context) => {
      const left = timeLeftIn(context)
      const answering = answer(withDeadline(service, left), toRequest(event))
      return toResult(await answeredInTime(answering, left), service)
    })
