import type { Game } from '../../../game/model/game.ts'
import type { Holder } from '../../../tournament/model/facts.ts'
import type { EntrantStatus } from '../../../tournament/model/people.ts'
import { type Tournament, numberOfOfficial } from '../../../tournament/model/tournament.ts'
import type { BoardNumber, EntrantNumber, OfficialRole } from '../../../tournament/model/words.ts'
import { type Link, type Site, seatLink } from '../../credentials/links.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { Service } from '../../runtime/service.ts'
import { type PlaceAtBoard, placesOf } from '../boards/own-boards.ts'
import { type LinkActor, holderOfActor } from '../links/tournament-holders.ts'
import {
  deputyInvitationLink,
  deputyLink,
  entryLink,
  isUnanswered,
  plainInvitationLink,
  playerLink,
  publicTournamentLink,
  secretaryLink,
} from '../links/tournament-links.ts'
import type { LoadedTournament } from '../record/tournament-store.ts'
import { type RunningBoard, gamesOfBoards, openBoards, runningBoards } from './running-boards.ts'
import { type ShownEmail, shownEmails } from './shown-emails.ts'

/** The links that a reader may see. */
export type ReadersLinks = {
  /** The public page. */
  readonly table: { readonly url: string }
  /** The reader's own page. */
  readonly own?: Link
  /** For everyone: the way into an open event. */
  readonly entry?: Link
  /** For officials: the invitations of those who have no address, to be passed on. */
  readonly invitations: ReadonlyMap<EntrantNumber, Link>
  /** For the secretary: the link of a deputy who has no address and has not accepted. */
  readonly deputy?: Link
  /** For an official who plays: the page or invitation of the own entry. */
  readonly ownEntry?: Link
  /** The reader's seats at boards, and for an official the arbiter's place. */
  readonly boards: ReadonlyMap<BoardNumber, Link>
}

/** What a page or an answer needs beside the tournament itself. */
export type TournamentForReader = {
  readonly links: ReadersLinks
  /** For officials: what is shown of the emails to each person. */
  readonly emails: ReadonlyMap<Holder, ShownEmail>
  /** For officials: who is in the event with an address that they have not confirmed, and so gets no emails. */
  readonly unconfirmed: ReadonlySet<EntrantNumber>
  /** The games that go on. */
  readonly games: ReadonlyMap<BoardNumber, RunningBoard>
}

/** Returns whether the reader is an official. A deputy who has not agreed is none yet. */
const isOfficial = ({ deputy }: Tournament, actor: LinkActor | undefined): actor is { readonly role: OfficialRole } =>
  actor?.role === 'secretary' || (actor?.role === 'deputy' && deputy?.acceptedAt !== undefined)

const ownLink = (site: Site, id: TournamentId, tournament: Tournament, actor: LinkActor): Link | undefined => {
  switch (actor.role) {
    case 'secretary':
      return secretaryLink(site, id, tournament)
    case 'deputy':
      // Who knows the invitation of a deputy does not learn the link that follows it.
      return tournament.deputy?.acceptedAt === undefined ? undefined : deputyLink(site, id, tournament)
    case 'player':
      return playerLink(site, id, tournament, actor.number)
    case 'invitee':
    case 'stranger':
      return undefined
  }
}

/** Returns the page of the own entry of an official who plays under the same address, or without any. */
const ownEntryLink = (site: Site, id: TournamentId, tournament: Tournament, role: OfficialRole): Link | undefined => {
  const number =
    numberOfOfficial(tournament, role) ?? tournament.entrants.find(({ official }) => official === role)?.number
  // A deputy is named by the secretary, who could name any player so: only the secretary enters by the own page.
  if (number === undefined || role !== 'secretary') return undefined
  return isUnanswered(tournament, number)
    ? plainInvitationLink(site, id, tournament, number)
    : playerLink(site, id, tournament, number)
}

