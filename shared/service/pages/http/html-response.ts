import type { Response } from '../../runtime/http.ts'
import type { Link } from '../../credentials/links.ts'
import { CONTENT_SECURITY_POLICY } from './content-security-policy.ts'

const SECURITY_HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
}

/** A page for its visitor alone: it is neither cached nor indexed. */
export const privateResponse = (status: number, body: string): Response => ({
  status,
  headers: {
    ...SECURITY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    vary: 'accept-language, cookie',
  },
  body,
})

/** A page that search engines may index. It is not cached, because its form has a new idempotency key each time. */
export const publicResponse = (status: number, body: string): Response => ({
  status,
  headers: {
    ...SECURITY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-language, cookie',
  },
  body,
})

/** Redirects after a form (303): because of the redirect, a reload posts nothing. */
export const redirectTo = (path: string): Response => ({
  status: 303,
  headers: { ...SECURITY_HEADERS, location: path, 'cache-control': 'no-store' },
  body: '',
})

/** Redirects to a seat. Without a link, to the page that emails links. */
export const redirectToSeat = (link: Link | undefined): Response => redirectTo(link ? `/p/${link.token}` : '/links')

/** `isLasting`: the name contains a hash of the content, so caches may keep the file for a year. */
export const fileResponse = (type: string, body: string | Uint8Array, isLasting: boolean): Response => ({
  status: 200,
  headers: {
    'content-type': type,
    'cache-control': isLasting ? 'public, max-age=31536000, immutable' : 'public, max-age=600',
    'x-content-type-options': 'nosniff',
  },
  ...(typeof body === 'string' ? { body } : { body: '', bytes: body }),
})
