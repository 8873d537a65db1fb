import { matchRoute } from '../api/routes/match-route.ts'
import { PAGE_ROUTES, type PageRoute } from '../api/routes/routes.ts'
import { SCRIPT_HEADER } from '../api/routes/script-header.ts'
import { STATUS } from '../api/routes/http-status.ts'
import { failedPage, pastPage, unknownPage } from '../pages/kit/error-pages.ts'
import { type AssetFiles, isLasting } from '../pages/assets/asset-files.ts'
import { bodyFault } from './access/body-limit.ts'
import { admit, withHeaders } from './limits/rate-limit.ts'
import { isForeign } from './access/cross-site.ts'
import type { Request, Response } from './http.ts'
import { later } from './background/lazy.ts'
import { watchLink } from './credentials/links.ts'
import { pastGame } from './access/authorize.ts'
import { withOwnWrites } from './games/own-writes.ts'
import { showSeat, showWatch } from './pages/board/show-seat.ts'
import { file, privatePage, publicPage } from './pages/http/html-response.ts'
import { type Visit, contextOf, failed } from './pages/http/page-request.ts'
import type { Service } from './service.ts'

/**
 * The module of rarely used pages. It is a single file, because each file that a container reads costs its start a
 * millisecond.
 */
const lazyPages = () => import('./pages/http/lazy-pages.ts')

const asset = async (visit: Visit, name: string): Promise<Response> => {
  const found = visit.assets.files.get(name)
  return found ? file(found.type, found.body, isLasting(name)) : publicPage(404, unknownPage(await contextOf(visit)))
}

type Handler = (visit: Visit, parameter: string) => Response | Promise<Response>

const showDeadLink = later(lazyPages, 'showDeadLink')

/** The handler of each page. `parameter`: the token, game id or file in the path. */
const HANDLERS: { readonly [R in PageRoute]: Handler } = {
  newGame: later(lazyPages, 'showNewGame'),
  create: later(lazyPages, 'createGame'),
  invitation: later(lazyPages, 'showInvitation'),
  claim: later(lazyPages, 'takeInvitation'),
  decline: later(lazyPages, 'declineInvitation'),
  seat: showSeat,
  move: later(() => import('./pages/board/move-seat.ts'), 'moveSeat'),
  act: later(lazyPages, 'actSeat'),
  own: later(lazyPages, 'saveOwn'),
  try: later(lazyPages, 'showTrying'),
  tried: later(lazyPages, 'postTried'),
  rotate: later(lazyPages, 'rotateOwnLink'),
  keep: later(lazyPages, 'showKeep'),
  mailLink: later(lazyPages, 'mailKeep'),
  wantEmails: later(lazyPages, 'wantEmails'),
  settings: later(lazyPages, 'showSettings'),
  saveSettings: later(lazyPages, 'saveSettings'),
  deadline: later(lazyPages, 'showDeadline'),
  calendar: later(lazyPages, 'showCalendar'),
  lostSeat: later(lazyPages, 'showLostSeat'),
  takeLostSeat: later(lazyPages, 'takeLostSeat'),
  silence: later(lazyPages, 'showSilence'),
  silenced: later(lazyPages, 'silence'),
  undo: later(lazyPages, 'showUndo'),
  undone: later(lazyPages, 'undoSeat'),
  mailbox: later(lazyPages, 'showMailbox'),
  changeMailbox: later(lazyPages, 'changeMailbox'),
  keys: later(lazyPages, 'showKeys'),
  makeKey: later(lazyPages, 'makeKey'),
  revokeKey: later(lazyPages, 'revokeKey'),
  myGames: later(lazyPages, 'showMyGames'),
  links: later(lazyPages, 'showLinks'),
  sendLinks: later(lazyPages, 'sendLinks'),
  chooseLanguage: later(lazyPages, 'chooseLanguage'),
  watch: showWatch,
  feed: later(lazyPages, 'showFeed'),
  watchTry: later(lazyPages, 'showTryingFor'),
  sheet: later(lazyPages, 'showSheet'),
  apiGuide: later(lazyPages, 'showGuide'),
  asset,
}

/**
 * Explains a 404: a dead link from an email gets a page that offers consent to emails, any other expired link its
 * game's public record.
 */
const explainDeadLink = async (visit: Visit, parameter: string, response: Response): Promise<Response> => {
  const { service, request } = visit
  const [token, mark] = parameter.split('.')
  const dead = response.status === 404 && mark !== undefined ? await showDeadLink(visit, parameter) : undefined
  if (dead) return dead
  const id = response.status === 404 ? await pastGame(service, token, request.receivedAt) : undefined
  return id === undefined
    ? response
    : privatePage(STATUS['links-expired'], pastPage(await contextOf(visit), watchLink(service, id).url))
}

const route = async (visit: Visit): Promise<Response> => {
  const { service, request } = visit
  const matched = matchRoute(PAGE_ROUTES, request.method, request.path)
  if (matched.kind === 'unknown') return publicPage(404, unknownPage(await contextOf(visit)))
  if (matched.kind === 'wrong-method') {
    const page = await failed(visit, { code: 'method-not-allowed' })
    return { ...page, headers: { ...page.headers, allow: matched.allow.join(', ') } }
  }
  if (request.method === 'POST' && isForeign(service.origin, request)) {
    const context = await contextOf(visit)
    return privatePage(403, failedPage(context, context.texts.errors.crossSite))
  }
  const fault = bodyFault(matched, request)
  if (fault) return failed(visit, fault)
  const [parameter = ''] = Object.values(matched.params)
  const [token] = parameter.split('.')
  const { open, headers } = await admit(service, matched.limited, request, token)
  if (!open) return withHeaders(await failed(visit, { code: 'too-many-requests' }), headers)
  const response = await HANDLERS[matched.name](visit, parameter)
  return withHeaders(await explainDeadLink(visit, parameter, response), headers)
}

/**
 * Saves a page's script one request: instead of a redirect it gets the page that the redirect leads to. If that page
 * cannot be made, the script follows the redirect itself; so it does if a cookie was set, which this request lacks.
 */
const followRedirect = async (visit: Visit): Promise<Response> => {
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
    ? followRedirect({ service: { ...service, games: withOwnWrites(service.games) }, assets, request })
    : route({ service, assets, request }))
  return request.method === 'HEAD' ? { ...response, body: '' } : response
}
