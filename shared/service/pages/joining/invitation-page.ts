import { isoInstant } from '../../../api/values/iso.ts'
import { STATUS } from '../../../api/routes/http-status.ts'
import { expiryOf } from '../../../game/alarm.ts'
import { isInvited } from '../../../game/game.ts'
import type { MailboxActs } from '../../../pages/seat/dead-link-page.ts'
import { EMPTY, type Filled } from '../../../pages/kit/fields.ts'
import { type Invited, closedPage, invitationPage } from '../../../pages/seat/invitation-page.ts'
import { namedFor } from '../../creation/claimant.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../http.ts'
import { watchLink } from '../../credentials/links.ts'
import { type Opened, openLink } from '../../access/authorize.ts'
import { shown } from '../../access/viewer.ts'
import { takeSeat } from '../../seats/claim-seat.ts'
import { takenBy } from '../../credentials/tokens.ts'
import { deadLinkOf, mailboxActs } from './dead-link.ts'
import { freshKey } from '../http/form-key.ts'
import { readGuest } from './guest-form.ts'
import { privatePage, seeSeat } from '../http/html-response.ts'
import { type Visit, contextOf, failed, invalid, unknownLink } from '../http/page-request.ts'

/** A verified invitation. `mark`: the proof of its mailbox, if the visitor came by an email. */
type Invitation = Opened & { readonly as: 'opponent' | 'director'; readonly mark?: string }

/** What the page shows of an invitation. One that has lapsed is shown as expired even before the game records that. */
const invitedOf = async (
  { service, request }: Visit,
  { id, loaded, token, mark, as }: Invitation,
): Promise<Invited> => {
  const { game } = loaded
  const view = shown(id, loaded, 'anyone')
  const lapsed = view.status === 'open' && request.receivedAt >= expiryOf(game)
  const tokenAndMark = namedFor(game, token)
  return {
    as,
    ...(tokenAndMark && { named: tokenAndMark.name }),
    hasAddress:
      tokenAndMark !== undefined && (await service.contacts.load(id, tokenAndMark.contact))?.email !== undefined,
    view: lapsed ? { ...view, status: 'expired' } : view,
    path: `/i/${token}${mark === undefined ? '' : `.${mark}`}`,
    openUntil: isoInstant(expiryOf(game)),
    watchUrl: watchLink(service, id).url,
  }
}

/** `tokenAndMark`: the token in the path, followed by `.` and a mark if there is one. */
export const openInvitation = async (visit: Visit, tokenAndMark: string): Promise<Invitation | undefined> => {
  const [token = '', mark] = tokenAndMark.split('.')
  const invitation = await openLink(visit.service, token, visit.request.receivedAt)
  const as = invitation && takenBy(invitation.purpose)
  if (!as) return undefined
  return { ...invitation, as, ...(mark !== undefined && { mark }) }
}

const isOpen = ({ loaded: { game }, as }: Invitation, { view: { status } }: Invited): boolean =>
  isInvited(game, as) && (status === 'open' || (as === 'director' && status === 'active'))

/** Undefined unless the visitor came by an email. */
const actsOf = async (visit: Visit, { token, mark }: Invitation): Promise<MailboxActs | undefined> => {
  const tokenAndMark = `${token}.${mark}`
  const dead = mark === undefined ? undefined : await deadLinkOf(visit.service, tokenAndMark, visit.request.receivedAt)
  return dead && mailboxActs(visit, tokenAndMark, dead)
}

/** The invitation with its form, or if it is closed, the page that says so. */
export const showAgain = async (
  visit: Visit,
  invitation: Invitation,
  status: number,
  key: string,
  form: Filled = EMPTY,
): Promise<Response> => {
  const invited = await invitedOf(visit, invitation)
  const context = await contextOf(visit)
  return isOpen(invitation, invited)
    ? privatePage(status, invitationPage(context, invited, key, form))
    : privatePage(410, closedPage(context, invited, await actsOf(visit, invitation)))
}

/** `GET /i/{token}` */
export const showInvitation = async (visit: Visit, tokenAndMark: string): Promise<Response> => {
  const invitation = await openInvitation(visit, tokenAndMark)
  return invitation ? showAgain(visit, invitation, 200, freshKey(visit)) : unknownLink(visit)
}

/** `POST /i/{token}`: accepts the invitation, and redirects to the new seat. */
export const takeInvitation = async (visit: Visit, tokenAndMark: string): Promise<Response> => {
  const { service, request } = visit
  const invitation = await openInvitation(visit, tokenAndMark)
  if (!invitation) return unknownLink(visit)
  const form = readGuest(request.body, (await contextOf(visit)).texts)
  if (!form) return invalid(visit)
  const { key } = form
  if ('form' in form) return showAgain(visit, invitation, 400, key, form.form)
  const claimed = await takeSeat(service, { ...invitation, person: form.person, key }, request)
  if (claimed.kind === 'taken') return seeSeat(claimed.link)
  const refusal = refusalOf(claimed)
  return claimed.kind === 'refused' && claimed.loaded && STATUS[refusal.code] === 410
    ? showAgain(visit, { ...invitation, loaded: claimed.loaded }, 410, key)
    : failed(visit, refusal)
}
