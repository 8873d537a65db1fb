import { matchRoute } from '../../../api/routes/match-route.ts'
import { PAGE_ROUTES } from '../../../api/routes/routes.ts'
import { LONGEST } from '../../../game/bounds.ts'
import type { Request } from '../../http.ts'

const isPage = (path: string): boolean => {
  const matched = matchRoute(PAGE_ROUTES, 'GET', path)
  return matched.kind === 'found' && matched.name !== 'asset'
}

/** A route has no more: a long path costs no more than a short one. */
const MOST_PARTS = Math.max(...PAGE_ROUTES.map(({ path }) => path.split('/').length))

/** The page of a path, or the one above it that has its form. */
const pageOf = (path: string): string => {
  const parts = path.split('/', MOST_PARTS)
  while (parts.length > 1 && !isPage(parts.join('/'))) parts.pop()
  return parts.join('/') || '/'
}

const queryOf = ({ method, query }: Request): string =>
  method === 'POST'
    ? ''
    : new URLSearchParams(
        Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ).toString()

/** Where the reader is: a page that a GET shows. */
export const hereOf = (request: Request): string => {
  const page = pageOf(request.path)
  const query = page === request.path ? queryOf(request) : ''
  const here = query === '' ? page : `${page}?${query}`
  return here.length > LONGEST.back ? page : here
}

/** Paths and queries as this service writes them: no host, no backslash, no control character. */
const OWN = /^(\/[\w./~-]*)(\?[\w.~%=&*+-]*)?$/

/** A page of this service, without what is too long to come back to, or the first one: a form may say anything. */
export const pathBack = (back: string): string => {
  const [, path = ''] = OWN.exec(back) ?? []
  if (path.length > LONGEST.back || !isPage(path)) return '/'
  return back.length > LONGEST.back ? path : back
}
