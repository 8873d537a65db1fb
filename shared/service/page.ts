import { PAGE_ROUTES, type PageRoute, matchRoute } from '../api/routes.ts'
import { STATUS } from '../api/status.ts'
import { failedPage, pastPage, unknownPage } from '../pages/error.ts'
import type { AssetFiles } from '../pages/files.ts'
import { bodyFault } from './body.ts'
import { admit, withHeaders } from './callers.ts'
import type { Request, Response } from './http.ts'
import { later } from './later.ts'
import { watchLink } from './links.ts'
import { pastGame } from './opened.ts'
import { moveSeat, showSeat, showWatch } from './pages/play.ts'
import { file, isForeign, privatePage, publicPage } from './pages/reply.ts'
import { type Visit, contextOf, failed } from './pages/visit.ts'
import type { Service } from './service.ts'

const asset = async (visit: Visit, name: string): Promise<Response> => {
  const found = visit.assets.files.get(name)
  return found ? file(found.type, found.body) : publicPage(404, unknownPage(await contextOf(visit)))
}

type Pages = (visit: Visit, named: string) => Response | Promise<Response>

/** `named`: the token, game id or file in the path. */
const PAGES: { readonly [R in PageRoute]: Pages } = {
  newGame: later(() => import('./pages/create.ts'), 'showNewGame'),
  create: later(() => import('./pages/create.ts'), 'createGame'),
  invitation: later(() => import('./pages/invite.ts'), 'showInvitation'),
  claim: later(() => import('./pages/invite.ts'), 'takeInvitation'),
  decline: later(() => import('./pages/decline.ts'), 'declineInvitation'),
  seat: showSeat,
  move: moveSeat,
  act: later(() => import('./pages/act.ts'), 'actSeat'),
  own: later(() => import('./pages/own.ts'), 'saveOwn'),
  try: later(() => import('./pages/trying.ts'), 'showTrying'),
  tried: later(() => import('./pages/trying.ts'), 'postTried'),
  rotate: later(() => import('./pages/own.ts'), 'rotateOwnLink'),
  keep: later(() => import('./pages/keep.ts'), 'showKeep'),
  mailLink: later(() => import('./pages/keep.ts'), 'mailKeep'),
  wantEmails: later(() => import('./pages/emails.ts'), 'wantEmails'),
  settings: later(() => import('./pages/own.ts'), 'showSettings'),
  saveSettings: later(() => import('./pages/own.ts'), 'saveSettings'),
  lostSeat: later(() => import('./pages/lost-seat.ts'), 'showLostSeat'),
  takeLostSeat: later(() => import('./pages/lost-seat.ts'), 'takeLostSeat'),
  silence: later(() => import('./pages/doors.ts'), 'showSilence'),
  silenced: later(() => import('./pages/doors.ts'), 'silence'),
  undo: later(() => import('./pages/undo.ts'), 'showUndo'),
  undone: later(() => import('./pages/undo.ts'), 'undoSeat'),
  mailbox: later(() => import('./pages/emails.ts'), 'showMailbox'),
  changeMailbox: later(() => import('./pages/emails.ts'), 'changeMailbox'),
  myGames: later(() => import('./pages/my-games.ts'), 'showMyGames'),
  links: later(() => import('./pages/doors.ts'), 'showLinks'),
  sendLinks: later(() => import('./pages/doors.ts'), 'sendLinks'),
  chooseLanguage: later(() => import('./pages/language.ts'), 'chooseLanguage'),
  watch: showWatch,
  watchTry: later(() => import('./pages/trying.ts'), 'showTryingFor'),
  sheet: later(() => import('./pages/sheet.ts'), 'showSheet'),
  apiGuide: later(() => import('./pages/guide.ts'), 'showGuide'),
  asset,
}

/** An expired link leads to its game's record. */
const explained = async (visit: Visit, token: string | undefined, response: Response): Promise<Response> => {
  const { service, request } = visit
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
  const fault = bodyFault(matched.takes, request)
  if (fault) return failed(visit, fault)
  const [named = ''] = Object.values(matched.params)
  const [token] = named.split('.')
  const { open, headers } = await admit(service, matched.limited, request, token)
  if (!open) return withHeaders(await failed(visit, { code: 'too-many-requests' }), headers)
  const response = await PAGES[matched.name](visit, named)
  return withHeaders(await explained(visit, token, response), headers)
}

/** GET and HEAD change nothing. The caller handles exceptions. */
export const answerPage = async (service: Service, assets: AssetFiles, request: Request): Promise<Response> => {
  const response = await guarded({ service, assets, request })
  return request.method === 'HEAD' ? { ...response, body: '' } : response
}
