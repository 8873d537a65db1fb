import type { SeatBody } from '../../api/input/shapes.ts'
import { playerOf } from '../../game/model/game.ts'
import { resendConsent } from '../email/consent/resend-consent.ts'
import { queueMissedEmailsLazily } from '../email/consent/set-seat-emails-off.ts'
import { queueFirstConsentRequest } from '../email/consent/queue-consent-request.ts'
import { seatEmailStatus } from '../email/consent/seat-email-status.ts'
import { loadContact } from '../games/game-seat.ts'
import type { Contact } from '../ports/contacts.ts'
import { isRequestedByAnyEmail, waitsForUse } from '../email/requests/quiet-until.ts'
import { type ConsentTiming, contactChanges, isOtherMailbox, isRespelt } from '../creation/contact-changes.ts'
import { emailPreviousAddress } from './restore-seat.ts'
import { type RequestSource, NO_NAMED_ADDRESSES, checkNamedAddresses } from '../limits/stranger-quota.ts'
import { contactOfPerson, typedByHolder } from '../creation/create-game.ts'
import type { Authorized } from '../access/authorize.ts'
import type { Service } from '../runtime/service.ts'
import { lazy } from '../runtime/lazy.ts'

const queueUntoldEmails = lazy(() => import('../email/consent/missed-emails.ts'), 'queueUntoldEmails')

/**
 * Queues a consent email if the body names another mailbox. If the body repeats the seat's mailbox, and no consent
 * email was sent to it yet, the email is queued again, because the queue may have failed the first time. Nothing is
 * sent if another email to the address, such as one about its turn, asked for consent before. An address
 * that is asked when there is something to tell gets what its seat has not been told yet, such as its turn.
 */
const requestConsent = async (
  service: Service,
  authorized: Authorized,
  known: Contact,
  { body, timing }: { readonly body: SeatBody; readonly timing: ConsentTiming },
  caller: RequestSource,
): Promise<void> => {
  if (!body.email) return
  if (isOtherMailbox(known, body)) {
    if (timing === 'at-once') await queueFirstConsentRequest(service, authorized)
    else await queueUntoldEmails(service, authorized, caller.receivedAt)
    return
  }
  const isAskedLater = timing === 'when-useful' && waitsForUse(known.quietUntil)
  if (seatEmailStatus(known) === 'unconfirmed' && isRequestedByAnyEmail(known.quietUntil) && !isAskedLater)
    await resendConsent(service, authorized, known, caller, queueFirstConsentRequest)
}

/** Returns whether the body turns emails on for the present address. Another address needs a consent email instead. */
const isAllowing = ({ email, notifications }: SeatBody): boolean =>
  email === undefined && notifications?.mail !== undefined && notifications.mail !== 'off'

/** Changes the contact. Returns false if the link does not hold the seat any more. */
export const changeContact = async (
  service: Service,
  authorized: Authorized,
  body: SeatBody,
  caller: RequestSource,
  timing: ConsentTiming,
): Promise<boolean> => {
  const now = caller.receivedAt
  const { id, role, loaded } = authorized
  const person = playerOf(loaded.game, role)
  const known = body.email === undefined ? {} : await loadContact(service, authorized)
  const was = person && isAllowing(body) ? await service.contacts.load(id, person.contact) : undefined
  const isOther = isOtherMailbox(known, body)
  const naming = isOther ? await checkNamedAddresses(service, caller, [body.email]) : NO_NAMED_ADDRESSES
  const amends = {
    ...contactChanges(service.signer, body, known, isOther, now),
    ...(isOther && body.email && contactOfPerson(service.signer, { email: body.email }, naming)),
    ...(isOther && body.email && timing === 'when-useful' && typedByHolder(naming, now)),
  }
  if (isRespelt(known, body)) await emailPreviousAddress(service, authorized, known, now)
  // The change applies only while this link holds the seat: a previous address may take the seat back at this moment.
  const where = { under: loaded.game.epochs[role] }
  if (person && was) await queueMissedEmailsLazily(service, { id, role, loaded, contact: person.contact }, was, now)
  if (person && Object.keys(amends).length > 0 && !(await service.contacts.update(id, person.contact, amends, where)))
    return false
  await requestConsent(service, authorized, known, { body, timing }, caller)
  return true
}
