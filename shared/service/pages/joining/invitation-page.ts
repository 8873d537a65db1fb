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

/** `mark`: the visitor came by an email. */
type Invitation = Opened & { readonly as: 'opponent' | 'director'; readonly mark?: string }

/** A lapsed invitation shows as expired even before that is recorded. */
const invitedOf = async (
  { service, request }: Visit,
  { id, loaded, token, mark, as }: Invitation,
): Promise<Invited> => {
  const { game } = loaded
  const view = shown(id, loaded, 'anyone')
  const lapsed = view.status === 'open' && request.receivedAt >= expiryOf(game)
  const named = namedFor(game, token)
  return {
    as,
    ...(named && { named: named.name }),
    hasAddress: named !== undefined && (await service.contacts.load(id, named.contact))?.email !== undefined,
    view: lapsed ? { ...view, status: 'expired' } : view,
    path: `/i/${token}${mark === undefined ? '' : `.${mark}`}`,
    openUntil: isoInstant(expiryOf(game)),
    watchUrl: watchLink(service, id).url,
  }
}

/** `named`: the token in the path, with a mark if any. */
export const openInvitation = async (visit: Visit, named: string): Promise<Invitation | undefined> => {
  const [token = '', mark] = named.split('.')
  const opened = await openLink(visit.service, token, visit.request.receivedAt)
  const as = opened && takenBy(opened.purpose)
  if (!as) return undefined
  return { ...opened, as, ...(mark !== undefined && { mark }) }
}

const isOpen = ({ loaded: { game }, as }: Invitation, { view: { status } }: Invited): boolean =>
  isInvited(game, as) && (status === 'open' || (as === 'director' && status === 'active'))

/** If the invitation was opened from an email. */
const actsOf = async (visit: Visit, { token, mark }: Invitation): Promise<MailboxActs | undefined> => {
  const named = `${token}.${mark}`
  const dead = mark === undefined ? undefined : await deadLinkOf(visit.service, named, visit.request.receivedAt)
  return dead && mailboxActs(visit, named, dead)
}

export const showAgain = async (
  visit: Visit,
  opened: Invitation,
  status: number,
  key: string,
  form: Filled = EMPTY,
): Promise<Response> => {
  const invited = await invitedOf(visit, opened)
  const context = await contextOf(visit)
  return isOpen(opened, invited)
    ? privatePage(status, invitationPage(context, invited, key, form))
    : privatePage(410, closedPage(context, invited, await actsOf(visit, opened)))
}

export const showInvitation = async (visit: Visit, named: string): Promise<Response> => {
  const opened = await openInvitation(visit, named)
  return opened ? showAgain(visit, opened, 200, freshKey(visit)) : unknownLink(visit)
}

export const takeInvitation = async (visit: Visit, named: string): Promise<Response> => {
  const { service, request } = visit
  const opened = await openInvitation(visit, named)
  if (!opened) return unknownLink(visit)
  const guest = readGuest(request.body, (await contextOf(visit)).texts)
  if (!guest) return invalid(visit)
  const { key } = guest
  if ('form' in guest) return showAgain(visit, opened, 400, key, guest.form)
  const taken = await takeSeat(service, { ...opened, person: guest.person, key }, request)
  if (taken.kind === 'taken') return seeSeat(taken.link)
  const wrong = refusalOf(taken)
  return taken.kind === 'refused' && taken.loaded && STATUS[wrong.code] === 410
    ? showAgain(visit, { ...opened, loaded: taken.loaded }, 410, key)
    : failed(visit, wrong)
}
