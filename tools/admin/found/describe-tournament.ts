import { isoInstant } from '../../../shared/api/values/iso.ts'
import type { StoredContact } from '../../../shared/service/ports/contacts.ts'
import type { TournamentId } from '../../../shared/service/ports/tournaments/tournament-key.ts'
import { personOfTournament } from '../../../shared/service/tournaments/links/tournament-holders.ts'
import type { LoadedTournament } from '../../../shared/service/tournaments/record/tournament-store.ts'
import { ENTRANT_STATUSES } from '../../../shared/tournament/model/people.ts'
import { entrantOf } from '../../../shared/tournament/model/tournament.ts'
import { resultOfBoard } from '../../../shared/tournament/standings/board-result.ts'
import { countOf, describeDelivery } from './describe-seat.ts'
import { nameText } from './describe-turn.ts'
import type { AdminRecords } from '../records/admin-records.ts'
import { type FoundPlace, holdersIn } from './found-place.ts'

/** Returns lines about a person's place in a tournament, and whether emails arrive. */
export const describePlace = (
  { id, holder, loaded: { tournament } }: FoundPlace,
  known: StoredContact | undefined,
  stop: string | undefined,
): readonly string[] => {
  const entrant = typeof holder === 'number' ? entrantOf(tournament, holder) : undefined
  const who = entrant ? `entrant ${entrant.number}, ${entrant.status}` : holder
  const name = nameText(personOfTournament(tournament, holder)?.name ?? '')
  const head = `${id}  tournament ${nameText(tournament.terms.title)}, ${tournament.status}; ${who} ${name}`
  if (known?.email === undefined) return [head, '    no address, so no emails']
  return [head, `    ${known.email}: ${stop === undefined ? '' : `${stop}; `}${describeDelivery(known)}`]
}

const peopleLine = ({ tournament: { entrants } }: LoadedTournament): string => {
  const counts = ENTRANT_STATUSES.flatMap((status) => {
    const count = entrants.filter((entrant) => entrant.status === status).length
    return count === 0 ? [] : [`${count} ${status}`]
  })
  return `${countOf(entrants.length, 'entrant')}${counts.length === 0 ? '' : `: ${counts.join(', ')}`}`
}

const boardsLine = ({ tournament: { boards, made } }: LoadedTournament): string => {
  const open = boards.filter((board) => resultOfBoard(board) === undefined).length
  return `${countOf(boards.length, 'board')}, ${made} made, ${open} not decided`
}

/** Returns lines about a tournament, its officials and its people. */
export const describeTournament = async (
  { contacts }: Pick<AdminRecords, 'contacts'>,
  id: TournamentId,
  loaded: LoadedTournament,
): Promise<readonly string[]> => {
  const { tournament, stored } = loaded
  const { terms, status, foundedAt, owner } = tournament
  const people: string[] = []
  for (const holder of holdersIn(tournament)) {
    const contact = personOfTournament(tournament, holder)?.contact ?? ''
    people.push(...describePlace({ id, holder, loaded }, await contacts.load(id, contact), undefined))
  }
  return [
    `${id}  tournament ${nameText(terms.title)}, ${terms.format}, ${terms.game.rules}, ${status}; founded ${isoInstant(foundedAt)}, step ${stored.version}`,
    ...(owner === undefined ? [] : [`founded by a key of the owner ${owner}`]),
    peopleLine(loaded),
    boardsLine(loaded),
    stored.due === undefined ? 'it needs no timer' : `the service looks at it next at ${isoInstant(stored.due)}`,
    ...people,
  ]
}
