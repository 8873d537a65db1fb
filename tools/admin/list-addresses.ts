import { canonicalAddress } from '../../shared/api/values/email-address.ts'
import { seatEmailStatus } from '../../shared/service/email/consent/seat-email-status.ts'
import type { AdminRecords, FiledContact } from './admin-records.ts'
import { countOf, describeSeat } from './describe-seat.ts'
import { collect } from './find-people.ts'
import { seatsOfContacts } from './found-seat.ts'

/** How many seats of one address are shown. */
const SHOWN = 3

const isReturned = ({ known }: FiledContact): boolean => known.returned === true

const WAITING: ReadonlySet<string> = new Set(['unconfirmed', 'later', 'held'])

const isWaiting = ({ known }: FiledContact): boolean => WAITING.has(seatEmailStatus(known))

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
    for (const seat of await seatsOfContacts(records, seats.slice(0, SHOWN)))
      lines.push(...describeSeat(seat, waiting, records.now()))
  }
  const left = byNumber.length - Math.min(byNumber.length, most)
  return [...lines, ...(left === 0 ? [] : [`${left} more; --most shows them`])]
}

/** Returns the addresses whose emails came back, those with most seats first. */
export const listReturned = async (records: AdminRecords, most: number): Promise<readonly string[]> => {
  const filed = await collect(records.filed(), isReturned)
  return [...(await describeAddresses(records, filed, most)), `${countOf(filed.length, 'seat')} whose emails came back`]
}

/** Returns the addresses that wait for a consent email or a press of its button, and how many emails are queued. */
export const listWaiting = async (records: AdminRecords, most: number): Promise<readonly string[]> => {
  const filed = await collect(records.filed(), isWaiting)
  const outbox = records.outbox?.()
  const dead = outbox?.filter(({ isDead }) => isDead).length ?? 0
  const queue =
    outbox === undefined
      ? []
      : [`${countOf(outbox.length - dead, 'email')} in the queue, ${countOf(dead, 'email')} given up`]
  return [
    ...(await describeAddresses(records, filed, most)),
    `${countOf(filed.length, 'seat')} with an address that is not confirmed`,
    ...queue,
  ]
}
