import type { TournamentBoard } from '../tournament/model/boards.ts'
import { type Tournament, entrantOf, tournamentBoard } from '../tournament/model/tournament.ts'
import type { FactOf } from '../tournament/model/facts.ts'
import type { BoardNumber } from '../tournament/model/words.ts'
import { gameTotals, resultOfBoard, rulingThatCounts } from '../tournament/standings/board-result.ts'
import { rankedIn } from '../tournament/standings/counted-games.ts'
import { standingsOf } from '../tournament/standings/standings.ts'
import type { LoggedFact } from '../tournament/tournament-log.ts'
import type { BoardPayload, LeaderPayload, TournamentEventPayload, TournamentEventType } from './event-types.ts'

/** How many of the table are named at the end. */
const LEADERS = 3

/** What a fact tells programs: an event, perhaps of a board. Most facts tell nothing. */
type Told = { readonly event: TournamentEventType; readonly board?: BoardNumber }

const toldBy = (fact: LoggedFact): Told | undefined => {
  if (fact.type === 'started') return { event: 'tournament-started' }
  if (fact.type === 'scored' || fact.type === 'ruled' || fact.type === 'voided')
    return { event: 'board-finished', board: fact.board }
  return fact.type === 'finished' || fact.type === 'cancelled' ? { event: 'tournament-finished' } : undefined
}

const nameOf = (tournament: Tournament, number: number): string => entrantOf(tournament, number)?.name ?? ''

/** Returns a board with the result that counts. Undefined while it has none. */
const boardPayload = (tournament: Tournament, board: TournamentBoard): BoardPayload | undefined => {
  const result = resultOfBoard(board)
  const { score } = board
  const ruling = rulingThatCounts(board)
  if (result === undefined) return undefined
  const reason = ruling || !score || score.outcome === 'void' ? ('adjudication' as const) : score.outcome.reason
  return {
    number: board.number,
    round: board.round,
    game: board.game,
    players: { black: nameOf(tournament, board.black), white: nameOf(tournament, board.white) },
    ...(result !== 'void' && { result: { winner: result.winner, reason } }),
    ...(ruling && { isRuled: true }),
  }
}

const leadersOf = (tournament: Tournament): readonly LeaderPayload[] =>
  tournament.status === 'finished'
    ? standingsOf(tournament)
        .flatMap(({ player, place, points }) =>
          place === undefined ? [] : [{ name: nameOf(tournament, player), place, points }],
        )
        .slice(0, LEADERS)
    : []

/** A stored step of the tournament `id`, with the facts that it has added, and the tournament after it. */
export type StoredTournamentStep = {
  readonly id: string
  readonly version: number
  readonly tournament: Tournament
  readonly facts: readonly LoggedFact[]
}

/** Returns whether a game has ended because an official ruled on the open board: programs were told of the ruling. */
const isEndByRuling = ({ ruling }: TournamentBoard, { at, outcome }: FactOf<'scored'>): boolean =>
  ruling !== undefined && ruling.at <= at && (outcome === 'void' || outcome.reason === 'adjudication')

const payloadOf = (
  { id, version, tournament }: StoredTournamentStep,
  fact: LoggedFact,
  { event, board: number }: Told,
): TournamentEventPayload | undefined => {
  const { title, section } = tournament.terms
  const found = number === undefined ? undefined : tournamentBoard(tournament, number)
  const board = found && boardPayload(tournament, found)
  if (number !== undefined && !board) return undefined
  if (fact.type === 'scored' && found && isEndByRuling(found, fact)) return undefined
  const { all, over } = gameTotals(tournament.boards)
  const step = fact.step ?? 1
  return {
    id: `msg_${id}_${step}_${event}${number === undefined ? '' : `_${number}`}`,
    event,
    at: fact.at,
    tournament: id,
    version,
    status: tournament.status,
    title,
    ...(section !== undefined && { section }),
    labels: {
      event: title,
      ...(section !== undefined && { section }),
      ...(found && { round: `${found.round}`, board: `${found.number}` }),
    },
    players: rankedIn(tournament).length,
    boards: all,
    over,
    ...(board && { board }),
    ...(event === 'tournament-finished' && { leaders: leadersOf(tournament) }),
  }
}

/** Returns the payloads of a stored step of a tournament. A repeat returns the same ids. */
export const tournamentPayloadsOf = (step: StoredTournamentStep): readonly TournamentEventPayload[] =>
  step.facts.flatMap((fact) => {
    const told = toldBy(fact)
    const payload = told && payloadOf(step, fact, told)
    return payload ? [payload] : []
  })
