import { createHash, timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { BYPASSED_FRONT, FRONT_HEADER, VIEWER_HEADER } from '../../shared/api/routes/front-headers.ts'
import { parseIpAddress, isLoopback } from '../../shared/service/limits/client-network.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'

type HttpHandler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares a key with all accepted keys, in constant time. */
const isOneOf = (keys: readonly string[], candidate: string): boolean =>
  keys.map((key) => timingSafeEqual(sha256(key), sha256(candidate))).includes(true)

/**
 * Returns the client's address in CloudFront's viewer header, whose port follows the last colon even after an IPv6
 * address without brackets. A loopback address is ignored: it has no rate limits, and no viewer of CloudFront can have
 * it.
 */
const addressIn = (viewer: string): string | undefined => {
  const address = viewer.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  return !parseIpAddress(address) || isLoopback(address) ? undefined : address
}

const FORBIDDEN = {
  statusCode: 403,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  },
  body: 'This address answers its front alone.\n',
}

/**
 * Returns the event with this client address, and without the two headers that only the front may set, one of which is
 * the front's secret.
 */
const withClient = (event: APIGatewayProxyEventV2, sourceIp: string): APIGatewayProxyEventV2 => {
  const { [FRONT_HEADER]: _secret, [VIEWER_HEADER]: _viewer, ...headers } = event.headers
  const { requestContext } = event
  return { ...event, headers, requestContext: { ...requestContext, http: { ...requestContext.http, sourceIp } } }
}

/**
 * With a front (CloudFront before the function), only requests with one of its keys are let in, and the client is the
 * front's viewer. Others are answered with 403. Without keys there is no front: the client is the gateway's caller,
 * whatever the headers say.
 */
export const behindFront =
  (keys: readonly string[], handler: HttpHandler, log: Logger): HttpHandler =>
  async (event, context) => {
    const { sourceIp } = event.requestContext.http
    if (keys.length === 0) return handler(withClient(event, sourceIp), context)
    if (!isOneOf(keys, event.headers[FRONT_HEADER] ?? '')) {
      log('warn', BYPASSED_FRONT)
      return FORBIDDEN
    }
    return handler(withClient(event, addressIn(event.headers[VIEWER_HEADER] ?? '') ?? sourceIp), context)
  }
