import { canonicalAddress } from '../../shared/api/values/email-address.ts'
import { isoInstant } from '../../shared/api/values/iso.ts'
import type { LoggedEvent } from '../../shared/service/ports/games.ts'
import type { AccountStatus } from '../../shared/service/ports/ledger.ts'
import { accountOfPseudonym } from '../../shared/service/credentials/unsubscribe-all-token.ts'
import { coversAllSpellings } from '../../shared/service/credentials/mailbox.ts'
import { unpackLog } from '../../functions/codec/game-item.ts'
import type { CopiedGame } from '../replay/game-copy.ts'
import type { AdminRecords, FiledContact } from './admin-records.ts'
import { countOf, describeSeat } from './describe-seat.ts'
import { loadSeatGames, seatsOfContacts, seatsOfGame } from './found-seat.ts'

export const collect = async <T>(items: AsyncIterable<T>, isMeant: (item: T) => boolean): Promise<readonly T[]> => {
  const meant: T[] = []
  for await (const item of items) if (isMeant(item)) meant.push(item)
  return meant
}

/** Returns the pseudonym in a contact's index key, whether or not it is confirmed or listed. */
export const pseudonymIn = (filed: string): string => filed.replace(/^apart:/, '').replace(/\+$/, '')

const describeAccount = ({ proven, stopped, dead, rests = 0 }: AccountStatus, now: number): string =>
  [
    stopped ? 'wants no emails of this service' : proven ? 'has confirmed emails' : 'has confirmed no emails yet',
    ...(dead ? ['accepts no email'] : []),
    ...(rests > now ? [`nothing is sent to it until ${isoInstant(rests)}`] : []),
  ].join('; ')

/** Returns the accounts in the ledger of the addresses of these contacts, each with its address. */
export const mailboxAccounts = (filed: readonly FiledContact[]): ReadonlyMap<string, string> =>
  new Map(
    filed.flatMap(({ known: { email, filed: key } }) =>
      key === undefined
        ? []
        : [[accountOfPseudonym(coversAllSpellings(email) ? 'mailbox' : 'spelling', pseudonymIn(key)), email] as const],
    ),
  )

/** Returns a line about each spelling of the mailbox that has an account of its own. */
const accountLines = async (
  { ledger, now }: AdminRecords,
  filed: readonly FiledContact[],
): Promise<readonly string[]> => {
  if (!ledger) return []
  const accounts = mailboxAccounts(filed)
  return Promise.all(
    [...accounts].map(
      async ([account, email]) => `${email} ${describeAccount(await ledger.readStatus(account), now())}`,
    ),
  )
}

/** Returns lines about every seat of a mailbox, in whatever spelling, also in games that are over. */
export const findAddress = async (records: AdminRecords, address: string): Promise<readonly string[]> => {
  const canonical = canonicalAddress(address)
  const filed = await collect(records.filed(), ({ known }) => canonicalAddress(known.email) === canonical)
  if (filed.length === 0) return ['no seat has this address; seats whose person was forgotten or has expired have none']
  const [seats, waiting] = [await seatsOfContacts(records, filed), records.outbox?.()]
  return [
    ...(await accountLines(records, filed)),
    ...seats.flatMap((seat) => describeSeat(seat, waiting, records.now())),
    countOf(seats.length, 'seat'),
  ]
}

/** Returns the names in an event: of whoever takes a seat or is invited, and of the arbiter. */
const namesIn = (event: LoggedEvent): readonly string[] => [
  ...('name' in event ? [event.name] : []),
  ...('invited' in event && event.invited ? [event.invited.name] : []),
  ...('arbiter' in event && event.arbiter ? [event.arbiter.name] : []),
]

/** Returns the log of a game; empty if it is damaged. */
export const logOf = (game: CopiedGame): readonly LoggedEvent[] => {
  if ('fault' in game) return []
  try {
    return unpackLog(game.item.e)
  } catch {
    return []
  }
}

const hasName = (wanted: string) => (game: CopiedGame) =>
  logOf(game).some((event) => namesIn(event).some((name) => name.toLowerCase().includes(wanted)))

/** Returns lines about the seats of every game with a player whose name has this in it. */
export const findName = async (records: AdminRecords, name: string): Promise<readonly string[]> => {
  const wanted = name.toLowerCase()
  const ids = (await collect(records.everyGame(), hasName(wanted))).map(({ id }) => id)
  const waiting = records.outbox?.()
  const lines: string[] = []
  for (const [id, loaded] of await loadSeatGames(records, ids))
    for (const seat of await seatsOfGame(records, id, loaded)) lines.push(...describeSeat(seat, waiting, records.now()))
  return [...lines, `${countOf(ids.length, 'game')} with that name`]
}
