import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { failedPage } from '../shared/pages/error.ts'
import type { AssetFiles } from '../shared/pages/files.ts'
import { contextOf } from '../shared/service/pages/desk.ts'
import { privatePage } from '../shared/service/pages/reply.ts'
import { answerPage } from '../shared/service/page.ts'
import type { Request, Response } from '../shared/service/http.ts'
import type { Service } from '../shared/service/service.ts'
import { refusalText } from '../shared/texts/index.ts'
import { toRequest, toResult } from './gateway.ts'
import { guard } from './guard.ts'

const apology = (service: Service, assets: AssetFiles, request: Request): Response => {
  const context = contextOf({ service, assets, request })
  return privatePage(500, failedPage(context, refusalText(context.texts, { code: 'internal' })))
}

export const pageHandler = (service: Service, assets: AssetFiles) =>
  middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(guard(service.log, (request) => apology(service, assets, request)))
    .handler(async (event) => toResult(await answerPage(service, assets, toRequest(event))))
