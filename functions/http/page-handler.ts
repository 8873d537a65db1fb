import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { AssetFiles } from '../../shared/pages/asset-files.ts'
import { answerPage } from '../../shared/service/answer-page.ts'
import { failureResponse } from '../../shared/service/pages/http/page-visit.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import { rejectWhenOutOfTime, withRequestTimeout } from '../runtime/request-timeout.ts'
import { toRequest, toResult } from './gateway.ts'
import { errorHandler } from './error-handler.ts'
import { compression } from './compression.ts'
import { timeLeftOf } from '../runtime/time-left.ts'

/** Returns the handler of all paths outside `/v1`: the pages. */
export const pageHandler = (service: Service, assets: AssetFiles) =>
  middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(errorHandler(service, (request, error) => failureResponse({ service, assets, request }, error)))
    .use(compression)
    .handler(async (event, context) => {
      const left = timeLeftOf(context)
      const answering = answerPage(withRequestTimeout(service, left), assets, toRequest(event))
      return toResult(await rejectWhenOutOfTime(answering, left), service)
    })
