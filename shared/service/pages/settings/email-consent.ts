import { readForm } from '../../../api/input/forms.ts'
import { resendConsent } from '../../email/consent/resend-consent.ts'
import { confirmAllSeats, isFromSeatMailbox, queueWelcomeEmail } from '../../email/consent/consent.ts'
import { loadContact } from '../../games/game-seat.ts'
import type { Response } from '../../runtime/http.ts'
import { unsubscribeAllToken } from '../../credentials/unsubscribe-all-token.ts'
import { mailboxStatus } from '../../email/delivery/mailbox-status.ts'
import { consentByDeadLink } from '../joining/dead-link.ts'
import { requireRole, seatPath } from '../http/require-seat.ts'
import { redirectTo } from '../http/html-response.ts'
import { type PageVisit, invalidFormResponse, unknownLinkResponse } from '../http/page-visit.ts'

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
