import type { FactOf, FactType, Holder, TournamentFact } from '../../tournament/model/facts.ts'
import { isFurtherSection } from '../../tournament/model/heading.ts'
import type { EntrantStatus, NewEntrant } from '../../tournament/model/people.ts'
import { type Tournament, tournamentBoard, entrantOf, numberOfOfficial } from '../../tournament/model/tournament.ts'
import { resultOfBoard } from '../../tournament/standings/board-result.ts'
import type { TournamentEmailKind } from './blocks/tournament-email-facts.ts'

/** Somebody whom an email tells of a fact. */
export type TournamentReader = { readonly to: Holder; readonly kind: TournamentEmailKind }

type Row<T extends FactType> = (fact: FactOf<T>, tournament: Tournament) => readonly TournamentReader[]

const news = (...to: readonly Holder[]): readonly TournamentReader[] => to.map((each) => ({ to: each, kind: 'news' }))

const NOBODY = (): readonly TournamentReader[] => []

/** Returns the numbers of those who stand so. */
const numbersOf = ({ entrants }: Tournament, ...statuses: readonly EntrantStatus[]): readonly number[] =>
  entrants.filter(({ status }) => statuses.includes(status)).map(({ number }) => number)

/** Returns the secretary, unless they play and so get the email of a player. */
const secretaryBeside = (tournament: Tournament): readonly Holder[] =>
  numberOfOfficial(tournament, 'secretary') === undefined ? ['secretary'] : []

const deputyBeside = (tournament: Tournament): readonly Holder[] =>
  tournament.deputy?.acceptedAt !== undefined && numberOfOfficial(tournament, 'deputy') === undefined ? ['deputy'] : []

/** Returns an invitation to each of these entrants who has not answered, once invitations go out. */
const invitations = (tournament: Tournament, entrants: readonly NewEntrant[]): readonly TournamentReader[] =>
  tournament.entrants
    .filter(({ status, contact }) => status === 'invited' && entrants.some((named) => named.contact === contact))
    .map(({ number }) => ({ to: number, kind: 'invitation' }))

/** Returns the entrant of a fact by their entry of the address book. */
const numberOf = ({ entrants }: Tournament, { contact }: NewEntrant): readonly number[] =>
  entrants.filter((entrant) => entrant.contact === contact).map(({ number }) => number)

/** Returns those who play at the boards of a player. */
const opponentsOf = ({ boards }: Tournament, player: number): readonly number[] => [
  ...new Set(
    boards
      .filter(({ black, white, voided }) => voided === undefined && (black === player || white === player))
      .map(({ black, white }) => (black === player ? white : black)),
  ),
]

/** Returns the players with a board that is not decided. */
const playingStill = ({ boards }: Tournament): readonly number[] => [
  ...new Set(
    boards.filter((board) => resultOfBoard(board) === undefined).flatMap(({ black, white }) => [black, white]),
  ),
]

const byClock = (by: string): readonly TournamentReader[] => (by === 'clock' ? news('secretary') : [])

const entered: TournamentEmailKind = 'entered'

/** Who gets an email about each type of fact. */
const READERS: { readonly [T in FactType]: Row<T> } = {
  // The first section of an event asks for all.
  founded: ({ heading }) => (isFurtherSection(heading) ? [] : [{ to: 'secretary', kind: 'confirm' }]),
  changed: NOBODY,
  confirmed: NOBODY,
  sent: (_, tournament) => numbersOf(tournament, 'invited').map((to) => ({ to, kind: 'invitation' })),
  'deputy-appointed': () => [{ to: 'deputy', kind: 'deputy-invitation' }],
  'deputy-accepted': NOBODY,
  'deputy-left': NOBODY,
  invited: ({ entrants }, tournament) => (tournament.status === 'draft' ? [] : invitations(tournament, entrants)),
  removed: NOBODY,
  entered: ({ entrant, as }, tournament) => [
    ...numberOf(tournament, entrant).map((to) => ({ to, kind: entered })),
    ...(as === 'applied' ? news('secretary') : []),
  ],
  accepted: ({ player }) => [{ to: player, kind: 'entered' }],
  approved: ({ player }) => [{ to: player, kind: 'entered' }],
  declined: NOBODY,
  // Whoever has left is told, too: another may have had the link.
  withdrawn: ({ at, player }, { startedAt }) =>
    startedAt !== undefined && at >= startedAt ? news('secretary', player) : [],
  expelled: ({ player }) => news(player),
  replaced: ({ player, with: substitute }, tournament) => [
    { to: substitute, kind: 'begun' },
    ...news(player, ...opponentsOf(tournament, substitute)),
  ],
  'entry-closed': () => news('secretary'),
  started: ({ by }, tournament) => [
    ...numbersOf(tournament, 'accepted').map((to) => ({ to, kind: 'begun' as const })),
    ...byClock(by),
  ],
  made: NOBODY,
  scored: NOBODY,
  voided: NOBODY,
  paused: (_, tournament) => news(...numbersOf(tournament, 'accepted')),
  resumed: (_, tournament) => news(...numbersOf(tournament, 'accepted')),
  away: NOBODY,
  closed: (_, tournament) => news(...playingStill(tournament), ...secretaryBeside(tournament)),
  finished: (_, tournament) =>
    [...numbersOf(tournament, 'accepted'), ...secretaryBeside(tournament), ...deputyBeside(tournament)].map((to) => ({
      to,
      kind: 'final-report',
    })),
  cancelled: ({ by }, tournament) => [
    ...news(...numbersOf(tournament, 'accepted', 'applied', 'waiting')),
    ...byClock(by),
  ],
  ruled: ({ board: number }, tournament) => {
    const board = tournamentBoard(tournament, number)
    return board ? news(board.black, board.white) : []
  },
  appealed: () => news('deputy'),
  warned: ({ player }) => news(player),
  wrote: ({ to }, tournament) =>
    news(...(to === undefined ? numbersOf(tournament, 'accepted', 'applied', 'waiting') : [to])),
  'link-rotated': ({ holder }) => news(holder),
  renamed: NOBODY,
  forgotten: NOBODY,
}

const readersOfType = <T extends FactType>(type: T, fact: FactOf<T>, tournament: Tournament) =>
  READERS[type](fact, tournament)

/** Returns whether an email to this person may still be of use. */
const isStillThere = (tournament: Tournament, to: Holder): boolean =>
  typeof to === 'number'
    ? entrantOf(tournament, to) !== undefined
    : to === 'secretary' || tournament.deputy !== undefined

/** Returns who is told of a fact, as the tournament stands. */
export const readersOf = (fact: TournamentFact, tournament: Tournament): readonly TournamentReader[] =>
  readersOfType(fact.type, fact, tournament).filter(({ to }) => isStillThere(tournament, to))
