import type { TournamentBoard } from '../../../tournament/model/boards.ts'
import { sectionsUnder } from '../../../tournament/model/heading.ts'
import type { Entrant } from '../../../tournament/model/people.ts'
import { type Tournament, pauseAt, playersOf } from '../../../tournament/model/tournament.ts'
import {
  gameTotals,
  resultOfBoard,
  rulingThatCounts,
  voidReasonOf,
} from '../../../tournament/standings/board-result.ts'
import { type StandingsRow, standingsOf } from '../../../tournament/standings/standings.ts'
import { teamStandingsOf } from '../../../tournament/standings/team-standings.ts'
import type { Instant } from '../../../game/model/words.ts'
import type { TournamentView } from '../../answers/tournaments/tournament-shape.ts'
import type { TournamentYouView } from '../../answers/tournaments/tournament-you-shape.ts'
import { isoInstant } from '../../values/iso.ts'
import { entrantDetails } from './entrant-details.ts'
import { eventTermsView } from './event-terms-view.ts'

export type { TournamentView } from '../../answers/tournaments/tournament-shape.ts'

type BoardView = TournamentView['boards'][number]

/** A tournament that is shown. `origin`: of the service, for the addresses of pages. */
export type ShownTournament = {
  readonly id: string
  readonly version: number
  readonly tournament: Tournament
  readonly origin: string
  readonly now: Instant
}

const playerView = (entrant: Entrant): TournamentView['players'][number] => ({
  number: entrant.number,
  name: entrant.name,
  ...entrantDetails(entrant),
  status: entrant.status,
  ...(entrant.replaces !== undefined && { replaces: entrant.replaces }),
})

const rowView = ({ isStruck, place, decidedBy, ...row }: StandingsRow): TournamentView['table'][number] => ({
  ...row,
  place: place ?? null,
  ...(decidedBy && { decidedBy }),
  ...(isStruck && { struck: true as const }),
})

const rulingView = (board: TournamentBoard): Pick<BoardView, 'ruling'> => {
  const ruling = rulingThatCounts(board)
  return ruling
    ? {
        ruling: {
          by: ruling.by,
          at: isoInstant(ruling.at),
          winner: ruling.winner === 'void' ? null : ruling.winner,
          ...(ruling.winner === 'void' && { void: true as const }),
          reason: ruling.reason,
          ...(board.appeal && { appealed: true as const }),
        },
      }
    : {}
}

/** Returns the result that counts. A ruling is an adjudication, however the game has ended. */
const resultView = (board: TournamentBoard): Pick<BoardView, 'result' | 'void' | 'voidReason'> => {
  const result = resultOfBoard(board)
  const voidReason = voidReasonOf(board)
  if (result === 'void') return { result: null, void: true, ...(voidReason && { voidReason }) }
  if (result === undefined) return { result: null }
  const { ruling, score } = board
  const reason = ruling || !score || score.outcome === 'void' ? ('adjudication' as const) : score.outcome.reason
  return { result: { winner: result.winner, reason } }
}

/** Returns a board as everyone sees it. */
export const boardView = (origin: string, board: TournamentBoard): BoardView => ({
  number: board.number,
  round: board.round,
  inRound: board.place,
  black: board.black,
  white: board.white,
  opening: board.opening ?? null,
  game: board.game,
  url: `${origin}/g/${board.game}`,
  ...resultView(board),
  ...rulingView(board),
})

const instantView = (at: Instant | undefined): string | null => (at === undefined ? null : isoInstant(at))

/**
 * Returns a tournament as the API shows it. Only `you` differs between readers; it is null without a link. Nobody is
 * named who has not accepted.
 */
export const tournamentView = (
  { id, version, tournament, origin, now }: ShownTournament,
  you: TournamentYouView | null,
): TournamentView => {
  const { status, terms, heading, secretary, deputy, boards, cancelReason } = tournament
  return {
    id,
    version,
    url: `${origin}/t/${id}`,
    status,
    ...(heading !== undefined && { sections: sectionsUnder(heading) }),
    ...eventTermsView(terms),
    foundedAt: isoInstant(tournament.foundedAt),
    startedAt: instantView(tournament.startedAt),
    closedAt: instantView(tournament.closedAt),
    endedAt: instantView(tournament.endedAt),
    ...(cancelReason !== undefined && { cancelReason }),
    pausedUntil: status === 'running' ? instantView(pauseAt(tournament, now)?.until) : null,
    secretary: secretary.name,
    deputy: deputy?.acceptedAt === undefined ? null : deputy.name,
    games: gameTotals(boards),
    players: playersOf(tournament).map(playerView),
    table: standingsOf(tournament).map(rowView),
    ...(terms.format === 'team-match' && { teams: teamStandingsOf(tournament) }),
    boards: boards.map((board) => boardView(origin, board)),
    you,
  }
}
