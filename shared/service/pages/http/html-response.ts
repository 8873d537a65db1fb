import type { Response } from '../../http.ts'
import type { Link } from '../../credentials/links.ts'
import { POLICY } from './policy.ts'

const GUARDED = {
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
}

/** Not cached, not indexed. */
export const privatePage = (status: number, body: string): Response => ({
  status,
  headers: {
    ...GUARDED,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    vary: 'accept-language, cookie',
  },
  body,
})

/** Indexable; not cached, as its form has a fresh key. */
export const publicPage = (status: number, body: string): Response => ({
  status,
  headers: {
    ...GUARDED,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-language, cookie',
  },
  body,
})

/** A reload then posts nothing. */
export const seeOther = (path: string): Response => ({
  status: 303,
  headers: { ...GUARDED, location: path, 'cache-control': 'no-store' },
  body: '',
})

export const seeSeat = (link: Link | undefined): Response => seeOther(link ? `/p/${link.token}` : '/links')

/** `isLasting`: never another of its name. */
export const file = (type: string, body: string | Uint8Array, isLasting: boolean): Response => ({
  status: 200,
  headers: {
    'content-type': type,
    'cache-control': isLasting ? 'public, max-age=31536000, immutable' : 'public, max-age=600',
    'x-content-type-options': 'nosniff',
  },
  ...(typeof body === 'string' ? { body } : { body: '', bytes: body }),
})
