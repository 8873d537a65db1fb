import { matchRoute } from '../api/routes/match-route.ts'
import { PAGE_ROUTES } from '../api/routes/page-routes.ts'
import { SCRIPT_HEADER } from '../api/routes/script-header.ts'
import { HTTP_STATUS } from '../api/routes/http-status.ts'
import { failedPage, endedGamePage, notFoundPage } from '../pages/kit/error-pages.ts'
import type { AssetFiles } from '../pages/asset-files.ts'
import { findBodyFault } from './http/body-limit.ts'
import { checkRateLimit, withHeaders } from './limits/rate-limit.ts'
import { isCrossSite } from './access/cross-site.ts'
import type { Request, Response } from './runtime/http.ts'
import { lazy } from './runtime/lazy.ts'
import { publicGameLink } from './credentials/links.ts'
import { gameOfExpiredLink } from './access/authorize.ts'
import { readOwnWrites } from './games/read-own-writes.ts'
import { PAGE_HANDLERS, lazyPages, tournamentPages } from './page-handlers.ts'
import { privateResponse, publicResponse } from './pages/http/html-response.ts'
import { type PageVisit, pageContext, failureResponse } from './pages/http/page-visit.ts'
import type { Service } from './runtime/service.ts'
import { parseTournamentToken } from './tournaments/links/tournament-tokens.ts'

const showDeadLink = lazy(lazyPages, 'showDeadLink')
const showEndedEvent = lazy(tournamentPages, 'showEndedEvent')

/**
 * Replaces a 404 by a page that explains it. For a dead link from an email, the page offers to consent to emails; for
 * any other expired link, it has a link to the game's public record.
 */
const explainDeadLink = async (visit: PageVisit, parameter: string, response: Response): Promise<Response> => {
  const { service, request } = visit
  const [token, mark] = parameter.split('.')
  const dead = response.status === 404 && mark !== undefined ? await showDeadLink(visit, parameter) : undefined
  if (dead) return dead
  if (response.status === 404 && token !== undefined && parseTournamentToken(token))
    return (await showEndedEvent(visit, token)) ?? response
  const id = response.status === 404 ? await gameOfExpiredLink(service, token, request.receivedAt) : undefined
  return id === undefined
    ? response
    : privateResponse(
        HTTP_STATUS['links-expired'],
        endedGamePage(await pageContext(visit), publicGameLink(service, id).url),
      )
}

/** The addresses of versions of the API that there are not. Programs call them. */
const OTHER_VERSION = /^\/v\d+(\/|$)/

const refuseApiVersion = lazy(lazyPages, 'refuseApiVersion')

const unknownPath = async (visit: PageVisit): Promise<Response> =>
  OTHER_VERSION.test(visit.request.path)
    ? refuseApiVersion(visit)
    : publicResponse(404, notFoundPage(await pageContext(visit)))

const TOKEN_AND_MARK = /^[\w-]+(?:\.[\w-]+)?/

/**
 * Returns the parameter of a path. A token ends before what a mail program took for a part of the link, such as a
 * bracket, a quotation mark or a full stop: no token has them.
 */
const parameterOf = (params: Readonly<Record<string, string>>): string => {
  const [parameter = ''] = Object.values(params)
  return params['token'] === undefined ? parameter : (TOKEN_AND_MARK.exec(parameter)?.[0] ?? parameter)
}

const route = async (visit: PageVisit): Promise<Response> => {
  const { service, request } = visit
  const matched = matchRoute(PAGE_ROUTES, request.method, request.path)
  if (matched.kind === 'unknown') return unknownPath(visit)
  if (matched.kind === 'wrong-method') {
    const page = await failureResponse(visit, { code: 'method-not-allowed' })
    return { ...page, headers: { ...page.headers, allow: matched.allow.join(', ') } }
  }
  if (request.method === 'POST' && isCrossSite(service.origin, request)) {
    const context = await pageContext(visit)
    return privateResponse(403, failedPage(context, context.texts.errors.crossSite))
  }
  const fault = findBodyFault(matched, request)
  if (fault) return failureResponse(visit, fault)
  const parameter = parameterOf(matched.params)
  const [token] = parameter.split('.')
  const { isAllowed, headers } = await checkRateLimit(service, matched.limited, request, token)
  if (!isAllowed) return withHeaders(await failureResponse(visit, { code: 'too-many-requests' }), headers)
  const response = await PAGE_HANDLERS[matched.name](visit, parameter)
  return withHeaders(await explainDeadLink(visit, parameter, response), headers)
}

/**
 * Saves a page's script one request: in place of a redirect it gets the page to which the redirect leads. The script
 * follows the redirect itself if that page cannot be made, or if the redirect sets a cookie, which this request lacks.
 */
const followRedirect = async (visit: PageVisit): Promise<Response> => {
  const { service, request } = visit
  const response = await route(visit)
  const { location, 'set-cookie': cookie } = response.headers
  if (response.status !== 303 || location === undefined || cookie !== undefined) return response
  const { pathname: path, searchParams } = new URL(location, service.origin)
  const nextRequest: Request = { ...request, method: 'GET', path, query: Object.fromEntries(searchParams), body: '' }
  const page = await route({ ...visit, request: nextRequest }).catch(() => undefined)
  return page ? { ...page, headers: { ...page.headers, 'content-location': location } } : response
}

/** Answers a request for a page or an asset. GET and HEAD change nothing. The caller handles exceptions. */
export const answerPage = async (service: Service, assets: AssetFiles, request: Request): Promise<Response> => {
  const isFollowed = request.headers[SCRIPT_HEADER] !== undefined
  const response = await (isFollowed
    ? followRedirect({ service: { ...service, games: readOwnWrites(service.games) }, assets, request })
    : route({ service, assets, request }))
  return request.method === 'HEAD' ? { ...response, body: '' } : response
}
