import { foldTournament } from '../../../shared/tournament/evolving/fold-tournament.ts'
import type { Tournament } from '../../../shared/tournament/model/tournament.ts'
import { standingsOf } from '../../../shared/tournament/standings/standings.ts'
import { type PlayedGame, referencePlaces } from '../../tournament/reference-standings.ts'
import type { Evidence, TournamentChapter } from '../evidence.ts'
import { type BoardAccount, type TournamentAccount, accountAt } from '../tournaments/account.ts'
import { gamesOf } from '../tournaments/board-of.ts'
import type { Check } from './check.ts'

/** How a game has ended by its own log: a winner or a draw with the reason, or void. Undefined while it goes on. */
type End = { readonly winner: 'black' | 'white' | null | 'void'; readonly reason: string }

const LEFT: ReadonlySet<string> = new Set(['time', 'forfeit', 'withdrawal'])

/** Returns how the games of the boards have ended, by the boards' numbers. */
const endsOf = (evidence: Evidence, account: TournamentAccount): ReadonlyMap<number, End> =>
  new Map(
    gamesOf(evidence, account).flatMap(({ board, steps }): readonly (readonly [number, End])[] => {
      const { end, status } = steps.at(-1)?.reckoned ?? {}
      if (status !== 'over' || !end) return []
      if (end.type !== 'finished') return [[board.number, { winner: 'void', reason: end.type }]]
      return [[board.number, { winner: end.result.winner, reason: end.result.reason }]]
    }),
  )

/** Says which board has another score than its game. */
const scoreFault = (evidence: Evidence, id: string, account: TournamentAccount): string | undefined => {
  if (account.state !== 'running' && account.state !== 'finished') return undefined
  const ends = endsOf(evidence, account)
  const wrong = account.boards.find(({ number, scored }) => {
    const end = ends.get(number)
    return (
      end?.winner !== scored?.winner || (end !== undefined && end.winner !== 'void' && end.reason !== scored?.reason)
    )
  })
  if (!wrong) return undefined
  const { number, scored } = wrong
  return `board ${number} of tournament ${id} has the score ${JSON.stringify(scored)}, and its game ended ${JSON.stringify(ends.get(number))}`
}

const playedOn = (board: BoardAccount, end: End | undefined, place: (player: number) => number): PlayedGame => {
  const { ruled, emptied } = board
  const own = end && (end.winner ?? 'draw')
  const counts = emptied === 'replaced' ? 'void' : (ruled ?? own ?? (emptied === undefined ? 'open' : 'void'))
  return {
    black: place(board.black),
    white: place(board.white),
    end: counts,
    gaveUp: emptied !== 'replaced' && ruled === undefined && end !== undefined && LEFT.has(end.reason),
  }
}

/** Returns everybody who ever had a place when the event had begun, but those whose place another has. */
const rankedIn = ({ members, boards }: TournamentAccount): readonly number[] => {
  const playing = new Set(
    boards.filter(({ emptied }) => emptied !== 'replaced').flatMap(({ black, white }) => [black, white]),
  )
  return members.filter(({ number }) => playing.has(number)).map(({ number }) => number)
}

const foldOf = (chapters: readonly TournamentChapter[]): Tournament | undefined => {
  const record = chapters.at(-1)?.after
  return record && foldTournament(record.log)
}

type Table = { readonly id: string; readonly account: TournamentAccount; readonly tournament: Tournament }

/** Returns the tournaments that have begun, as the evidence has them in the end. */
const tablesIn = (evidence: Evidence): readonly Table[] =>
  [...evidence.tournaments].flatMap(([id, chapters]) => {
    const [account, tournament] = [accountAt(evidence, id), foldOf(chapters)]
    return account && tournament && account.begun !== undefined ? [{ id, account, tournament }] : []
  })

