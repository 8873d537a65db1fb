import type { Response } from './http.ts'

/** The Fetch standard: pages of any site may read, and browsers send no cookie along. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Location, RateLimit, RateLimit-Policy, Retry-After',
}

export const openToPages = (response: Response): Response => ({
  ...response,
  headers: { ...response.headers, ...OPEN },
})

/** In seconds: what browsers keep at most. */
const KEPT = '7200'

/** To a browser that asks first, and to whoever asks what an address takes. */
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
