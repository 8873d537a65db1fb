import type { Issue } from '../../api/values/issues.ts'
import type { BodyFormat } from '../../api/routes/routes.ts'
import type { Request } from '../runtime/http.ts'

/** Bytes. The largest honest body, 200 conditional moves written with all their squares, has 13 KB. */
export const BODY_LIMIT = 16_384

export type BodyFault =
  | { readonly code: 'content-too-large'; readonly limit: number }
  | { readonly code: 'unsupported-media-type'; readonly accept: string }
  | { readonly code: 'invalid-request'; readonly issues: readonly Issue[] }

/**
 * The media type of each format. Without a preflight request, a page of another site can send forms but no JSON. The
 * origin check stops such forms.
 */
const TYPES: Readonly<Record<BodyFormat, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
}

const UTF_8 = /^charset="?utf-?8"?$/

const hasType = (type: string, header: string): boolean => {
  const [named = '', ...parameters] = header.toLowerCase().split(';', 5)
  return named.trim() === type && parameters.every((parameter) => UTF_8.test(parameter.trim()))
}

const isTooLong = (body: string, longest: number): boolean =>
  body.length > longest || new TextEncoder().encode(body).length > longest

/** Decoders put this character in the place of bytes that are not UTF-8. */
const REPLACEMENT_CHARACTER = '\u{fffd}'

const isUtf8: Readonly<Record<BodyFormat, (body: string) => boolean>> = {
  json: (body) => !body.includes(REPLACEMENT_CHARACTER),
  form: (body) => {
    try {
      return !decodeURIComponent(body).includes(REPLACEMENT_CHARACTER)
    } catch {
      return false
    }
  },
}

const NOT_UTF_8: readonly Issue[] = [{ path: '', message: 'the body must be UTF-8' }]

/** `longest`: the limit in bytes of a route that takes more than others. */
type AcceptedBody = { readonly takes: BodyFormat | undefined; readonly longest?: number | undefined }

/**
 * Checks a body's length, media type and encoding before anything is loaded. A route that takes no body checks its
 * length alone.
 */
export const findBodyFault = (
  { takes, longest = BODY_LIMIT }: AcceptedBody,
  { body, headers }: Request,
): BodyFault | undefined => {
  if (isTooLong(body, longest)) return { code: 'content-too-large', limit: longest }
  if (takes === undefined || body === '') return undefined
  const type = TYPES[takes]
  // No body is decompressed (RFC 9110, 8.4): a small one may become a huge one.
  const isCoded = (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity'
  if (isCoded || !hasType(type, headers['content-type'] ?? '')) return { code: 'unsupported-media-type', accept: type }
  return isUtf8[takes](body) ? undefined : { code: 'invalid-request', issues: NOT_UTF_8 }
}
