import type { Response } from '../runtime/http.ts'

/** Response headers that scripts of other sites may read, besides those that the Fetch standard always exposes. */
const EXPOSED = [
  'Deprecation',
  'ETag',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Sunset',
] as const

/**
 * Lets pages of any site read an API response. For the origin `*` browsers send no cookies (Fetch standard). Only
 * headers that the response has are exposed: the answer about a game's version is polled, and so stays under 300 bytes.
 */
export const withCorsHeaders = (response: Response): Response => {
  const exposed = EXPOSED.filter((name) => response.headers[name.toLowerCase()] !== undefined)
  return {
    ...response,
    headers: {
      ...response.headers,
      'access-control-allow-origin': '*',
      ...(exposed.length > 0 && { 'access-control-expose-headers': exposed.join(', ') }),
    },
  }
}

/** Seconds that a browser may keep the answer to a preflight request: the most that browsers grant. */
const PREFLIGHT_SECONDS = '7200'

/** Answers `OPTIONS`: a browser's preflight request, or anyone who asks which methods an address takes. */
export const preflightResponse = (methods: readonly string[]): Response => ({
  status: 204,
  headers: {
    allow: methods.join(', '),
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, If-None-Match',
    'access-control-max-age': PREFLIGHT_SECONDS,
    'cache-control': 'no-store',
  },
  body: '',
})
