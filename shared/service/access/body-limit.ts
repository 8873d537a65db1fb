import type { Issue } from '../../api/values/issues.ts'
import type { Takes } from '../../api/routes/routes.ts'
import type { Request } from '../http.ts'

/** Bytes. The largest honest body, a plan of 200 moves with all squares, has 13 KB. */
export const LONGEST_BODY = 16_384

export type BodyFault =
  | { readonly code: 'content-too-large'; readonly limit: number }
  | { readonly code: 'unsupported-media-type'; readonly accept: string }
  | { readonly code: 'invalid-request'; readonly issues: readonly Issue[] }

/** Another site's page can send only forms; their origin tells. */
const TYPES: Readonly<Record<Takes, string>> = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

const UTF_8 = /^charset="?utf-?8"?$/

const isOf = (type: string, header: string): boolean => {
  const [named = '', ...parameters] = header.toLowerCase().split(';', 5)
  return named.trim() === type && parameters.every((parameter) => UTF_8.test(parameter.trim()))
}

const isTooLong = (body: string, longest: number): boolean =>
  body.length > longest || new TextEncoder().encode(body).length > longest

const UNREAD = '\u{fffd}'

const isWritten: Readonly<Record<Takes, (body: string) => boolean>> = {
  json: (body) => !body.includes(UNREAD),
  form: (body) => {
    try {
      return !decodeURIComponent(body).includes(UNREAD)
    } catch {
      return false
    }
  },
}

const NOT_UTF_8: readonly Issue[] = [{ path: '', message: 'the body must be UTF-8' }]

/** `longest`: in bytes, where a route takes more than others. */
type Taking = { readonly takes: Takes | undefined; readonly longest?: number | undefined }

/** Before anything is looked up. A route without a body ignores it. */
export const bodyFault = (
  { takes, longest = LONGEST_BODY }: Taking,
  { body, headers }: Request,
): BodyFault | undefined => {
  if (isTooLong(body, longest)) return { code: 'content-too-large', limit: longest }
  if (takes === undefined || body === '') return undefined
  const type = TYPES[takes]
  if (!isOf(type, headers['content-type'] ?? '')) return { code: 'unsupported-media-type', accept: type }
  return isWritten[takes](body) ? undefined : { code: 'invalid-request', issues: NOT_UTF_8 }
}