const isEntryShown = ({ status, terms }: Tournament): boolean =>
  terms.entry.open === true && (status === 'open' || (status === 'running' && terms.entry.waitingList === true))

/** Returns the links to the boards of the reader whose games exist. */
const boardLinks = (
  site: Site,
  places: readonly PlaceAtBoard[],
  games: ReadonlyMap<BoardNumber, Game>,
): ReadonlyMap<BoardNumber, Link> =>
  new Map(
    places.flatMap(({ board, role }) => {
      const game = games.get(board.number)
      return game ? [[board.number, seatLink(site, role, board.game, game)] as const] : []
    }),
  )

/** Returns the invitations that officials pass on: of those who have no address and have not answered. */
const invitationLinks = (
  site: Site,
  id: TournamentId,
  tournament: Tournament,
  emails: ReadonlyMap<Holder, ShownEmail>,
): ReadonlyMap<EntrantNumber, Link> =>
  new Map(
    tournament.entrants
      .filter(({ number }) => isUnanswered(tournament, number) && emails.get(number)?.mail === 'none')
      .map(({ number }) => [number, plainInvitationLink(site, id, tournament, number)] as const),
  )

const ENTERED: ReadonlySet<EntrantStatus> = new Set(['applied', 'waiting', 'accepted'])
const NOT_CONFIRMED: ReadonlySet<ShownEmail['mail']> = new Set(['unsent', 'queued', 'sent', 'later', 'held'])

const unconfirmedIn = ({ entrants }: Tournament, emails: ReadonlyMap<Holder, ShownEmail>): ReadonlySet<EntrantNumber> =>
  new Set(
    entrants
      .filter(({ number, status }) => ENTERED.has(status) && NOT_CONFIRMED.has(emails.get(number)?.mail ?? 'none'))
      .map(({ number }) => number),
  )

/** The most games that are read for one page. Of larger events the first open boards are shown with their deadlines. */
const MOST_GAMES = 200

/**
 * Returns what somebody may see beside the tournament itself. Nothing here is of use to others: only officials see of
 * people who have not accepted, and nobody sees a seat that is not theirs.
 */
export const tournamentForReader = async (
  service: Service,
  { id, loaded: { tournament } }: { readonly id: TournamentId; readonly loaded: LoadedTournament },
  actor: LinkActor | undefined,
): Promise<TournamentForReader> => {
  const holds = actor?.role === 'player' || isOfficial(tournament, actor)
  const holder = actor && holds ? holderOfActor(actor) : undefined
  const places = holder === undefined ? [] : placesOf(tournament, holder)
  const shown = openBoards(tournament).slice(0, MOST_GAMES)
  const read = new Map([...places.map(({ board }) => board), ...shown].map((board) => [board.number, board]))
  const games = await gamesOfBoards(service.games, [...read.values()])
  const emails = isOfficial(tournament, actor)
    ? await shownEmails(service.contacts, id, tournament)
    : new Map<Holder, ShownEmail>()
  const own = actor && ownLink(service, id, tournament, actor)
  const ownEntry = isOfficial(tournament, actor) ? ownEntryLink(service, id, tournament, actor.role) : undefined
  const isDeputyShown =
    actor?.role === 'secretary' && tournament.deputy?.acceptedAt === undefined && emails.get('deputy')?.mail === 'none'
  return {
    links: {
      table: publicTournamentLink(service, id),
      ...(own && { own }),
      ...(isEntryShown(tournament) && { entry: entryLink(service, id, tournament) }),
      invitations: isOfficial(tournament, actor) ? invitationLinks(service, id, tournament, emails) : new Map(),
      ...(isDeputyShown && { deputy: deputyInvitationLink(service, id, tournament) }),
      ...(ownEntry && { ownEntry }),
      boards: boardLinks(service, places, games),
    },
    emails,
    unconfirmed: unconfirmedIn(tournament, emails),
    games: runningBoards(games),
  }
}
