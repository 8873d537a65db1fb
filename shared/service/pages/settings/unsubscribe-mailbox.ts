import { STOP_LIFT_LIMITS } from '../../limits/email-quotas.ts'
import { queueUnsentConsentRequest } from '../../email/consent/consent.ts'
import type { Response } from '../../runtime/http.ts'
import { pseudonymInAccount } from '../../credentials/mailbox.ts'
import { accountInToken } from '../../credentials/unsubscribe-all-token.ts'
import { queueMissedByMailbox } from '../../email/consent/missed-emails.ts'
import { newRequestId } from '../../credentials/ids.ts'
import { queueMissedInTournaments } from '../../email/tournaments/queue-for-mailbox.ts'
import { endStandingConsent } from '../../email/consent/standing-consent.ts'
import { unsubscribeMailboxPage } from '../../../pages/seat/email-link-pages.ts'
import { privateResponse } from '../http/html-response.ts'
import { type PageVisit, pageContext, failureResponse, unknownLinkResponse } from '../http/page-visit.ts'

/** Answers `GET /n/{token}`: a page with a button that stops all emails of a mailbox. It changes nothing. */
export const showMailboxSettings = async (visit: PageVisit, token: string): Promise<Response> => {
  const account = accountInToken(visit.service.signer, token)
  if (account === undefined) return unknownLinkResponse(visit)
  const { stopped, proven } = await visit.service.ledger.readStatus(account)
  const off = visit.request.query['still'] === '1' ? 'still' : 'off'
  const page = unsubscribeMailboxPage(await pageContext(visit), `/n/${token}`, stopped ? off : 'on', proven)
  return privateResponse(200, page)
}

/**
 * Answers `POST /n/{token}`: stops all emails of a mailbox, or allows them again. Mail programs can also post the
 * request to stop them (RFC 8058), which always works. Allowing them is rate-limited: it queues the missed emails, and
 * one that asks for consent for the seats that were added meanwhile.
 */
export const submitMailboxSettings = async (visit: PageVisit, token: string): Promise<Response> => {
  const { service, request } = visit
  const account = accountInToken(service.signer, token)
  if (account === undefined) return unknownLinkResponse(visit)
  const stopped = !isUndoForm(request.body)
  // Missed emails are queued before emails are allowed again, and sent minutes later: a request that is cut off can be
  // repeated.
  const isLifted = !stopped && (await service.ledger.readStatus(account)).stopped
  if (isLifted) {
    const { kind } = await service.ledger.take(
      `lifted:${pseudonymInAccount(account)}`,
      undefined,
      request.receivedAt,
      STOP_LIFT_LIMITS,
    )
    if (kind !== 'taken') return failureResponse(visit, { code: 'too-many-requests' })
    await queueMissedByMailbox(service, pseudonymInAccount(account), request.receivedAt)
    await queueUnsentConsentRequest(service, pseudonymInAccount(account))
    await queueMissedInTournaments(service, pseudonymInAccount(account), newRequestId(service.chance))
  }
  // Whoever allows the emails again has the link from this mailbox, so the mailbox counts as having consented.
  await service.ledger.noteStatus(account, { stopped, ...(isLifted && { proven: true }) }, request.receivedAt)
  if (stopped) await endStandingConsent(service, pseudonymInAccount(account), request.receivedAt)
  return privateResponse(
    200,
    unsubscribeMailboxPage(await pageContext(visit), `/n/${token}`, stopped ? 'off' : 'undone'),
  )
}

/** Returns whether the form allows emails again. Any other body stops them. */
export const isUndoForm = (body: string): boolean => new URLSearchParams(body).get('undo') === '1'
