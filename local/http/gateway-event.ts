import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { matchRoute } from '../../shared/api/routes/match-route.ts'
import { API_ROUTES } from '../../shared/api/routes/routes.ts'
import { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import type { IncomingRequest, HttpReply } from './http-server.ts'

const ROUTES = [...API_ROUTES, ...PAGE_ROUTES]

/** Returns the route of a path, for logs: the path itself may contain a token. */
export const routeKeyOf = (method: string, path: string): string => {
  const route = ROUTES.find((one) => matchRoute([one], method, path).kind === 'found')
  return route ? `${route.method} ${route.path}` : '$default'
}

/** Bodies that API Gateway passes as text; all others, forms included, come in base64. */
const TEXT = /^(text\/|application\/(json|javascript|xml)\b)/i

const queryOf = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name).join(',')]))

export const toHttpEvent = (incoming: IncomingRequest, now: Instant): APIGatewayProxyEventV2 => {
  const { method, path, search, body } = incoming
  const { cookie, ...headers } = incoming.headers
  const routeKey = routeKeyOf(method, path)
  const isBase64Encoded = body.length > 0 && !TEXT.test(headers['content-type'] ?? 'text/plain')
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: search.toString(),
    headers,
    ...(cookie !== undefined && { cookies: cookie.split('; ') }),
    ...(search.size > 0 && { queryStringParameters: queryOf(search) }),
    ...(body.length > 0 && { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') }),
    isBase64Encoded,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers['host'] ?? '',
      domainPrefix: 'local',
      http: {
        method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: incoming.from,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: new Date(now).toUTCString(),
      timeEpoch: now,
    },
  }
}

export const toHttpReply = (result: APIGatewayProxyStructuredResultV2): HttpReply => ({
  status: result.statusCode ?? 200,
  headers: {
    ...Object.fromEntries(Object.entries(result.headers ?? {}).map(([name, value]) => [name, String(value)])),
    ...(result.cookies && { 'set-cookie': result.cookies.join() }),
  },
  body: Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'),
})
