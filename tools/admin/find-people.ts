import { canonicalAddress } from '../../shared/api/values/email-address.ts'
import { personOf } from '../../shared/game/model/game.ts'
import type { LoggedEvent } from '../../shared/service/ports/games.ts'
import { accountOfPseudonym } from '../../shared/service/credentials/unsubscribe-all-token.ts'
import { coversAllSpellings, isSameMailbox } from '../../shared/service/credentials/mailbox.ts'
import { unpackLog } from '../../functions/codec/game-item.ts'
import type { CopiedGame } from '../replay/game-copy.ts'
import type { AdminRecords, FiledContact } from './records/admin-records.ts'
import { countOf, describeSeat } from './describe-seat.ts'
import { type FoundSeat, loadSeatGames, seatsOfGame } from './found-seat.ts'

export const collect = async <T>(items: AsyncIterable<T>, isMeant: (item: T) => boolean): Promise<readonly T[]> => {
  const meant: T[] = []
  for await (const item of items) if (isMeant(item)) meant.push(item)
  return meant
}

export const NOBODY = ['no seat has this address'] as const

export const requireLedger = ({ ledger }: Pick<AdminRecords, 'ledger'>): NonNullable<AdminRecords['ledger']> => {
  if (!ledger) throw new Error('set LEDGER_TABLE to the table of the ledger')
  return ledger
}

/** Returns the contacts whose address is certainly this mailbox's. Another tag may be another person's address. */
export const contactsOf = ({ filed }: Pick<AdminRecords, 'filed'>, address: string): Promise<readonly FiledContact[]> =>
  collect(filed(), ({ known }) => isSameMailbox(known.email, address))

/** Returns the pseudonym in a contact's index key, whether or not it is confirmed or listed. */
export const pseudonymIn = (filed: string): string => filed.replace(/^apart:/, '').replace(/\+$/, '')

/** Returns the accounts in the ledger of the addresses of these contacts, each with its address. */
export const mailboxAccounts = (filed: readonly FiledContact[]): ReadonlyMap<string, string> =>
  new Map(
    filed.flatMap(({ known: { email, filed: key } }) =>
      key === undefined
        ? []
        : [[accountOfPseudonym(coversAllSpellings(email) ? 'mailbox' : 'spelling', pseudonymIn(key)), email] as const],
    ),
  )

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

/** Returns a line with the addresses of the people whose name has this in it. */
const addressLine = (seats: readonly FoundSeat[], wanted: string): readonly string[] => {
  const meant = seats.flatMap(({ role, loaded, known }) => {
    const name = role && loaded && personOf(loaded.game, role)?.name
    return name?.toLowerCase().includes(wanted) && known?.email !== undefined ? [canonicalAddress(known.email)] : []
  })
  return meant.length === 0 ? [] : [`addresses of that name: ${[...new Set(meant)].join(', ')}`]
}

/** Returns lines about the seats of every game with a player whose name has this in it. */
export const findName = async (records: AdminRecords, name: string): Promise<readonly string[]> => {
  const wanted = name.toLowerCase()
  const ids = (await collect(records.everyGame(), hasName(wanted))).map(({ id }) => id)
  const waiting = records.outbox?.()
  const seats: FoundSeat[] = []
  for (const [id, loaded] of await loadSeatGames(records, ids)) seats.push(...(await seatsOfGame(records, id, loaded)))
  return [
    ...seats.flatMap((seat) => describeSeat(seat, waiting, records.now())),
    ...addressLine(seats, wanted),
    `${countOf(ids.length, 'game')} with that name`,
  ]
}
