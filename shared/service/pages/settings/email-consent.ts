import { readForm } from '../../../api/input/forms.ts'
import { askAgain } from '../../email/consent/resend-consent.ts'
import { OF_STOP } from '../../limits/email-quotas.ts'
import { askUnasked, confirmAll, isFromMailbox, welcome } from '../../email/consent/consent.ts'
import { contactAt } from '../../games/game-seat.ts'
import type { Response } from '../../http.ts'
import { accountNamed, markIn, stopAllToken } from '../../credentials/mailbox.ts'
import { mailboxStatus } from '../../email/delivery/mailbox-status.ts'
import { missedByMailbox } from '../../email/consent/missed-emails.ts'
import { endStandingConsent } from '../../email/consent/standing-consent.ts'
import { mailboxPage } from '../../../pages/seat/stop-pages.ts'
import { wantByDeadLink } from '../joining/dead-link.ts'
import { enter, pathOf } from '../http/require-seat.ts'
import { privatePage, seeOther } from '../http/html-response.ts'
import { type Visit, contextOf, failed, invalid, unknownLink } from '../http/page-request.ts'

/**
 * `POST /p/{token}/emails`: from the seat's mailbox, consents to its emails; from elsewhere, sends the consent email
 * again. By a dead link or an invitation, the mailbox that it was sent to consents.
 */
export const wantEmails = async (visit: Visit, token: string): Promise<Response> => {
  const { service, request } = visit
  const values = readForm(request.body, ['all'])
  if (!values) return invalid(visit)
  const visitor = await enter(visit, token)
  if (!visitor) return (await wantByDeadLink(visit, token)) ?? unknownLink(visit)
  const contact = await contactAt(service, visitor)
  if (isFromMailbox(service, visitor, contact)) {
    if (values['all'] === '1') await confirmAll(service, visitor, contact, request.receivedAt)
    await welcome(service, visitor)
    if (contact.email !== undefined && (await mailboxStatus(service, contact.email, request.receivedAt)).isStopped)
      return seeOther(`/n/${stopAllToken(service.signer, contact.email)}?still=1`)
    return seeOther(`/p/${visitor.token}?done=${values['all'] === '1' ? 'all-emails' : 'emails'}`)
  }
  const byDeadLink = visitor.mark === undefined ? undefined : await wantByDeadLink(visit, token)
  if (byDeadLink) return byDeadLink
  const isAsked = await askAgain(service, visitor, contact, request)
  return seeOther(`${pathOf(visitor)}?${isAsked ? 'sent' : 'held'}=1`)
}

/** `GET /n/{token}`: a page with a button that stops all emails of a mailbox. It changes nothing. */
export const showMailbox = async (visit: Visit, token: string): Promise<Response> => {
  const account = accountNamed(visit.service.signer, token)
  if (account === undefined) return unknownLink(visit)
  const { stopped, proven } = await visit.service.ledger.look(account)
  const off = visit.request.query['still'] === '1' ? 'still' : 'off'
  const page = mailboxPage(await contextOf(visit), `/n/${token}`, stopped ? off : 'on', proven)
  return privatePage(200, page)
}

/**
 * `POST /n/{token}`: stops all emails of a mailbox, or allows them again. Then missed emails are sent, and one email
 * asks for consent for the seats that were added meanwhile. Mail programs post a stop themselves (RFC 8058). A stop
 * always works; lifting it queues emails, and so is rate-limited.
 */
export const changeMailbox = async (visit: Visit, token: string): Promise<Response> => {
  const { service, request } = visit
  const account = accountNamed(service.signer, token)
  if (account === undefined) return unknownLink(visit)
  const stopped = !isUndo(request.body)
  // Missed emails are queued before the stop is lifted, and sent minutes later: if this is cut off, it can be repeated.
  const isLifted = !stopped && (await service.ledger.look(account)).stopped
  if (isLifted) {
    const { kind } = await service.ledger.take(`lifted:${markIn(account)}`, undefined, request.receivedAt, OF_STOP)
    if (kind !== 'taken') return failed(visit, { code: 'too-many-requests' })
    await missedByMailbox(service, markIn(account), request.receivedAt)
    await askUnasked(service, markIn(account))
  }
  // Whoever lifts the stop has the link from this mailbox and wants its emails, which proves the mailbox.
  await service.ledger.note(account, { stopped, ...(isLifted && { proven: true }) }, request.receivedAt)
  if (stopped) await endStandingConsent(service, markIn(account), request.receivedAt)
  return privatePage(200, mailboxPage(await contextOf(visit), `/n/${token}`, stopped ? 'off' : 'undone'))
}

/** Whether the form takes back a stop. Any other body is a stop. */
export const isUndo = (body: string): boolean => new URLSearchParams(body).get('undo') === '1'
