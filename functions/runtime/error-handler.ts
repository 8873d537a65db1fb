import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Request, Response } from '../../shared/service/http.ts'
import { isNewer } from '../../shared/service/games/newer.ts'
import type { Service } from '../../shared/service/service.ts'
import { toRequest, toResult } from '../http/gateway.ts'
import { nameOf } from './error-name.ts'

type Guarded = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>

/**
 * Throttling by DynamoDB, Scheduler, SQS and Secrets Manager, whose call did nothing; a disk of one machine that takes no
 * write; and `OutOfTime`, our own deadline. Earlier calls of the request may have stored something, and one that is waited for may store it yet.
 */
const LATER: ReadonlySet<string> = new Set([
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
  LATER.has(nameOf(error)) || isNewer(error) ? 'try-again' : 'internal'

/** The longest word of a route. Ids of games and tokens are longer, and a path has at most so many parts. */
const [WORD, PARTS] = [11, 7]

/** A URL of a function knows no routes: then the path says it, without what may be an id or a token. */
const routeOf = ({ routeKey, requestContext: { http }, rawPath }: APIGatewayProxyEventV2): string => {
  if (routeKey !== '$default') return routeKey
  const parts = rawPath.split('/', PARTS).map((part) => (part.length > WORD ? '*' : part))
  return `${http.method} ${parts.join('/')}`
}

type Apology = (request: Request, wrong: { readonly code: 'internal' | 'try-again' }) => Promise<Response>

/** The last resort: logs without the path, which may hold a token, and answers no stack. */
export const guard = (service: Service, apology: Apology): Guarded => ({
  onError: async (request) => {
    const { error, event } = request
    const at = error instanceof Error ? (error.stack ?? '').split('\n').slice(1, 3).join(' ').trim() : ''
    service.log('error', 'a request failed', { error: nameOf(error), route: routeOf(event), at })
    request.response = toResult(await apology(toRequest(event), { code: codeOf(error) }), service)
  },
})
