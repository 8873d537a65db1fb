import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Request, Response } from '../shared/service/http.ts'
import type { Service } from '../shared/service/service.ts'
import { toRequest, toResult } from './gateway.ts'

type Guarded = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>

/** The error's name only: its message may quote the request. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/** The last resort: logs without the path, which may hold a token, and answers `apology` instead of a stack. */
export const guard = (service: Service, apology: (request: Request) => Response): Guarded => ({
  onError: (request) => {
    const { error, event } = request
    const at = error instanceof Error ? (error.stack ?? '').split('\n').slice(1, 3).join(' ').trim() : ''
    service.log('error', 'a request failed', { error: nameOf(error), route: event.routeKey, at })
    request.response = toResult(apology(toRequest(event)), service)
  },
})
