import { secureRandomBytes } from '../../functions/aws/keys/secure-random-bytes.ts'
import { isInvited } from '../../shared/game/model/game.ts'
import type { GameEmail, TournamentEmail } from '../../shared/email/game-emails/emails-for.ts'
import { newRequestId } from '../../shared/service/credentials/ids.ts'
import { consentRequest } from '../../shared/service/email/consent/queue-consent-request.ts'
import { gameSteps, unsentEmails } from '../../shared/service/email/mailbox/unsent-emails.ts'
import { waitsForUse } from '../../shared/service/email/requests/quiet-until.ts'
import { waitsWhileStopped } from '../../shared/service/email/requests/record-outcome.ts'
import { isOpenOrActive } from '../../shared/service/games/game-seat.ts'
import type { StoredContact } from '../../shared/service/ports/contacts.ts'
import type { AdminRecords } from './records/admin-records.ts'
import { isBlocked } from './block-address.ts'
import { countOf, describeDelivery } from './found/describe-seat.ts'
import { NOBODY, contactsOf, mailboxAccounts, requireLedger } from './find-people.ts'
import { type FoundSeat, seatsOfContacts } from './found/found-seat.ts'
import type { FoundPlace } from './found/found-place.ts'

/** The emails of a seat that are sent now, or why there are none. */
type SeatEmails = { readonly emails: readonly (GameEmail | TournamentEmail)[]; readonly why?: string }

const isConfirmed = ({ role, loaded }: FoundSeat, { confirmed }: StoredContact): boolean =>
  confirmed === true && role !== undefined && loaded !== undefined && !isInvited(loaded.game, role)

/** Returns the email that asks for consent, unless it was sent lately, waits for a limit, or comes later by itself. */
const consentEmails = (seat: FoundSeat, known: StoredContact, now: number): SeatEmails => {
  const { game: id, role, loaded } = seat
  const { held, postponed, quietUntil = 0 } = known
  if (!role || !loaded) return { emails: [], why: 'the seat has another person now' }
  if (!isOpenOrActive(loaded.game)) return { emails: [], why: 'the game is over, and the address was never confirmed' }
  const isLater = loaded.game.status === 'open' && waitsForUse(quietUntil)
  const isDue = waitsWhileStopped(known) || !((postponed && !postponed.isSent) || quietUntil > now || isLater)
  if (held || !isDue) return { emails: [], why: describeDelivery(known) }
  return { emails: [consentRequest(secureRandomBytes, { id, role, loaded })] }
}

/** Returns the email to a person of a tournament: what to say is found when it is delivered. */
const placeEmails = ({ id, holder, loaded }: FoundPlace, known: StoredContact, now: number): SeatEmails => {
  const { held, postponed, quietUntil = 0, confirmed } = known
  const isDue = confirmed || waitsWhileStopped(known) || !((postponed && !postponed.isSent) || quietUntil > now)
  if (held || !isDue) return { emails: [], why: describeDelivery(known) }
  const { version } = loaded.stored
  const request = confirmed ? {} : { request: newRequestId(secureRandomBytes) }
  return { emails: [{ kind: 'tournament', tournament: id, to: holder, version, delay: 0, ...request }] }
}

const emailsFor = (seat: FoundSeat, known: StoredContact, now: number): SeatEmails => {
  const { game, contact, role, loaded } = seat
  if (known.silent) return { emails: [], why: describeDelivery(known) }
  if (seat.place) return placeEmails(seat.place, known, now)
  if (!isConfirmed(seat, known)) return consentEmails(seat, known, now)
  if (!role || !loaded) return { emails: [], why: 'the seat has another person now' }
  const unsent = unsentEmails(game, loaded, gameSteps(loaded), { seat: role, contact, known }, now)
  return { emails: unsent.map((email) => ({ ...email, delay: 0 })) }
}

/** Queues what a seat has not been sent. Returns how many emails, and a line if there are none for a reason. */
const resendTo = async (records: AdminRecords, seat: FoundSeat, isDry: boolean) => {
  const { game, contact, known } = seat
  if (!known) return { count: 0, lines: [] }
  if (known.returned && !isDry) await records.contacts.update(game, contact, { returned: null })
  const { returned: _before, ...tried } = known
  const { emails, why } = emailsFor(seat, tried, records.now())
  if (!isDry) await records.emails.put(emails)
  const kinds = emails.map(({ kind }) => (kind === 'door' ? 'the first email, with its button' : kind))
  const plan = isDry && kinds.length > 0 ? [`${game}: ${kinds.join(', ')}`] : []
  return { count: emails.length, lines: why === undefined ? plan : [`${game}: nothing is sent: ${why}`] }
}

const queuedLine = (count: number, isDry: boolean): string => {
  if (isDry) return `${countOf(count, 'email')} would be queued; without --dry-run they are`
  if (count === 0) return 'no email is queued; the page for a lost link sends the links again'
  return `${countOf(count, 'email')} queued; a running service sends them at once, within the limits of the address`
}

/**
 * Tries a mailbox again from which emails came back, and queues what its seats have not been sent and may be sent.
 * `isDry`: it only says what would be queued.
 */
export const resendEmails = async (
  records: AdminRecords,
  address: string,
  isDry = false,
): Promise<readonly string[]> => {
  const filed = await contactsOf(records, address)
  if (filed.length === 0) return NOBODY
  const ledger = requireLedger(records)
  for (const account of mailboxAccounts(filed).keys()) {
    const status = await ledger.readStatus(account)
    if (await isBlocked(ledger, account, status)) return ['nothing is sent: it is blocked; unblock it first']
    if (status.stopped) return ['nothing is sent: its owner has stopped all emails, and alone can allow them again']
    if (!isDry) await ledger.noteStatus(account, { dead: false, rests: records.now() }, records.now())
  }
  const done = []
  for (const seat of await seatsOfContacts(records, filed)) done.push(await resendTo(records, seat, isDry))
  return [
    ...done.flatMap(({ lines }) => lines),
    queuedLine(
      done.reduce((sum, { count }) => sum + count, 0),
      isDry,
    ),
  ]
}
