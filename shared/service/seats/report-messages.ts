import { REPORT_LIMITS } from '../../game/limits/email-limits.ts'
import { playOf, personOf } from '../../game/model/game.ts'
import type { Refusal } from '../../game/model/refusals.ts'
import type { Instant, Seat } from '../../game/model/words.ts'
import type { Authorized } from '../access/authorize.ts'
import { randomId } from '../credentials/ids.ts'
import { loadContact } from '../games/game-seat.ts'
import { countEmail, isCountedToday } from '../limits/daily-counts.ts'
import { networkPseudonym } from '../limits/rate-limit.ts'
import type { RequestSource } from '../limits/stranger-quota.ts'
import type { QuotaLimit } from '../ports/ledger.ts'
import type { Contact, StoredContact } from '../ports/contacts.ts'
import type { Service } from '../runtime/service.ts'

/** A seat's report counts among the emails that it causes in a day, so that one seat sends one a day. */
const SEAT_LIMIT = { of: 'report', most: REPORT_LIMITS.seatDay } as const

const limitOf = (most: number): readonly QuotaLimit[] => [{ of: 'reports', per: 'day', most }]

/** Counts the report for its network, then for the whole site. Returns false if either has none left today. */
const takeQuota = async ({ ledger, signer }: Service, request: RequestSource): Promise<boolean> => {
  const accounts = [
    [`reports:${networkPseudonym(signer, request)}`, REPORT_LIMITS.networkDay],
    ['reports:all', REPORT_LIMITS.siteDay],
  ] as const
  for (const [account, most] of accounts) {
    const { kind } = await ledger.take(account, undefined, request.receivedAt, limitOf(most))
    if (kind !== 'taken') return false
  }
  return true
}

/** Characters of the random id of a report, which tells reports about one version of a game apart. */
const ID_LENGTH = 8

/** Returns whether this seat has reported messages today. */
export const hasReported = (contact: Contact & Pick<StoredContact, 'counts'>, now: Instant): boolean =>
  isCountedToday(contact.counts, SEAT_LIMIT, now)

type ReportResult = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly refusal: Refusal | TooMany }
type TooMany = { readonly code: 'too-many-requests' }

/**
 * Queues an email to the operator with the messages of the other player. A seat reports once a day, and so many seats
 * of a network and of the whole site that nobody fills the operator's mailbox (`REPORT_LIMITS`).
 */
export const reportMessages = async (
  service: Service,
  authorized: Authorized<Seat>,
  caller: RequestSource,
): Promise<ReportResult> => {
  const now = caller.receivedAt
  const { id, role: seat, loaded } = authorized
  const person = personOf(loaded.game, seat)
  const hasAny = playOf(loaded.game)?.messages.some(({ by }) => by !== seat)
  if (!service.takesReports || !person || !hasAny) return { kind: 'refused', refusal: { code: 'not-in-this-game' } }
  const contact: Contact & Pick<StoredContact, 'counts'> = await loadContact(service, authorized)
  if (hasReported(contact, now)) return { kind: 'done' }
  if (!(await takeQuota(service, caller))) return { kind: 'refused', refusal: { code: 'too-many-requests' } }
  const counting = countEmail(contact.counts, SEAT_LIMIT, 'report', now)
  const request = randomId(service.chance, ID_LENGTH)
  const { version } = loaded.stored
  await service.outbox.put([{ kind: 'report', game: id, seat, version, request, delay: 0 }])
  // If this fails, the report is on its way all the same; the player may then send it once more.
  if (counting !== 'spent') await service.contacts.count(id, person.contact, counting)
  return { kind: 'done' }
}
