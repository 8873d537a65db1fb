import { isoInstant } from '../../../api/values/iso.ts'
import { HTTP_STATUS } from '../../../api/routes/http-status.ts'
import { expiryOf } from '../../../game/time/timer.ts'
import { isInvited } from '../../../game/model/game.ts'
import type { ContactId } from '../../../game/model/people.ts'
import type { MailboxForms } from '../../../pages/seat/dead-link-page.ts'
import { EMPTY_FORM, type FilledForm } from '../../../pages/kit/form-fields.ts'
import { closedInvitationPage } from '../../../pages/invitation/closed-invitation-page.ts'
import { invitationPage } from '../../../pages/invitation/invitation-page.ts'
import type { InvitationView } from '../../../pages/invitation/invitation-view.ts'
import { type InvitationLinkFault, invitationLinkFault, invitedPlayer } from '../../creation/claimant.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Response } from '../../runtime/http.ts'
import { provesSeatMailbox } from '../../credentials/email-proof.ts'
import { publicGameLink } from '../../credentials/links.ts'
import type { Service } from '../../runtime/service.ts'
import { type VerifiedLink, verifyLink } from '../../access/authorize.ts'
import { gameViewFor } from '../../access/viewer.ts'
import { claimSeat } from '../../seats/claim-seat.ts'
import { roleTakenBy } from '../../credentials/tokens.ts'
import { findDeadLink, deadLinkActions } from './dead-link.ts'
import { firstTurnOf } from './first-turn.ts'
import { acceptTogether, waitingTogether } from './waiting-together.ts'
import { newFormKey } from '../http/form-key.ts'
import { readClaimantForm } from './claimant-form.ts'
import { privateResponse, redirectToSeat } from '../http/html-response.ts'
import {
  type PageVisit,
  pageContext,
  failureResponse,
  invalidFormResponse,
  unknownLinkResponse,
} from '../http/page-visit.ts'

/**
 * A verified invitation. `mark`: the proof of its mailbox, if the visitor came by an email. `fault`: why the link may
 * not answer the invitation.
 */
type Invitation = VerifiedLink & {
  readonly as: 'opponent' | 'arbiter'
  readonly mark?: string
  readonly fault?: InvitationLinkFault
}

/** Returns whether the reader came by the email to the address that the invitation has. */
const isByEmail = async (
  { contacts, signer }: Service,
  { id: game, token, mark }: Pick<Invitation, 'id' | 'token'> & { readonly mark: string | undefined },
  contact: ContactId,
): Promise<boolean> => {
  // A link that was passed on needs no read.
  if (mark === undefined) return false
  const email = (await contacts.load(game, contact))?.email
  return email !== undefined && provesSeatMailbox(signer, { token, mark }, { game, contact, email })
}

/**
 * Returns what the page shows of an invitation. One that has lapsed is shown as expired even before the game records
 * that.
 */
const invitedOf = async (
  { service, request }: PageVisit,
  { id, loaded, token, mark, as, fault }: Invitation,
): Promise<InvitationView> => {
  const { game } = loaded
  const view = gameViewFor(id, loaded, 'anyone')
  const lapsed = view.status === 'open' && request.receivedAt >= expiryOf(game)
  const invited = invitedPlayer(game, token)
  const begins = as === 'opponent' ? firstTurnOf(game, request.receivedAt) : undefined
  return {
    as,
    ...(invited && { named: invited.name }),
    isByEmail: invited !== undefined && (await isByEmail(service, { id, token, mark }, invited.contact)),
    view: lapsed ? { ...view, status: 'expired' } : view,
    ...(begins && { begins }),
    ...(fault && { fault }),
    path: `/i/${token}${mark === undefined ? '' : `.${mark}`}`,
    openUntil: isoInstant(expiryOf(game)),
    watchUrl: publicGameLink(service, id).url,
  }
}

/**
 * Returns the invitation if its link is valid. `tokenAndMark` is the token in the path, followed by `.` and the proof
 * of a mailbox if there is one.
 */
export const verifyInvitation = async (visit: PageVisit, tokenAndMark: string): Promise<Invitation | undefined> => {
  const [token = '', mark] = tokenAndMark.split('.')
  const invitation = await verifyLink(visit.service, token, visit.request.receivedAt)
  const as = invitation && roleTakenBy(invitation.purpose)
  if (!as) return undefined
  const link = { ...invitation, ...(mark !== undefined && { mark }) }
  const fault = await invitationLinkFault(visit.service, link)
  return { ...link, as, ...(fault && { fault }) }
}

const isOpen = ({ loaded: { game }, as, fault }: Invitation, { view: { status } }: InvitationView): boolean =>
  !fault && isInvited(game, as) && (status === 'open' || (as === 'arbiter' && status === 'active'))

/** Returns what the page offers to the owner of the mailbox. Undefined unless the visitor came by an email. */
const actsOf = async (visit: PageVisit, { token, mark, fault }: Invitation): Promise<MailboxForms | undefined> => {
  const tokenAndMark = `${token}.${mark}`
  const dead =
    mark === undefined || fault ? undefined : await findDeadLink(visit.service, tokenAndMark, visit.request.receivedAt)
  return dead && deadLinkActions(visit, tokenAndMark, dead)
}

/** Returns the invitation with its form, or if it is closed, the page that says so. */
export const invitationResponse = async (
  visit: PageVisit,
  invitation: Invitation,
  status: number,
  key: string,
  form: FilledForm = EMPTY_FORM,
): Promise<Response> => {
  const invited = await invitedOf(visit, invitation)
  const context = await pageContext(visit)
  const isAnswerable = isOpen(invitation, invited)
  const together = isAnswerable ? (await waitingTogether(visit.service, invitation)).length : 0
  return isAnswerable
    ? privateResponse(
        status,
        invitationPage(
          context,
          { ...invited, together },
          {
            key,
            filled: form,
            isDeclining: visit.request.query['answer'] === 'decline',
          },
        ),
      )
    : privateResponse(410, closedInvitationPage(context, invited, await actsOf(visit, invitation)))
}

/** Answers `GET /i/{token}`. */
export const showInvitation = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const invitation = await verifyInvitation(visit, tokenAndMark)
  return invitation ? invitationResponse(visit, invitation, 200, newFormKey(visit)) : unknownLinkResponse(visit)
}

/** Answers `POST /i/{token}`: accepts the invitation, and redirects to the new seat. */
export const acceptInvitation = async (visit: PageVisit, tokenAndMark: string): Promise<Response> => {
  const { service, request } = visit
  const invitation = await verifyInvitation(visit, tokenAndMark)
  if (!invitation) return unknownLinkResponse(visit)
  if (invitation.fault) return invitationResponse(visit, invitation, 410, newFormKey(visit))
  const form = readClaimantForm(request.body, (await pageContext(visit)).texts)
  if (!form) return invalidFormResponse(visit)
  const { key } = form
  if ('form' in form) return invitationResponse(visit, invitation, 400, key, form.form)
  const { person, isForAll } = form
  if (isForAll) await acceptTogether(service, invitation, { person, key }, request)
  const claimed = await claimSeat(service, { ...invitation, isOwnPage: true, person, key }, request)
  if (claimed.kind === 'taken') return redirectToSeat(claimed.link)
  const refusal = refusalOf(claimed)
  return claimed.kind === 'refused' && claimed.loaded && HTTP_STATUS[refusal.code] === 410
    ? invitationResponse(visit, { ...invitation, loaded: claimed.loaded }, 410, key)
    : failureResponse(visit, refusal)
}
