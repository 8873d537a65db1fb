import { canonicalAddress } from '../../shared/api/values/email-address.ts'
import { isoInstant } from '../../shared/api/values/iso.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import type { AccountStatus } from '../../shared/service/ports/ledger.ts'
import type { AdminRecords, FiledContact } from './records/admin-records.ts'
import { accountsOf, isBlocked } from './block-address.ts'
import { countOf, describeSeat } from './describe-seat.ts'
import { collect, mailboxAccounts } from './find-people.ts'
import { seatsOfContacts } from './found-seat.ts'

const describeAccount = ({ proven, dead, rests = 0 }: AccountStatus, stop: string | undefined, now: Instant): string =>
  [
    stop ?? (proven ? 'has confirmed emails' : 'has confirmed no emails yet'),
    ...(dead ? ['accepts no email'] : []),
    ...(rests > now ? [`nothing is sent to it until ${isoInstant(rests)}`] : []),
  ].join('; ')

/** Returns a line about each spelling of the mailbox that has an account of its own, or about one without a seat. */
const accountLines = async (
  records: AdminRecords,
  filed: readonly FiledContact[],
  address: string,
): Promise<readonly string[]> => {
  const { ledger, now } = records
  if (!ledger) return []
  const seated = mailboxAccounts(filed)
  const accounts = seated.size > 0 ? [...seated.keys()] : accountsOf(records, filed, address)
  return Promise.all(
    accounts.map(async (account) => {
      const status = await ledger.readStatus(account)
      const byOwner = status.stopped ? 'has stopped all emails of this service itself' : undefined
      const stop = (await isBlocked(ledger, account, status)) ? 'is blocked: nothing is sent to it' : byOwner
      return `${seated.get(account) ?? address} ${describeAccount(status, stop, now())}`
    }),
  )
}

/** Returns lines about every seat of a mailbox, in whatever spelling, also in games that are over. */
export const findAddress = async (records: AdminRecords, address: string): Promise<readonly string[]> => {
  const canonical = canonicalAddress(address)
  const filed = await collect(records.filed(), ({ known }) => canonicalAddress(known.email) === canonical)
  const accounts = await accountLines(records, filed, address)
  if (filed.length === 0)
    return [...accounts, 'no seat has this address; seats whose person was forgotten or has expired have none']
  const [seats, waiting] = [await seatsOfContacts(records, filed), records.outbox?.()]
  return [
    ...accounts,
    ...seats.flatMap((seat) => describeSeat(seat, waiting, records.now())),
    countOf(seats.length, 'seat'),
  ]
}
