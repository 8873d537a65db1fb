import { possibleTournamentActs } from '../../../tournament/possible-tournament-acts.ts'
import type { Absence, Entrant, Warning } from '../../../tournament/model/people.ts'
import { type Tournament, entrantOf } from '../../../tournament/model/tournament.ts'
import type { Holder } from '../../../tournament/model/facts.ts'
import type { Actor, BoardNumber, EntrantNumber } from '../../../tournament/model/words.ts'
import { colourOn } from '../../../tournament/standings/board-result.ts'
import type { Instant } from '../../../game/model/words.ts'
import type { EntrantView, TournamentYouView } from '../../answers/tournaments/tournament-you-shape.ts'
import { isoInstant } from '../../values/iso.ts'
import { entrantDetails } from './entrant-details.ts'

type ShownLink = { readonly url: string; readonly token: string }

type EmailView = Pick<EntrantView, 'mail' | 'mailAt'>

/**
 * What the service knows for a reader besides the tournament: links, what became of the emails to people, and the links
 * of the reader's places at boards, by the number of the board. Only officials have `emails` and `invitations`, of people
 * without an address.
 */
export type TournamentReaderFacts = {
  readonly links: {
    readonly own?: ShownLink
    readonly entry?: ShownLink
    readonly deputy?: ShownLink
    readonly ownEntry?: ShownLink
  }
  readonly emails: ReadonlyMap<Holder, EmailView>
  readonly invitations: ReadonlyMap<EntrantNumber, ShownLink>
  readonly seats: ReadonlyMap<BoardNumber, ShownLink>
}

/** Whoever has a link. */
type Reader = Exclude<Actor, { readonly role: 'service' }>

type Reading = {
  readonly tournament: Tournament
  readonly reader: Reader
  readonly facts: TournamentReaderFacts
  readonly now: Instant
}

const warningView = ({ at, reason }: Warning) => ({ at: isoInstant(at), reason })

const absenceView = (absence: Absence | undefined): Pick<EntrantView, 'absence'> =>
  absence ? { absence: { from: isoInstant(absence.from), days: absence.days } } : {}

const entrantView = (entrant: Entrant, { emails, invitations }: TournamentReaderFacts): EntrantView => {
  const { number, name, status, official, replaces, acceptedAt, leftAt, reason, warnings, absence } = entrant
  const [email, link] = [emails.get(number), invitations.get(number)]
  return {
    number,
    name,
    ...entrantDetails(entrant),
    ...(official && { official }),
    status,
    ...(replaces !== undefined && { replaces }),
    acceptedAt: acceptedAt === undefined ? null : isoInstant(acceptedAt),
    leftAt: leftAt === undefined ? null : isoInstant(leftAt),
    ...(reason !== undefined && { reason }),
    warnings: warnings.map(warningView),
    ...absenceView(absence),
    ...email,
    ...(link && { link }),
  }
}

/** Returns the messages to all, and those to the reader alone. Officials see every message. */
const announcementsFor = ({ announcements }: Tournament, number?: EntrantNumber): TournamentYouView['announcements'] =>
  announcements
    .filter(({ to }) => number === undefined || to === undefined || to === number)
    .map(({ at, text, to }) => ({ at: isoInstant(at), text, ...(to !== undefined && { to }) }))

const officialView = ({ tournament, facts }: Reading): Partial<TournamentYouView> => ({
  confirmed: tournament.confirmedAt !== undefined,
  entrants: tournament.entrants.map((entrant) => entrantView(entrant, facts)),
  appeals: tournament.boards.flatMap(({ number, appeal }) =>
    appeal ? [{ board: number, at: isoInstant(appeal.at), by: appeal.by, text: appeal.text }] : [],
  ),
  announcements: announcementsFor(tournament),
  boards: seatsOf(tournament, facts),
})

/** Returns the reader's places at boards: a player's seats, or an official's as arbiter. */
const seatsOf = ({ boards }: Tournament, { seats }: TournamentReaderFacts, number?: EntrantNumber) =>
  boards.flatMap((board) => {
    const seat = number === undefined ? undefined : colourOn(board, number)
    const link = seats.get(board.number)
    return link ? [{ board: board.number, game: board.game, seat: seat ?? null, ...link }] : []
  })

const entrantOwnView = ({ tournament, facts }: Reading, number: EntrantNumber): Partial<TournamentYouView> => {
  const entrant = entrantOf(tournament, number)
  return entrant
    ? {
        number,
        name: entrant.name,
        status: entrant.status,
        boards: seatsOf(tournament, facts, number),
        warnings: entrant.warnings.map(warningView),
        ...absenceView(entrant.absence),
        ...(entrant.acceptedAt !== undefined && { announcements: announcementsFor(tournament, number) }),
      }
    : {}
}

/** What an invitation shows. Others may know it, too, so it shows nothing of what follows the acceptance. */
const invitedView = ({ tournament }: Reading, number: EntrantNumber): Partial<TournamentYouView> => {
  const entrant = entrantOf(tournament, number)
  return entrant ? { number, name: entrant.name, status: entrant.status, boards: [], warnings: [] } : {}
}

const roleView = (reading: Reading): Partial<TournamentYouView> => {
  const { reader, tournament } = reading
  switch (reader.role) {
    case 'secretary':
      return officialView(reading)
    case 'deputy':
      // Nobody is shown the list of players who has not agreed to be an official.
      return tournament.deputy?.acceptedAt === undefined ? {} : officialView(reading)
    case 'player':
      return entrantOwnView(reading, reader.number)
    case 'invitee':
      return invitedView(reading, reader.number)
    case 'stranger':
      return {}
  }
}

/** Returns what only the holder of a link sees of a tournament, and what they may do now. */
export const tournamentYouView = (reading: Reading): TournamentYouView => {
  const { tournament, reader, facts, now } = reading
  return {
    role: reader.role,
    acts: [...possibleTournamentActs(tournament, reader, now)],
    ...roleView(reading),
    links: facts.links,
  }
}
