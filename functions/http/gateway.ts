import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Request, Response } from '../../shared/service/runtime/http.ts'

const bodyOf = ({ body, isBase64Encoded }: APIGatewayProxyEventV2): string =>
  isBase64Encoded ? Buffer.from(body ?? '', 'base64').toString('utf8') : (body ?? '')

/**
 * Returns the query. The gateway joins the values of a repeated name by commas, which may also be in a value; here they
 * are joined by line breaks, which no value may have.
 */
const queryOf = ({ rawQueryString, queryStringParameters: query = {} }: APIGatewayProxyEventV2): Request['query'] => {
  if (!Object.values(query).some((value) => value?.includes(','))) return query
  const search = new URLSearchParams(rawQueryString)
  const valueOf = (name: string, value: string | undefined): string | undefined => {
    const values = search.getAll(name)
    return values.length > 1 ? values.join('\n') : value
  }
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, valueOf(name, value)]))
}

/** Returns the service's request. It counts as received when the gateway received it. */
export const toRequest = (event: APIGatewayProxyEventV2): Request => ({
  method: event.requestContext.http.method,
  path: event.rawPath,
  query: queryOf(event),
  headers: {
    ...Object.fromEntries(Object.entries(event.headers).map(([name, value]) => [name.toLowerCase(), value])),
    // The gateway moves cookies out of the headers.
    ...(event.cookies && { cookie: event.cookies.join('; ') }),
  },
  body: bodyOf(event),
  from: event.requestContext.http.sourceIp,
  receivedAt: event.requestContext.timeEpoch,
})

/** HSTS for a year (RFC 6797). It leaves out subdomains, because on an owner's domain they may still use plain HTTP. */
const HSTS = { 'strict-transport-security': 'max-age=31536000' }

/** Returns the gateway's form of a response. Bytes are sent as base64. */
export const toResult = (
  { status, headers: { 'set-cookie': cookie, ...headers }, body, bytes }: Response,
  { origin }: { readonly origin: string },
): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  ...(cookie !== undefined && { cookies: [cookie] }),
  headers: { ...headers, ...(origin.startsWith('https:') && HSTS) },
  ...(bytes ? { body: Buffer.from(bytes).toString('base64'), isBase64Encoded: true } : { body }),
})
