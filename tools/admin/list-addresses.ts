import { canonicalAddress } from '../../shared/api/values/email-address.ts'
import { personOf } from '../../shared/game/model/game.ts'
import { seatEmailStatus } from '../../shared/service/email/consent/seat-email-status.ts'
import type { CopiedGame } from '../replay/game-copy.ts'
import { isOpenOrActive } from '../../shared/service/games/game-seat.ts'
import type { AdminRecords, FiledContact, WaitingEmail } from './records/admin-records.ts'
import { stopOfAddress } from './block-address.ts'
import { countOf, describeSeat } from './found/describe-seat.ts'
import { describeTurn, nameText, operatorZone } from './found/describe-turn.ts'
import { collect, logOf, mailboxAccounts } from './find-people.ts'
import { type FoundSeat, loadSeatGames, seatsOfContacts, seatsOfGame } from './found/found-seat.ts'
import { describePlace } from './found/describe-tournament.ts'

/** How many seats of one address are shown. */
const SHOWN = 3

const isReturned = ({ known }: FiledContact): boolean => known.returned === true

const WAITING: ReadonlySet<string> = new Set(['unconfirmed', 'later', 'held'])

const isWaiting = ({ known }: FiledContact): boolean => WAITING.has(seatEmailStatus(known))

/** Returns lines about seats, with why nothing is sent to those whose mailbox takes no emails. */
export const describeSeats = async (
  records: AdminRecords,
  seats: readonly FoundSeat[],
  waiting: readonly WaitingEmail[] | undefined,
): Promise<readonly string[]> => {
  const lines: string[] = []
  for (const seat of seats) {
    const { game, contact: id, known } = seat
    const email = known?.email
    const accounts =
      email === undefined ? [] : mailboxAccounts([{ game, id, known: { told: 0, ...known, email } }]).keys()
    const stop = email === undefined ? undefined : await stopOfAddress(records, email, accounts)
    lines.push(
      ...(seat.place ? describePlace(seat.place, seat.known, stop) : describeSeat(seat, waiting, records.now(), stop)),
    )
  }
  return lines
}

const describeAddresses = async (
  records: AdminRecords,
  filed: readonly FiledContact[],
  most: number,
): Promise<readonly string[]> => {
  const addresses = Map.groupBy(filed, ({ known }) => canonicalAddress(known.email))
  const byNumber = [...addresses].toSorted(([, a], [, b]) => b.length - a.length)
  const waiting = records.outbox?.()
  const lines: string[] = []
  for (const [address, seats] of byNumber.slice(0, most)) {
    lines.push(`${address}: ${countOf(seats.length, 'seat')}`)
    lines.push(...(await describeSeats(records, await seatsOfContacts(records, seats.slice(0, SHOWN)), waiting)))
  }
  const left = byNumber.length - Math.min(byNumber.length, most)
  return [...lines, ...(left === 0 ? [] : [`${left} more; --most shows them`])]
}

/** Returns the addresses whose emails came back, those with most seats first. */
export const listReturned = async (records: AdminRecords, most: number): Promise<readonly string[]> => {
  const filed = await collect(records.filed(), isReturned)
  return [...(await describeAddresses(records, filed, most)), `${countOf(filed.length, 'seat')} whose emails came back`]
}

/** Events after which an invitation waits no more. */
const ANSWERS: ReadonlySet<string> = new Set(['joined', 'declined', 'aborted', 'expired'])

const isOpenLog = (game: CopiedGame): boolean => {
  const last = logOf(game).findLast(({ type }) => ANSWERS.has(type) || type === 'offered' || type === 'renewed')
  return last !== undefined && !ANSWERS.has(last.type)
}

/** Returns the invitations that nobody has accepted yet, the newest first, also those without an address. */
const describeInvitations = async (records: AdminRecords, most: number, zone: string): Promise<readonly string[]> => {
  const ids = (await collect(records.everyGame(), isOpenLog)).map(({ id }) => id)
  const open = [...(await loadSeatGames(records, ids))].toSorted(([, a], [, b]) => b.game.offeredAt - a.game.offeredAt)
  const lines: string[] = []
  for (const [id, loaded] of open.slice(0, most)) {
    const invited = (await seatsOfGame(records, id, loaded)).find(({ role }) => role === 'opponent')
    const name = personOf(loaded.game, 'opponent')?.name
    const whom = name === undefined ? 'anybody with the link' : nameText(name)
    const address = invited?.known?.email ?? 'no address: whoever has the link can accept'
    lines.push(
      `${id}  ${nameText(loaded.game.creator.name)} invites ${whom}; ${address}`,
      ...describeTurn(loaded.game, records.now(), zone).map((line) => `    ${line}`),
    )
  }
  const left = open.length - Math.min(open.length, most)
  return [...lines, ...(left === 0 ? [] : [`${left} more; --most shows them`]), countOf(open.length, 'open invitation')]
}

/** Returns whether a seat is in an open or running game, or a place in a tournament that is not over. */
const isGoingOn = ({ role, loaded, place }: FoundSeat): boolean => {
  if (place) return place.loaded.tournament.endedAt === undefined
  return role !== undefined && loaded !== undefined && isOpenOrActive(loaded.game)
}

const seatKey = ({ game, contact }: Pick<FoundSeat, 'game' | 'contact'>): string => `${game}/${contact}`

/** Returns the addresses of running games that wait for a consent email or a press of its button, open invitations, and how many emails are queued. */
export const listWaiting = async (
  records: AdminRecords,
  most: number,
  zone: string = operatorZone(),
): Promise<readonly string[]> => {
  const unconfirmed = await collect(records.filed(), isWaiting)
  const running = new Set((await seatsOfContacts(records, unconfirmed)).filter(isGoingOn).map(seatKey))
  const filed = unconfirmed.filter(({ game, id }) => running.has(seatKey({ game, contact: id })))
  const outbox = records.outbox?.()
  const dead = outbox?.filter(({ isDead }) => isDead).length ?? 0
  const queue =
    outbox === undefined
      ? []
      : [`${countOf(outbox.length - dead, 'email')} in the queue, ${countOf(dead, 'email')} given up`]
  return [
    ...(await describeAddresses(records, filed, most)),
    `${countOf(filed.length, 'seat')} with an address that is not confirmed`,
    ...(await describeInvitations(records, most, zone)),
    ...queue,
  ]
}
