import { canonicalAddress } from '../../shared/api/values/email-address.ts'
import { isoInstant } from '../../shared/api/values/iso.ts'
import { personOf } from '../../shared/game/model/game.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import type { LoggedEvent } from '../../shared/service/ports/games.ts'
import type { AccountStatus } from '../../shared/service/ports/ledger.ts'
import type { CopiedGame } from '../replay/game-copy.ts'
import type { AdminRecords, FiledContact } from './records/admin-records.ts'
import { accountsOf, stopOfAddress } from './block-address.ts'
import { countOf } from './found/describe-seat.ts'
import { describeSeats } from './list-addresses.ts'
import { collect, logOf, mailboxAccounts } from './find-people.ts'
import { ID_BEGINNING } from './admin-request.ts'
import type { LoadedTournament } from '../../shared/service/tournaments/record/tournament-store.ts'
import { nameText } from './found/describe-turn.ts'
import { type FoundSeat, loadSeatGames, seatsOfContacts, seatsOfGame } from './found/found-seat.ts'
import { tournamentIn } from './found/found-place.ts'

const describeAccount = ({ proven, dead, rests = 0 }: AccountStatus, stop: string | undefined, now: Instant): string =>
  [
    stop ?? (proven ? 'has confirmed emails' : 'has confirmed no emails yet'),
    ...(dead ? ['accepts no email'] : []),
    ...(rests > now ? [`nothing is sent to it until ${isoInstant(rests)}`] : []),
  ].join('; ')

/** Returns a line about each spelling of the mailbox that has an account of its own, and about the one that is asked. */
const accountLines = async (
  records: AdminRecords,
  filed: readonly FiledContact[],
  address: string,
): Promise<readonly string[]> => {
  const { ledger, now } = records
  if (!ledger) return []
  const seated = mailboxAccounts(filed)
  const accounts = new Set([...seated.keys(), ...accountsOf(records, [], address)])
  return Promise.all(
    [...accounts].map(async (account) => {
      const spelling = seated.get(account) ?? address
      const stop = await stopOfAddress(records, spelling, [account])
      return `${spelling} ${describeAccount(await ledger.readStatus(account), stop, now())}`
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
  return [...accounts, ...(await describeSeats(records, seats, waiting)), countOf(seats.length, 'seat')]
}

/** Returns the names in an event: of whoever takes a seat or is invited, and of the arbiter. */
const namesIn = (event: LoggedEvent): readonly string[] => [
  ...('name' in event ? [event.name] : []),
  ...('invited' in event && event.invited ? [event.invited.name] : []),
  ...('arbiter' in event && event.arbiter ? [event.arbiter.name] : []),
]

const hasName = (typed: string, wanted: string) => (game: CopiedGame) =>
  (ID_BEGINNING.test(typed) && game.id.startsWith(typed)) ||
  logOf(game).some((event) => namesIn(event).some((name) => name.toLowerCase().includes(wanted)))

/** Returns a line with the addresses of the people whose name has this in it. */
const addressLine = (seats: readonly FoundSeat[], wanted: string): readonly string[] => {
  const meant = seats.flatMap(({ role, loaded, known }) => {
    const name = role && loaded && personOf(loaded.game, role)?.name
    return name?.toLowerCase().includes(wanted) && known?.email !== undefined ? [canonicalAddress(known.email)] : []
  })
  return meant.length === 0 ? [] : [`addresses of that name: ${[...new Set(meant)].join(', ')}`]
}

/** Returns whether a tournament has this in its title, or in the name of one of its people. */
const isNamed = ({ tournament }: LoadedTournament, wanted: string): boolean =>
  [
    tournament.terms.title,
    tournament.secretary.name,
    tournament.deputy?.name ?? '',
    ...tournament.entrants.map(({ name }) => name),
  ].some((name) => name.toLowerCase().includes(wanted))

/** Returns a line about each tournament with that name in it, or whose id begins so. */
const tournamentLines = async ({ everyGame }: AdminRecords, typed: string): Promise<readonly string[]> => {
  const lines: string[] = []
  for await (const each of everyGame()) {
    const found = tournamentIn(each)
    if (
      found &&
      ((ID_BEGINNING.test(typed) && found.id.startsWith(typed)) || isNamed(found.loaded, typed.toLowerCase()))
    )
      lines.push(
        `${found.id}  tournament ${nameText(found.loaded.tournament.terms.title)}, ${found.loaded.tournament.status}`,
      )
  }
  return lines
}

/** Returns lines about the seats of every game with a player whose name has this in it, or whose id begins with it. */
export const findName = async (records: AdminRecords, name: string): Promise<readonly string[]> => {
  const wanted = name.toLowerCase()
  const ids = (await collect(records.everyGame(), hasName(name, wanted))).map(({ id }) => id)
  const waiting = records.outbox?.()
  const seats: FoundSeat[] = []
  for (const [id, loaded] of await loadSeatGames(records, ids)) seats.push(...(await seatsOfGame(records, id, loaded)))
  return [
    ...(await describeSeats(records, seats, waiting)),
    ...(await tournamentLines(records, name)),
    ...addressLine(seats, wanted),
    `${countOf(ids.length, 'game')} with that name${ID_BEGINNING.test(name) ? ' or id' : ''}`,
  ]
}
