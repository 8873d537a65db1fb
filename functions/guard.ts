import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Request, Response } from '../shared/service/http.ts'
import type { Service } from '../shared/service/service.ts'
import { toRequest, toResult } from './gateway.ts'

type Guarded = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>

/** Its message may quote the request. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/**
 * Throttling by DynamoDB, Scheduler, SQS and Secrets Manager, whose call did nothing, and `OutOfTime`, our own deadline.
 * Earlier calls of the request may have stored something, and one that is waited for may store it yet.
 */
const LATER: ReadonlySet<string> = new Set([
  'LimitExceededException',
  'OutOfTime',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'ThrottlingException',
])

const codeOf = (error: unknown): 'internal' | 'try-again' => (LATER.has(nameOf(error)) ? 'try-again' : 'internal')

type Apology = (request: Request, wrong: { readonly code: 'internal' | 'try-again' }) => Promise<Response>

/** The last resort: logs without the path, which may hold a token, and answers no stack. */
export const guard = (service: Service, apology: Apology): Guarded => ({
  onError: async (request) => {
    const { error, event } = request
    const at = error instanceof Error ? (error.stack ?? '').split('\n').slice(1, 3).join(' ').trim() : ''
    service.log('error', 'a request failed', { error: nameOf(error), route: event.routeKey, at })
    request.response = toResult(await apology(toRequest(event), { code: codeOf(error) }), service)
  },
})
