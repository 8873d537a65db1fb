import { createHash, timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { AROUND, FRONT_HEADER, VIEWER_HEADER } from '../../shared/api/routes/front-headers.ts'
import { addressOf, isOwnMachine } from '../../shared/service/limits/client-network.ts'
import type { Log } from '../../shared/service/ports/ports.ts'

type Door = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Every key is compared, in the same time. */
const isOneOf = (keys: readonly string[], shown: string): boolean =>
  keys.map((key) => timingSafeEqual(sha256(key), sha256(shown))).includes(true)

/**
 * The port stands behind the last colon, after an IPv6 address without brackets, too. CloudFront has no viewer on our
 * own machine, whose callers have no limits.
 */
const addressIn = (viewer: string): string | undefined => {
  const address = viewer.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  return !addressOf(address) || isOwnMachine(address) ? undefined : address
}

const REFUSED = {
  statusCode: 403,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  },
  body: 'This address answers its front alone.\n',
}

/** What the front alone may say, and its secret, go no further. */
const from = (event: APIGatewayProxyEventV2, sourceIp: string): APIGatewayProxyEventV2 => {
  const { [FRONT_HEADER]: _secret, [VIEWER_HEADER]: _viewer, ...headers } = event.headers
  const { requestContext } = event
  return { ...event, headers, requestContext: { ...requestContext, http: { ...requestContext.http, sourceIp } } }
}

/**
 * Behind a front only requests with one of its keys come in, and the caller is the front's viewer. Without keys there
 * is no front: the caller is the gateway's, whatever the headers say.
 */
export const behindFront =
  (keys: readonly string[], door: Door, log: Log): Door =>
  async (event, context) => {
    const { sourceIp } = event.requestContext.http
    if (keys.length === 0) return door(from(event, sourceIp), context)
    if (!isOneOf(keys, event.headers[FRONT_HEADER] ?? '')) {
      log('warn', AROUND)
      return REFUSED
    }
    return door(from(event, addressIn(event.headers[VIEWER_HEADER] ?? '') ?? sourceIp), context)
  }
