import { isoInstant } from '../../api/iso.ts'
import { claimBody, parse } from '../../api/shapes.ts'
import { STATUS } from '../../api/status.ts'
import { LONGEST } from '../../game/bounds.ts'
import { expiryOf } from '../../game/alarm.ts'
import { failedPage, unknownLinkPage } from '../../pages/error.ts'
import { EMPTY, type Filled } from '../../pages/fields.ts'
import { type Invited, closedPage, invitationPage } from '../../pages/invitation.ts'
import { type AllTexts, refusalText } from '../../texts/index.ts'
import type { Response } from '../http.ts'
import { watchLink } from '../links.ts'
import { freshKey, seatPath } from './create.ts'
import { type Desk, type Opened, contextOf, openLink } from './desk.ts'
import { filled, formKey, readForm } from './form.ts'
import { privatePage, seeOther } from './reply.ts'
import { shown } from '../reader.ts'
import { takeSeat } from '../sit.ts'

/** What the holder of an invitation sees of the game; one that has run out is told so before the clock has put it down. */
const invitedOf = ({ service, request }: Desk, { id, loaded, token }: Opened): Invited => {
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

const openInvitation = async (desk: Desk, token: string): Promise<Opened | undefined> => {
  const opened = await openLink(desk, token)
  return opened?.purpose === 'invitation' ? opened : undefined
}

const show = (desk: Desk, opened: Opened, status: number, key: string, form: Filled = EMPTY): Response => {
  const invited = invitedOf(desk, opened)
  const context = contextOf(desk)
  return invited.view.status === 'open'
    ? privatePage(status, invitationPage(context, invited, key, form))
    : privatePage(410, closedPage(context, invited))
}

/** `GET /i/{token}` */
export const showInvitation = async (desk: Desk, token: string): Promise<Response> => {
  const opened = await openInvitation(desk, token)
  return opened ? show(desk, opened, 200, freshKey(desk)) : privatePage(404, unknownLinkPage(contextOf(desk)))
}

const faultsOf = ({ fields }: AllTexts, paths: readonly string[]): Filled['faults'] =>
  Object.fromEntries(paths.map((path) => [path, path === 'email' ? fields.email : fields.name(LONGEST.name)]))

/** `POST /i/{token}`: the open seat is taken, and whoever took it is sent on to it. */
export const takeInvitation = async (desk: Desk, token: string): Promise<Response> => {
  const { service, request } = desk
  const { texts, ...rest } = contextOf(desk)
  const values = readForm(request.body, ['key', 'timeZone', 'name', 'email'])
  const key = formKey(values?.['key'])
  const opened = await openInvitation(desk, token)
  if (!opened) return privatePage(404, unknownLinkPage({ texts, ...rest }))
  if (values === undefined || key === undefined)
    return privatePage(400, failedPage({ texts, ...rest }, refusalText(texts, { code: 'invalid-request' })))
  const { name = '', email, timeZone } = values
  const read = parse(claimBody, {
    name,
    locale: texts.locale,
    ...(filled(email) !== undefined && { email }),
    ...(filled(timeZone) !== undefined && { timeZone }),
  })
  if (!read.ok)
    return show(desk, opened, 400, key, {
      values,
      faults: faultsOf(
        texts,
        read.issues.map(({ path }) => path),
      ),
    })
  const handled = await takeSeat(service, { id: opened.id, token, person: read.value, key }, request.receivedAt)
  if (handled.kind === 'done') return seeOther(seatPath(service, 'opponent', opened.id, handled.loaded))
  if (handled.kind === 'crowded')
    return privatePage(503, failedPage({ texts, ...rest }, refusalText(texts, { code: 'try-again' })))
  return handled.loaded && STATUS[handled.refusal.code] === 410
    ? show(desk, { ...opened, loaded: handled.loaded }, 410, key)
    : privatePage(STATUS[handled.refusal.code], failedPage({ texts, ...rest }, refusalText(texts, handled.refusal)))
}
