import { matchRoute } from '../../../api/routes/match-route.ts'
import { PAGE_ROUTES } from '../../../api/routes/page-routes.ts'
import { LONGEST } from '../../../game/limits/bounds.ts'
import type { Request } from '../../runtime/http.ts'

const isPage = (path: string): boolean => {
  const matched = matchRoute(PAGE_ROUTES, 'GET', path)
  return matched.kind === 'found' && matched.name !== 'asset'
}

/**
 * The most parts that the path of a route has. Further parts are not looked up, so a long path costs no more than a
 * short one.
 */
const MOST_PARTS = Math.max(...PAGE_ROUTES.map(({ path }) => path.split('/').length))

/** Returns the page at a path; if only forms post to it, the nearest page above it, which has the form. */
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

/** Returns the path to return to: the page that the reader sees, as a GET shows it. */
export const returnPathOf = (request: Request): string => {
  const page = pageOf(request.path)
  const query = page === request.path ? queryOf(request) : ''
  const here = query === '' ? page : `${page}?${query}`
  return here.length > LONGEST.returnPath ? page : here
}

/**
 * Paths and queries as this service writes them. Hosts, backslashes and control characters do not match: no open
 * redirects.
 */
const OWN = /^(\/[\w./~-]*)(\?[\w.~%=&*+-]*)?$/

/**
 * Checks a path that a form gives to return to. Anything but a page of this service becomes the first page; a query
 * that is too long is dropped.
 */
export const readReturnPath = (back: string): string => {
  const [, path = ''] = OWN.exec(back) ?? []
  if (path.length > LONGEST.returnPath || !isPage(path)) return '/'
  return back.length > LONGEST.returnPath ? path : back
}
