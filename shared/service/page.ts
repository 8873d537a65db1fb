import { API_ROUTES, PAGE_ROUTES, type PageRoute, matchRoute } from '../api/routes.ts'
import { failedPage, unknownPage } from '../pages/error.ts'
import type { AssetFiles } from '../pages/files.ts'
import { guidePage } from '../pages/guide.ts'
import { refusalText } from '../texts/index.ts'
import { LONGEST_BODY, type Request, type Response } from './http.ts'
import { createGame, showNewGame } from './pages/create.ts'
import { actSeat } from './pages/act.ts'
import { type Desk, contextOf } from './pages/desk.ts'
import { sendLinks, showAnew, showLinks, showSilence, silence, takeAnew } from './pages/doors.ts'
import { listedActs } from './pages/guide.ts'
import { showInvitation, takeInvitation } from './pages/invite.ts'
import { file, isForeign, privatePage, publicPage } from './pages/reply.ts'
import { saveOwn, saveSettings, showSettings } from './pages/own.ts'
import { rotateOwnLink } from './pages/rotate.ts'
import { moveSeat, showSeat, showWatch } from './pages/seat.ts'
import type { Service } from './service.ts'

const asset = (desk: Desk, name: string): Response => {
  const found = desk.assets.files.get(name)
  return found ? file(found.type, found.body) : publicPage(404, unknownPage(contextOf(desk)))
}

const route = async (desk: Desk, name: PageRoute, params: Readonly<Record<string, string>>): Promise<Response> => {
  const token = params['token'] ?? ''
  switch (name) {
    case 'newGame':
      return showNewGame(desk)
    case 'create':
      return createGame(desk)
    case 'invitation':
      return showInvitation(desk, token)
    case 'claim':
      return takeInvitation(desk, token)
    case 'seat':
      return showSeat(desk, token)
    case 'move':
      return moveSeat(desk, token)
    case 'act':
      return actSeat(desk, token)
    case 'own':
      return saveOwn(desk, token)
    case 'rotate':
      return rotateOwnLink(desk, token)
    case 'settings':
      return showSettings(desk, token)
    case 'saveSettings':
      return saveSettings(desk, token)
    case 'anew':
      return showAnew(desk, token)
    case 'takeAnew':
      return takeAnew(desk, token)
    case 'silence':
      return showSilence(desk, token)
    case 'silenced':
      return silence(desk, token)
    case 'links':
      return showLinks(desk)
    case 'sendLinks':
      return sendLinks(desk)
    case 'watch':
      return showWatch(desk, params['id'] ?? '')
    case 'apiGuide':
      return publicPage(200, guidePage(contextOf(desk), desk.service.origin, API_ROUTES, listedActs))
    case 'asset':
      return asset(desk, params['name'] ?? '')
  }
}

const guarded = async (desk: Desk): Promise<Response> => {
  const { service, request } = desk
  const context = contextOf(desk)
  const matched = matchRoute(PAGE_ROUTES, request.method, request.path)
  if (matched.kind === 'unknown') return publicPage(404, unknownPage(context))
  if (matched.kind === 'wrong-method') {
    const page = publicPage(405, failedPage(context, refusalText(context.texts, { code: 'method-not-allowed' })))
    return { ...page, headers: { ...page.headers, allow: matched.allow.join(', ') } }
  }
  if (request.method === 'POST' && isForeign(service.origin, request))
    return privatePage(403, failedPage(context, context.texts.errors.crossSite))
  if (request.body.length > LONGEST_BODY)
    return privatePage(400, failedPage(context, refusalText(context.texts, { code: 'invalid-request' })))
  return route(desk, matched.name, matched.params)
}

/** Answers a request for a page. GET and HEAD change nothing; what throws is for the function around it. */
export const answerPage = async (service: Service, assets: AssetFiles, request: Request): Promise<Response> => {
  const response = await guarded({ service, assets, request })
  return request.method === 'HEAD' ? { ...response, body: '' } : response
}
