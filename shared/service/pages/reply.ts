import type { Request, Response } from '../http.ts'
import type { Link } from '../links.ts'

/** Nothing is loaded from elsewhere, nothing inline runs, and no other site may frame a board to catch a click. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const GUARDED = {
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
}

/** A page of a person's own: kept by no cache, found by no search. */
export const privatePage = (status: number, body: string): Response => ({
  status,
  headers: {
    ...GUARDED,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    vary: 'accept-language',
  },
  body,
})

/** A page that anyone may find. It carries a fresh key where it has a form, so it is not kept either. */
export const publicPage = (status: number, body: string): Response => ({
  status,
  headers: {
    ...GUARDED,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-language',
  },
  body,
})

/** After a POST that was carried out: see there. A reload asks for the page and posts nothing. */
export const seeOther = (path: string): Response => ({
  status: 303,
  headers: { ...GUARDED, location: path, 'cache-control': 'no-store' },
  body: '',
})

/** On to a seat by its link; without one, to where links are asked for. */
export const seeSeat = (link: Link | undefined): Response => seeOther(link ? `/p/${link.token}` : '/links')

export const file = (type: string, body: string): Response => ({
  status: 200,
  headers: {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  },
  body,
})

/**
 * Whether a form was posted from a page of another site. A page under `no-referrer` sends `Origin: null`, so a null
 * origin proves nothing either way; what browsers say in Sec-Fetch-Site goes first.
 */
export const isForeign = (origin: string, { headers }: Request): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const sender = headers['origin']
  return sender !== undefined && sender !== 'null' && sender !== origin
}
