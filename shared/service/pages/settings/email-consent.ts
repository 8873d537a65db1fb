import { readForm } from '../../../api/input/forms.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import { playerOf } from '../../../game/model/game.ts'
import { otherSeat } from '../../../game/model/words.ts'
import { delayedEmailText } from '../../../pages/game/menu/email-consent-card.ts'
import type { Part } from '../../../pages/kit/html.ts'
import type { SiteContext } from '../../../pages/kit/page-context.ts'
import type { Authorized } from '../../access/authorize.ts'
import { resendConsent } from '../../email/consent/resend-consent.ts'
import { confirmAllSeats, isFromSeatMailbox, queueWelcomeEmail } from '../../email/consent/consent.ts'
import { seatEmailStatus } from '../../email/consent/seat-email-status.ts'
import { shownUntil } from '../../email/requests/postponed.ts'
import { waitsForUse } from '../../email/requests/quiet-until.ts'
import { loadContact } from '../../games/game-seat.ts'
import { isWaitingSeat } from '../../games/seat-page-data.ts'
import type { Contact } from '../../ports/contacts.ts'
import type { Response } from '../../runtime/http.ts'
import { unsubscribeAllToken } from '../../credentials/unsubscribe-all-token.ts'
import { mailboxStatus } from '../../email/delivery/mailbox-status.ts'
import { consentByDeadLink } from '../joining/dead-link.ts'
import { requireRole, seatPath } from '../http/require-seat.ts'
import { redirectTo } from '../http/html-response.ts'
import { type PageVisit, invalidFormResponse, unknownLinkResponse } from '../http/page-visit.ts'

/**
 * Returns what has to be done before emails come to the address of a seat, in the words of the seat's own page. Nothing
 * while an address needs no confirmation, and once the game is over. To a player whose turn it is, the first email is on
 * its way.
 */
export const confirmationNote = (
  context: SiteContext,
  { loaded: { game }, role }: Authorized,
  contact: Contact,
): Part => {
  const { emails, somebody } = context.texts.seat
  const state = seatEmailStatus(contact)
  const until = shownUntil(contact.postponed)
  if (game.status !== 'open' && game.status !== 'active') return false
  if (state === 'held') return emails.held
  if (state === 'later' && until !== undefined) return delayedEmailText(context, isoInstant(until))
  if (state !== 'unconfirmed') return false
  const comesLater = role !== 'arbiter' && waitsForUse(contact.quietUntil)
  if (comesLater && game.status === 'open') return emails.firstBegun
  if (comesLater && isWaitingSeat(game, role))
    return emails.firstMoved(playerOf(game, otherSeat(role))?.name || somebody)
  return emails.unconfirmed
}

/**
 * Answers `POST /p/{token}/emails`. A link that was emailed to the seat's mailbox consents to the seat's emails; any
 * other link has the consent email sent again. An emailed link that is dead, or an emailed invitation, consents for the
 * mailbox to which it was sent.
 */
export const consentToEmails = async (visit: PageVisit, token: string): Promise<Response> => {
  const { service, request } = visit
  const values = readForm(request.body, ['all'])
  if (!values) return invalidFormResponse(visit)
  const visitor = await requireRole(visit, token)
  if (!visitor) return (await consentByDeadLink(visit, token)) ?? unknownLinkResponse(visit)
  const contact = await loadContact(service, visitor)
  if (isFromSeatMailbox(service, visitor, contact)) {
    if (values['all'] === '1') await confirmAllSeats(service, visitor, contact, request.receivedAt)
    await queueWelcomeEmail(service, visitor)
    if (contact.email !== undefined && (await mailboxStatus(service, contact.email, request.receivedAt)).isStopped)
      return redirectTo(`/n/${unsubscribeAllToken(service.signer, contact.email)}?still=1`)
    return redirectTo(`/p/${visitor.token}?done=${values['all'] === '1' ? 'all-emails' : 'emails'}`)
  }
  const byDeadLink = visitor.mark === undefined ? undefined : await consentByDeadLink(visit, token)
  if (byDeadLink) return byDeadLink
  const isAsked = await resendConsent(service, visitor, contact, request)
  return redirectTo(`${seatPath(visitor)}?${isAsked ? 'sent' : 'held'}=1`)
}
