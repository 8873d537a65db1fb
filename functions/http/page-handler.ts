import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { AssetFiles } from '../../shared/pages/assets/asset-files.ts'
import { answerPage } from '../../shared/service/page.ts'
import { failed } from '../../shared/service/pages/http/page-request.ts'
import type { Service } from '../../shared/service/service.ts'
import { answeredInTime, withDeadline } from '../runtime/request-timeout.ts'
import { toRequest, toResult } from './gateway.ts'
import { guard } from '../runtime/error-handler.ts'
import { packing } from './compression.ts'
import { timeLeftIn } from '../runtime/time-left.ts'

/** The handler of all paths outside `/v1`: the pages. */
export const pageHandler = (service: Service, assets: AssetFiles) =>
  middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(guard(service, (request, error) => failed({ service, assets, request }, error)))
    .use(packing)
    .handler(async (event, context) => {
      const left = timeLeftIn(context)
      const answering = answerPage(withDeadline(service, left), assets, toRequest(event))
      return toResult(await answeredInTime(answering, left), service)
    })