/** Returns the games of a table as the second implementation of standings takes them. */
const playedIn = (
  evidence: Evidence,
  { account }: Table,
): { readonly players: readonly number[]; readonly games: readonly PlayedGame[] } => {
  const players = rankedIn(account)
  const ends = endsOf(evidence, account)
  const games = account.boards
    .filter(({ emptied }) => emptied !== 'replaced')
    .map((board) => playedOn(board, ends.get(board.number), (player) => players.indexOf(player)))
  return { players, games }
}

const placesFault = (evidence: Evidence, table: Table): string | undefined => {
  const { id, account, tournament } = table
  if (account.state === 'cancelled') return undefined
  const { players, games } = playedIn(evidence, table)
  const places = referencePlaces(players.length, games, account.terms.leavers === 'half')
  const rows = standingsOf(tournament)
  const wrong = players.find((player, at) => (rows.find((row) => row.player === player)?.place ?? 0) !== places[at])
  return wrong === undefined
    ? undefined
    : `player ${wrong} of tournament ${id} has place ${rows.find((row) => row.player === wrong)?.place ?? 0}, and should have ${places[players.indexOf(wrong)]}`
}

/** Says which score of a board was replaced by an older one. */
const olderFault = ({ id, before, after }: TournamentChapter): string | undefined => {
  const versions = new Map(
    before?.log.flatMap((fact) => (fact.type === 'scored' ? [[fact.board, fact.version] as const] : [])),
  )
  const older = after.log.find((fact) => fact.type === 'scored' && fact.version < (versions.get(fact.board) ?? 0))
  return older && `${JSON.stringify(older)} of tournament ${id} has taken the place of a later end`
}

/**
 * The table of a tournament equals the one that is computed from the logs of its games, in whatever order their ends were
 * noted. No end replaces a later one.
 */
export const tablesRight: Check = (occasion, evidence) => {
  if (occasion.kind === 'tournament') return olderFault(occasion.chapter)
  if (occasion.kind !== 'end') return undefined
  for (const table of tablesIn(evidence)) {
    const fault = scoreFault(evidence, table.id, table.account) ?? placesFault(evidence, table)
    if (fault !== undefined) return fault
  }
  return undefined
}

/** Returns the tournament as it were if the entrants had been named in the opposite order. */
const turnedAround = (tournament: Tournament): Tournament => {
  const count = tournament.entrants.length
  const other = (number: number): number => count + 1 - number
  return {
    ...tournament,
    entrants: tournament.entrants.toReversed().map((entrant) => ({ ...entrant, number: other(entrant.number) })),
    boards: tournament.boards.map((board) => ({ ...board, black: other(board.black), white: other(board.white) })),
  }
}

const pointsFault = (evidence: Evidence, table: Table): string | undefined => {
  const { id, tournament } = table
  const rows = standingsOf(tournament)
  const struck = new Set(rows.filter(({ isStruck }) => isStruck).map(({ player }) => player))
  const { players, games } = playedIn(evidence, table)
  const counted = games.filter(
    ({ black, white, end }) =>
      end !== 'void' && end !== 'open' && !struck.has(players[black] ?? 0) && !struck.has(players[white] ?? 0),
  )
  const given = rows.reduce((sum, { points }) => sum + points, 0)
  return table.account.state === 'cancelled' || given === 2 * counted.length
    ? undefined
    : `tournament ${id} gives ${given} points for ${counted.length} games`
}

const orderFault = ({ id, tournament }: Table): string | undefined => {
  const count = tournament.entrants.length
  const turned = new Map(standingsOf(turnedAround(tournament)).map(({ player, place }) => [count + 1 - player, place]))
  const moved = standingsOf(tournament).find(({ player, place }) => turned.get(player) !== place)
  return moved && `the place of player ${moved.player} of tournament ${id} depends on the order of names`
}

/** Each game that counts gives two points, and nobody's place depends on the order in which players were named. */
export const pointsKept: Check = (occasion, evidence) => {
  if (occasion.kind !== 'end') return undefined
  for (const table of tablesIn(evidence)) {
    const fault = pointsFault(evidence, table) ?? orderFault(table)
    if (fault !== undefined) return fault
  }
  return undefined
}
