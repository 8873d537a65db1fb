import { readForm } from '../../../api/input/forms.ts'
import { askAgain } from '../../email/consent/resend-consent.ts'
import { OF_STOP } from '../../limits/email-quotas.ts'
import { askUnasked, confirmAll, contactAt, isFromMailbox, welcome } from '../../email/consent/consent.ts'
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
 * `POST /p/{token}/emails`: from the mailbox, begins its emails; else sends the first one again. A dead link and an invitation begin those of
 * the mailbox that they were sent to.
 */
export const wantEmails = async (visit: Visit, token: string): Promise<Response> => {
  const { service, request } = visit
  const values = readForm(request.body, ['all'])
  if (!values) return invalid(visit)
  const entered = await enter(visit, token)
  if (!entered) return (await wantByDeadLink(visit, token)) ?? unknownLink(visit)
  const contact = await contactAt(service, entered)
  if (isFromMailbox(service, entered, contact)) {
    if (values['all'] === '1') await confirmAll(service, entered, contact, request.receivedAt)
    await welcome(service, entered)
    if (contact.email !== undefined && (await mailboxStatus(service, contact.email, request.receivedAt)).isStopped)
      return seeOther(`/n/${stopAllToken(service.seal, contact.email)}?still=1`)
    return seeOther(`/p/${entered.token}?done=${values['all'] === '1' ? 'all-emails' : 'emails'}`)
  }
  const byOther = entered.mark === undefined ? undefined : await wantByDeadLink(visit, token)
  if (byOther) return byOther
  const isAsked = await askAgain(service, entered, contact, request)
  return seeOther(`${pathOf(entered)}?${isAsked ? 'sent' : 'held'}=1`)
}

/** `GET /n/{token}`: a button; changes nothing. */
export const showMailbox = async (visit: Visit, token: string): Promise<Response> => {
  const account = accountNamed(visit.service.seal, token)
  if (account === undefined) return unknownLink(visit)
  const { stopped, proven } = await visit.service.ledger.look(account)
  const off = visit.request.query['still'] === '1' ? 'still' : 'off'
  const page = mailboxPage(await contextOf(visit), `/n/${token}`, stopped ? off : 'on', proven)
  return privatePage(200, page)
}

/**
 * `POST /n/{token}`: stops or allows all emails; then what was missed is told, and one email asks about the seats that came meanwhile. Mail
 * programs post this themselves (RFC 8058). A stop always works; what lifts it queues emails, and so is limited.
 */
export const changeMailbox = async (visit: Visit, token: string): Promise<Response> => {
  const { service, request } = visit
  const account = accountNamed(service.seal, token)
  if (account === undefined) return unknownLink(visit)
  const stopped = !isUndo(request.body)
  // What was missed is queued first, and sent minutes later: an undo that is cut off can be repeated.
  const isLifted = !stopped && (await service.ledger.look(account)).stopped
  if (isLifted) {
    const { kind } = await service.ledger.take(`lifted:${markIn(account)}`, undefined, request.receivedAt, OF_STOP)
    if (kind !== 'taken') return failed(visit, { code: 'too-many-requests' })
    await missedByMailbox(service, markIn(account), request.receivedAt)
    await askUnasked(service, markIn(account))
  }
  // Whoever lifts a stop reads this mailbox and wants its emails.
  await service.ledger.note(account, { stopped, ...(isLifted && { proven: true }) }, request.receivedAt)
  if (stopped) await endStandingConsent(service, markIn(account), request.receivedAt)
  return privatePage(200, mailboxPage(await contextOf(visit), `/n/${token}`, stopped ? 'off' : 'undone'))
}

/** Any other body is a stop. */
export const isUndo = (body: string): boolean => new URLSearchParams(body).get('undo') === '1'
