import type { Response } from '../http.ts'

/** Beside what the Fetch standard shows of each answer. */
const EXPOSED = ['ETag', 'Link', 'Location', 'RateLimit', 'RateLimit-Policy', 'Retry-After'] as const

/**
 * The Fetch standard: pages of any site may read, and browsers send no cookie along. Only what the answer has is named:
 * an answer about a game's version is asked for again and again, and stays under 300 bytes.
 */
export const openToPages = (response: Response): Response => {
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

/** In seconds: what browsers keep at most. */
const KEPT = '7200'

/** To a browser that asks first, and to anyone who asks what an address takes. */
export const preflight = (methods: readonly string[]): Response => ({
  status: 204,
  headers: {
    allow: methods.join(', '),
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, If-None-Match',
    'access-control-max-age': KEPT,
    'cache-control': 'no-store',
  },
  body: '',
})
