import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { zlib } from '../runtime/zlib.ts'

type Coding = 'br' | 'gzip'

/** Bytes: less fits one packet anyway. */
const LEAST = 1000

const TEXT = /^(text\/|image\/svg\+xml|application\/([\w.-]+\+)?json)/

/** Of brotli: a kept file is packed once, a page each time. */
const EFFORT = { kept: 11, made: 5 }

/** Brotli before gzip, by Accept-Encoding; undefined for neither. */
export const codingOf = (accepted = ''): Coding | undefined => {
  const wanted = accepted
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .filter(([, weight]) => !/^q=0(\.0{1,3})?$/.test(weight ?? ''))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((coding) => wanted.includes(coding))
}

const pack = (coding: Coding, effort: number, text: string): string => {
  const bytes = Buffer.from(text)
  const { brotliCompressSync, constants, gzipSync } = zlib()
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return (coding === 'gzip' ? gzipSync(bytes) : brotliCompressSync(bytes, { params })).toString('base64')
}

/** By path and coding: names hold a hash, so they are few and never change. */
const files = new Map<string, string>()

const packedOnce = (name: string, make: () => string): string => {
  const made = files.get(name) ?? make()
  files.set(name, made)
  return made
}

const isKept = (headers: Headers): boolean => String(headers['cache-control']).includes('immutable')

type Headers = NonNullable<APIGatewayProxyStructuredResultV2['headers']>

/** A weak tag, as bytes differ by coding (RFC 9110, 8.8.1). */
const told = ({ vary, etag, ...rest }: Headers, coding: Coding | undefined): Headers => ({
  ...rest,
  vary: vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`,
  ...(etag !== undefined && { etag: coding && !`${etag}`.startsWith('W/') ? `W/${etag}` : etag }),
  ...(coding && { 'content-encoding': coding }),
})

/** The same for as long as a process lives, and large: at a file's effort its first reader would wait. */
const isDocument = ({ rawPath }: Call, { statusCode }: APIGatewayProxyStructuredResultV2): boolean =>
  rawPath === '/v1/openapi.json' && statusCode === 200

type Call = { readonly rawPath: string; readonly headers: Readonly<Record<string, string | undefined>> }

export const packed = (call: Call, result: APIGatewayProxyStructuredResultV2): APIGatewayProxyStructuredResultV2 => {
  const { headers = {}, body = '', isBase64Encoded } = result
  if (isBase64Encoded || body.length < LEAST || !TEXT.test(String(headers['content-type']))) return result
  const isOne = isDocument(call, result)
  // A quarter of a megabyte to anyone who asks plainly would be most of a bill: it leaves packed or not at all.
  const coding = codingOf(call.headers['accept-encoding']) ?? (isOne ? 'gzip' : undefined)
  if (!coding) return { ...result, headers: told(headers, coding) }
  const once = isKept(headers) ? EFFORT.kept : isOne ? EFFORT.made : undefined
  const made =
    once === undefined
      ? pack(coding, EFFORT.made, body)
      : packedOnce(`${coding} ${call.rawPath}`, () => pack(coding, once, body))
  return { ...result, headers: told(headers, coding), body: made, isBase64Encoded: true }
}

type Packing = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>

/** API Gateway compresses nothing. The last middleware sees the answer first. */
export const packing: Packing = {
  after: (request) => {
    if (request.response) request.response = packed(request.event, request.response)
  },
}
