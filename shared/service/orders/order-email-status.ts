import type { UnsentEmailView } from '../../api/answers/programs/order-answers.ts'
import type { Role } from '../../game/model/words.ts'
import { forEachConcurrently } from '../runtime/concurrency.ts'
import { isConsentEmailQueued, shownConsentEmail } from '../email/requests/shown-consent-email.ts'
import { orderedSeats } from './order-games.ts'
import type { BulkOrder, GameToMake } from '../ports/orders.ts'
import type { Contacts } from '../ports/contacts.ts'

/** The first seat of one person of the order. `index`: the person's index in the order, from 0. */
type FirstSeat = { readonly index: number; readonly game: GameToMake; readonly role: Role; readonly contact: string }

/** Contacts that are read at the same time: an order may have a thousand. */
const CONCURRENCY = 20

const firstSeats = (order: BulkOrder): readonly FirstSeat[] => {
  const seats = new Map<number, FirstSeat>()
  for (const game of order.games)
    for (const { role, contact } of orderedSeats(order, game)) {
      const index = game[role]
      if (index !== undefined && !seats.has(index)) seats.set(index, { index, game, role, contact })
    }
  return [...seats.values()].toSorted((one, other) => one.index - other.index)
}

/** The colours of roles in an order of pairs. */
export const ROLE_COLOURS = { creator: 'black', opponent: 'white', arbiter: 'arbiter' } as const satisfies Readonly<
  Record<Role, string>
>

/**
 * `unsent`: people whose email is withheld, postponed or undeliverable. `asking`: how many emails are still in the
 * queue.
 */
export type OrderEmailStatus = { readonly unsent: readonly UnsentEmailView[]; readonly asking: number }

/**
 * Reports what became of an order's emails. One contact is read per person, because all their seats wait for the same
 * email.
 */
export const orderEmailStatus = async (
  { contacts }: { readonly contacts: Pick<Contacts, 'load'> },
  order: BulkOrder,
): Promise<OrderEmailStatus> => {
  const seats = firstSeats(order)
  const found = new Map<number, UnsentEmailView>()
  let asking = 0
  const inspect = async ({ index, game, role, contact }: FirstSeat): Promise<boolean> => {
    const known = (await contacts.load(game.id, contact)) ?? {}
    const mail = shownConsentEmail(known)
    if (isConsentEmailQueued(known)) asking += 1
    if (mail)
      found.set(index, {
        ...(order.isPaired && role !== 'arbiter' && { player: index + 1 }),
        game: game.id,
        role: order.isPaired ? ROLE_COLOURS[role] : role,
        ...mail,
      })
    return true
  }
  await forEachConcurrently(
    seats.map((seat) => [seat]),
    CONCURRENCY,
    inspect,
  )
  return { unsent: seats.flatMap(({ index }) => found.get(index) ?? []), asking }
}
