import type { GameEmail } from '../../email/game-emails/emails-for.ts'
import { DAY, type Instant } from '../../game/model/words.ts'
import { hasSameSpelling } from '../credentials/mailbox.ts'
import { windowEnd } from '../limits/ledger-account.ts'
import { ORDER_REMINDER_QUOTA } from '../limits/email-quotas.ts'
import { needsFirstConsentEmail } from '../email/requests/quiet-until.ts'
import { shownConsentEmail } from '../email/requests/shown-consent-email.ts'
import type { BulkOrder } from '../ports/orders.ts'
import type { Service } from '../runtime/service.ts'
import { type AnsweredSeat, answeredSeats } from './order-players.ts'

/** `reminded`: how many emails are queued. `until`: an order may be reminded again then. */
export type RemindResult =
  | { readonly kind: 'reminded'; readonly reminded: number }
  | { readonly kind: 'spent'; readonly until: Instant }

/**
 * Returns whether the seat's reader may be reminded: they were asked, have not answered, and their mailbox takes emails.
 * A seat whose first email is still to come is not reminded.
 */
const isRemindable = ({ answer, contact }: AnsweredSeat): boolean =>
  (answer === 'asked' || answer === 'unconfirmed') &&
  contact.email !== undefined &&
  !contact.silent &&
  !contact.confirmed &&
  !needsFirstConsentEmail(contact.quietUntil) &&
  shownConsentEmail(contact) === undefined

/** Returns one seat of each address that waits: its email lists all others. */
const recipientsOf = (seats: readonly AnsweredSeat[]): readonly AnsweredSeat[] => {
  const chosen: AnsweredSeat[] = []
  for (const seat of seats.filter(isRemindable)) {
    const { email = '', filed } = seat.contact
    const isChosen = chosen.some(
      ({ contact }) => contact.filed === filed && hasSameSpelling(contact.email ?? '', email),
    )
    if (!isChosen) chosen.push(seat)
  }
  return chosen
}

const reminderTo =
  (order: BulkOrder, now: Instant) =>
  ({ game, role: seat, stored: { version } }: AnsweredSeat): GameEmail => ({
    kind: 'door',
    request: `${order.id}-${Math.floor(now / DAY)}`,
    isOrdered: true,
    isAgain: true,
    game: game.id,
    seat,
    version,
    ply: 0,
    delay: 0,
  })

/**
 * Sends the consent email of an order again to each player who has not answered: once a month, and to nobody on the
 * order's first day. All limits of the address hold, as for the first email.
 */
export const remindOrder = async (service: Service, order: BulkOrder, now: Instant): Promise<RemindResult> => {
  if (order.people || now < order.placed + DAY) return { kind: 'reminded', reminded: 0 }
  const { kind } = await service.ledger.take(`remind:${order.id}`, undefined, now, ORDER_REMINDER_QUOTA)
  if (kind !== 'taken') return { kind: 'spent', until: windowEnd('month', now) }
  const emails = recipientsOf(await answeredSeats(service, order)).map(reminderTo(order, now))
  if (emails.length > 0) await service.outbox.put(emails)
  return { kind: 'reminded', reminded: emails.length }
}
