import { chooseLanguage } from './pages/language.ts'
import { PAGE_ROUTES, type PageRoute, matchRoute } from '../api/routes.ts'
import { STATUS } from '../api/status.ts'
import { failedPage, pastPage, unknownPage } from '../pages/error.ts'
import type { AssetFiles } from '../pages/files.ts'
import { guidePage } from '../pages/guide.ts'
import { myGamesPage } from '../pages/my-games.ts'
import { bodyFault } from './body.ts'
import { admit, withHeaders } from './callers.ts'
import type { Request, Response } from './http.ts'
import { watchLink } from './links.ts'
import { pastGame } from './opened.ts'
import { actSeat } from './pages/act.ts'
import { showLostSeat, takeLostSeat } from './pages/lost-seat.ts'
import { createGame, showNewGame } from './pages/create.ts'
import { sendLinks, showLinks, showSilence, silence } from './pages/doors.ts'
import { declineInvitation } from './pages/decline.ts'
import { guideTo } from './pages/guide.ts'
import { mailKeep, showKeep } from './pages/keep.ts'
import { changeMailbox, showMailbox, wantEmails } from './pages/emails.ts'
import { showInvitation, takeInvitation } from './pages/invite.ts'
import { rotateOwnLink, saveOwn, saveSettings, showSettings } from './pages/own.ts'
import { moveSeat, showSeat, showWatch } from './pages/play.ts'
import { showSheet } from './pages/sheet.ts'
import { postTried, showTrying, showTryingFor } from './pages/trying.ts'
import { showUndo, undoSeat } from './pages/undo.ts'
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
  newGame: showNewGame,
  create: createGame,
  invitation: showInvitation,
  claim: takeInvitation,
  decline: declineInvitation,
  seat: showSeat,
  move: moveSeat,
  act: actSeat,
  own: saveOwn,
  try: showTrying,
  tried: postTried,
  rotate: rotateOwnLink,
  keep: showKeep,
  mailLink: mailKeep,
  wantEmails,
  settings: showSettings,
  saveSettings,
  lostSeat: showLostSeat,
  takeLostSeat,
  silence: showSilence,
  silenced: silence,
  undo: showUndo,
  undone: undoSeat,
  mailbox: showMailbox,
  changeMailbox,
  myGames: async (visit) => publicPage(200, myGamesPage(await contextOf(visit))),
  links: showLinks,
  sendLinks,
  chooseLanguage,
  watch: showWatch,
  watchTry: showTryingFor,
  sheet: showSheet,
  apiGuide: async (visit) => publicPage(200, guidePage(await contextOf(visit), guideTo(visit.service.origin))),
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
