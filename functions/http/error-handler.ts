import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Request, Response } from '../../shared/service/runtime/http.ts'
import { isFromLaterRelease } from '../../shared/service/games/later-release.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import { toRequest, toResult } from './gateway.ts'
import { errorName } from '../runtime/error-name.ts'

type ErrorMiddleware = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>

/**
 * Errors after which the client may try again: throttling by DynamoDB, Scheduler, SQS and Secrets Manager, where the
 * call did nothing; a disk of a single machine that takes no write; and `OutOfTime`, the request timeout. Earlier calls
 * of the request may have stored something, and a call that is still running may do so.
 */
const RETRYABLE: ReadonlySet<string> = new Set([
  'EIO',
  'ENOSPC',
  'LimitExceededException',
  'OutOfTime',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'ThrottlingException',
])

const codeOf = (error: unknown): 'internal' | 'try-again' =>
  RETRYABLE.has(errorName(error)) || isFromLaterRelease(error) ? 'try-again' : 'internal'

/**
 * The characters of the longest fixed part of a route, and the most parts of a path. Ids of games and tokens are longer
 * than any fixed part.
 */
const [LONGEST_PART, MOST_PARTS] = [11, 7]

/**
 * Returns the route of a request, for the log. A function URL has no routes: then it is the path, with `*` for each
 * part that may be an id or a token.
 */
const routeOf = ({ routeKey, requestContext: { http }, rawPath }: APIGatewayProxyEventV2): string => {
  if (routeKey !== '$default') return routeKey
  const parts = rawPath.split('/', MOST_PARTS).map((part) => (part.length > LONGEST_PART ? '*' : part))
  return `${http.method} ${parts.join('/')}`
}

type ErrorResponse = (request: Request, problem: { readonly code: 'internal' | 'try-again' }) => Promise<Response>

/**
 * Answers a request that threw, with the code `try-again` or `internal`. It logs the route and two lines of the stack,
 * but not the path, which may hold a token; the answer contains nothing of the error.
 */
export const errorHandler = (service: Service, respond: ErrorResponse): ErrorMiddleware => ({
  onError: async (request) => {
    const { error, event } = request
    const at = error instanceof Error ? (error.stack ?? '').split('\n').slice(1, 3).join(' ').trim() : ''
    service.log('error', 'a request failed', { error: errorName(error), route: routeOf(event), at })
    request.response = toResult(await respond(toRequest(event), { code: codeOf(error) }), service)
  },
})
