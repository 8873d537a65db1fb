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

/** One file: each more that a container reads costs its start a millisecond. */
const seldom = () => import('./pages/http/lazy-pages.ts')

const asset = async (visit: Visit, name: string): Promise<Response> => {
  const found = visit.assets.files.get(name)
  return found ? file(found.type, found.body, isLasting(name)) : publicPage(404, unknownPage(await contextOf(visit)))
}

type Pages = (visit: Visit, named: string) => Response | Promise<Response>

const showDeadLink = later(seldom, 'showDeadLink')

/** `named`: the token, game id or file in the path. */
const PAGES: { readonly [R in PageRoute]: Pages } = {
  newGame: later(seldom, 'showNewGame'),
  create: later(seldom, 'createGame'),
  invitation: later(seldom, 'showInvitation'),
  claim: later(seldom, 'takeInvitation'),
  decline: later(seldom, 'declineInvitation'),
  seat: showSeat,
  move: later(() => import('./pages/board/move-seat.ts'), 'moveSeat'),
  act: later(seldom, 'actSeat'),
  own: later(seldom, 'saveOwn'),
  try: later(seldom, 'showTrying'),
  tried: later(seldom, 'postTried'),
  rotate: later(seldom, 'rotateOwnLink'),
  keep: later(seldom, 'showKeep'),
  mailLink: later(seldom, 'mailKeep'),
  wantEmails: later(seldom, 'wantEmails'),
  settings: later(seldom, 'showSettings'),
  saveSettings: later(seldom, 'saveSettings'),
  deadline: later(seldom, 'showDeadline'),
  calendar: later(seldom, 'showCalendar'),
  lostSeat: later(seldom, 'showLostSeat'),
  takeLostSeat: later(seldom, 'takeLostSeat'),
  silence: later(seldom, 'showSilence'),
  silenced: later(seldom, 'silence'),
  undo: later(seldom, 'showUndo'),
  undone: later(seldom, 'undoSeat'),
  mailbox: later(seldom, 'showMailbox'),
  changeMailbox: later(seldom, 'changeMailbox'),
  keys: later(seldom, 'showKeys'),
  makeKey: later(seldom, 'makeKey'),
  revokeKey: later(seldom, 'revokeKey'),
  myGames: later(seldom, 'showMyGames'),
  links: later(seldom, 'showLinks'),
  sendLinks: later(seldom, 'sendLinks'),
  chooseLanguage: later(seldom, 'chooseLanguage'),
  watch: showWatch,
  feed: later(seldom, 'showFeed'),
  watchTry: later(seldom, 'showTryingFor'),
  sheet: later(seldom, 'showSheet'),
  apiGuide: later(seldom, 'showGuide'),
  asset,
}

/** A dead link of an email asks whether its reader wants others; any other expired link leads to its game's record. */
const explained = async (visit: Visit, named: string, response: Response): Promise<Response> => {
  const { service, request } = visit
  const [token, mark] = named.split('.')
  const dead = response.status === 404 && mark !== undefined ? await showDeadLink(visit, named) : undefined
  if (dead) return dead
  const id = response.status === 404 ? await pastGame(service, token, request.receivedAt) : undefined
  return id === undefined
    ? response
    : privatePage(STATUS['links-expired'], pastPage(await contextOf(visit), watchLink(service, id).url))
}

const guarded = async (visit: Visit): Promise<Response> => {
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
  const [named = ''] = Object.values(matched.params)
  const [token] = named.split('.')
  const { open, headers } = await admit(service, matched.limited, request, token)
  if (!open) return withHeaders(await failed(visit, { code: 'too-many-requests' }), headers)
  const response = await PAGES[matched.name](visit, named)
  return withHeaders(await explained(visit, named, response), headers)
}

/**
 * To a page's script: the page that a browser would ask for next. If it cannot be made, the script asks for it. A cookie
 * that was just set is not in the request.
 */
const followed = async (visit: Visit): Promise<Response> => {
  const { service, request } = visit
  const stored = await guarded(visit)
  const { location, 'set-cookie': cookie } = stored.headers
  if (stored.status !== 303 || location === undefined || cookie !== undefined) return stored
  const { pathname: path, searchParams } = new URL(location, service.origin)
  const asked: Request = { ...request, method: 'GET', path, query: Object.fromEntries(searchParams), body: '' }
  const page = await guarded({ ...visit, request: asked }).catch(() => undefined)
  return page ? { ...page, headers: { ...page.headers, 'content-location': location } } : stored
}

/** GET and HEAD change nothing. The caller handles exceptions. */
export const answerPage = async (service: Service, assets: AssetFiles, request: Request): Promise<Response> => {
  const isFollowed = request.headers[SCRIPT_HEADER] !== undefined
  const response = await (isFollowed
    ? followed({ service: { ...service, games: withOwnWrites(service.games) }, assets, request })
    : guarded({ service, assets, request }))
  return request.method === 'HEAD' ? { ...response, body: '' } : response
}
