import { isoInstant } from '../../api/iso.ts'
import { STATUS } from '../../api/status.ts'
import { expiryOf } from '../../game/alarm.ts'
import { EMPTY, type Filled } from '../../pages/fields.ts'
import { type Invited, closedPage, invitationPage } from '../../pages/invitation.ts'
import { refusalOf } from '../handle.ts'
import type { Response } from '../http.ts'
import { watchLink } from '../links.ts'
import { type Opened, openLink } from '../opened.ts'
import { shown } from '../reader.ts'
import { takeSeat } from '../sit.ts'
import { freshKey, readGuest } from './guest.ts'
import { privatePage, seeSeat } from './reply.ts'
import { type Visit, contextOf, failed, invalid, unknownLink } from './visit.ts'

/** Shows a lapsed invitation as expired even before the clock has recorded it. */
const invitedOf = ({ service, request }: Visit, { id, loaded, token }: Opened): Invited => {
  const { game } = loaded
  const view = shown(id, loaded, 'anyone')
  const lapsed = view.status === 'open' && request.receivedAt >= expiryOf(game)
  return {
    view: lapsed ? { ...view, status: 'expired' } : view,
    path: `/i/${token}`,
    openUntil: isoInstant(expiryOf(game)),
    watchUrl: watchLink(service, id).url,
  }
}

const openInvitation = async ({ service, request }: Visit, token: string): Promise<Opened | undefined> => {
  const opened = await openLink(service, token, request.receivedAt)
  return opened?.purpose === 'invitation' ? opened : undefined
}

const show = (visit: Visit, opened: Opened, status: number, key: string, form: Filled = EMPTY): Response => {
  const invited = invitedOf(visit, opened)
  const context = contextOf(visit)
  return invited.view.status === 'open'
    ? privatePage(status, invitationPage(context, invited, key, form))
    : privatePage(410, closedPage(context, invited))
}

/** `GET /i/{token}` */
export const showInvitation = async (visit: Visit, token: string): Promise<Response> => {
  const opened = await openInvitation(visit, token)
  return opened ? show(visit, opened, 200, freshKey(visit)) : unknownLink(visit)
}

/** `POST /i/{token}`: takes the open seat and redirects to it. */
export const takeInvitation = async (visit: Visit, token: string): Promise<Response> => {
  const { service, request } = visit
  const opened = await openInvitation(visit, token)
  if (!opened) return unknownLink(visit)
  const guest = readGuest(request.body, contextOf(visit).texts)
  if (!guest) return invalid(visit)
  const { key } = guest
  if ('form' in guest) return show(visit, opened, 400, key, guest.form)
  const taken = await takeSeat(service, { ...opened, person: guest.person, key }, request)
  if (taken.kind === 'taken') return seeSeat(taken.link)
  const wrong = refusalOf(taken)
  return taken.kind === 'refused' && taken.loaded && STATUS[wrong.code] === 410
    ? show(visit, { ...opened, loaded: taken.loaded }, 410, key)
    : failed(visit, wrong)
}
