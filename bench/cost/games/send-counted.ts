import { brotliDecompressSync } from 'node:zlib'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { gatewayLogLine, frontLogLine } from './access-log-lines.ts'
import { COUNTED_ORIGIN, LINE_OVERHEAD, CONTEXT, type CountedStage } from './counted-stage.ts'

export type CountedRequest = {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type CountedResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const eventOf = ({ method, path, headers = {}, body }: CountedRequest, now: number): APIGatewayProxyEventV2 => {
  const url = new URL(path, COUNTED_ORIGIN)
  const { sourceIp, userAgent } = { sourceIp: '192.0.2.1', userAgent: 'counted' }
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    queryStringParameters: Object.fromEntries(url.searchParams),
    headers: { 'accept-language': 'en', ...headers },
    requestContext: {
      http: { method, path: url.pathname, protocol: 'HTTP/2', sourceIp, userAgent },
      timeEpoch: now,
    } as APIGatewayProxyEventV2['requestContext'],
    ...(body !== undefined && { body }),
    isBase64Encoded: false,
  }
}

const decompressed = (body: string): string => brotliDecompressSync(Buffer.from(body, 'base64')).toString('utf8')

/**
 * Counts what a request and its response use. A front adds some security headers, and caches no response of the counted
 * requests.
 */
const bill = ({ tally, way }: CountedStage, status: number, bytes: number, heads: number): void => {
  const isFront = way !== 'gateway'
  tally.add(isFront ? 'edge' : 'request')
  // The firewall inspects cached requests, too, but no request of a move is cached.
  if (way === 'front with firewall') tally.add('inspected')
  tally.add(isFront ? 'delivered' : 'egress', bytes + heads)
  tally.add(
    'access',
    Buffer.byteLength(isFront ? frontLogLine(status, bytes) : gatewayLogLine(status, bytes)) + LINE_OVERHEAD,
  )
}

/** Sends a request. The response is counted with the size that a browser gets with brotli. */
export const sendCounted = async (stage: CountedStage, request: CountedRequest): Promise<CountedResponse> => {
  const { handlers, invoke, clock } = stage
  const isApi = request.path.startsWith('/v1/')
  const event = eventOf(request, clock.now)
  const result = await invoke(isApi ? 'answers' : 'pages', () =>
    isApi ? handlers.answers(event, CONTEXT) : handlers.pages(event, CONTEXT),
  )
  const { statusCode = 0, headers = {}, body = '', isBase64Encoded } = result
  const bytes = isBase64Encoded ? Buffer.byteLength(body, 'base64') : Buffer.byteLength(body)
  const heads = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
  const sizes = heads.map(([name, value]) => name.length + value.length + 4)
  bill(
    stage,
    statusCode,
    bytes,
    sizes.reduce((sum, size) => sum + size, 0),
  )
  return { status: statusCode, headers: Object.fromEntries(heads), body: isBase64Encoded ? decompressed(body) : body }
}
