import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { zlib } from '../runtime/zlib.ts'

type Coding = 'br' | 'gzip'

/** The fewest characters of a body that is compressed. A shorter one fits into one packet anyway. */
const SHORTEST = 1000

const TEXT = /^(text\/|image\/svg\+xml|application\/([\w.-]+\+)?json)/

/** Brotli's quality: a cached file is compressed once, a page each time. */
const QUALITY = { cached: 11, dynamic: 5 }

/** Returns the content coding that `Accept-Encoding` allows, brotli before gzip; undefined for neither. */
export const preferredCoding = (accepted = ''): Coding | undefined => {
  const allowed = accepted
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .filter(([, weight]) => !/^q=0(\.0{1,3})?$/.test(weight ?? ''))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((coding) => allowed.includes(coding))
}

const compress = (coding: Coding, quality: number, text: string): string => {
  const bytes = Buffer.from(text)
  const { brotliCompressSync, constants, gzipSync } = zlib()
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return (coding === 'gzip' ? gzipSync(bytes) : brotliCompressSync(bytes, { params })).toString('base64')
}

/**
 * Compressed files and the OpenAPI document, by coding and path. The name of a file contains a hash, so it never
 * changes.
 */
const cache = new Map<string, string>()

const cached = (name: string, make: () => string): string => {
  const body = cache.get(name) ?? make()
  cache.set(name, body)
  return body
}

const isImmutable = (headers: Headers): boolean => String(headers['cache-control']).includes('immutable')

type Headers = NonNullable<APIGatewayProxyStructuredResultV2['headers']>

/**
 * Returns the headers of an answer with this coding, if any. The ETag of a compressed answer is weak, because the bytes
 * differ by coding (RFC 9110, 8.8.1).
 */
const headersFor = ({ vary, etag, ...rest }: Headers, coding: Coding | undefined): Headers => ({
  ...rest,
  vary: vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`,
  ...(etag !== undefined && { etag: coding && !`${etag}`.startsWith('W/') ? `W/${etag}` : etag }),
  ...(coding && { 'content-encoding': coding }),
})

/**
 * Returns whether the answer is the OpenAPI document. It stays the same while a process lives, but it is so large that
 * its first reader would wait if it were compressed at the quality of cached files.
 */
const isDocument = ({ rawPath }: Call, { statusCode }: APIGatewayProxyStructuredResultV2): boolean =>
  rawPath === '/v1/openapi.json' && statusCode === 200

type Call = { readonly rawPath: string; readonly headers: Readonly<Record<string, string | undefined>> }

/** Returns the result, compressed if it is a text of at least `SHORTEST` characters and the client accepts a coding. */
export const compressResult = (
  call: Call,
  result: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 => {
  const { headers = {}, body = '', isBase64Encoded } = result
  if (isBase64Encoded || body.length < SHORTEST || !TEXT.test(String(headers['content-type']))) return result
  const coding = preferredCoding(call.headers['accept-encoding'])
  if (!coding) return { ...result, headers: headersFor(headers, coding) }
  const quality = isImmutable(headers) ? QUALITY.cached : isDocument(call, result) ? QUALITY.dynamic : undefined
  const compressed =
    quality === undefined
      ? compress(coding, QUALITY.dynamic, body)
      : cached(`${coding} ${call.rawPath}`, () => compress(coding, quality, body))
  return { ...result, headers: headersFor(headers, coding), body: compressed, isBase64Encoded: true }
}

type CompressionMiddleware = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>

/**
 * Middleware that compresses answers, since API Gateway does not. Use it last: the last middleware sees the answer
 * first.
 */
export const compression: CompressionMiddleware = {
  after: (request) => {
    if (request.response) request.response = compressResult(request.event, request.response)
  },
}
