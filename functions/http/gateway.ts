import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Request, Response } from '../../shared/service/http.ts'

const bodyOf = ({ body, isBase64Encoded }: APIGatewayProxyEventV2): string =>
  isBase64Encoded ? Buffer.from(body ?? '', 'base64').toString('utf8') : (body ?? '')

/** The gateway's receive time counts. */
export const toRequest = (event: APIGatewayProxyEventV2): Request => ({
  method: event.requestContext.http.method,
  path: event.rawPath,
  query: event.queryStringParameters ?? {},
  headers: {
    ...Object.fromEntries(Object.entries(event.headers).map(([name, value]) => [name.toLowerCase(), value])),
    // The gateway takes them out of the headers.
    ...(event.cookies && { cookie: event.cookies.join('; ') }),
  },
  body: bodyOf(event),
  from: event.requestContext.http.sourceIp,
  receivedAt: event.requestContext.timeEpoch,
})

/** RFC 6797, a year. Without subdomains: on one's own domain they may still speak plain HTTP. */
const OVER_TLS = { 'strict-transport-security': 'max-age=31536000' }

export const toResult = (
  { status, headers: { 'set-cookie': cookie, ...headers }, body, bytes }: Response,
  { origin }: { readonly origin: string },
): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  ...(cookie !== undefined && { cookies: [cookie] }),
  headers: { ...headers, ...(origin.startsWith('https:') && OVER_TLS) },
  ...(bytes ? { body: Buffer.from(bytes).toString('base64'), isBase64Encoded: true } : { body }),
})
