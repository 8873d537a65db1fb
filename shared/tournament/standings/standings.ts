import type { Tournament } from '../model/tournament.ts'
import type { EntrantNumber, TieBreak } from '../model/words.ts'
import { type Count, POINTS, countGames, sumOfPoints } from './counted-games.ts'
import { divideTied, sonnebornBergerOf, winsOf } from './tie-breaks.ts'

/** A row of the table. */
export type StandingsRow = {
  readonly player: EntrantNumber
  /** The place from 1, which several may share. Undefined for a player who is struck. */
  readonly place?: number
  readonly points: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  readonly sonnebornBerger: number
  /** What has put this player below or above others with equal points. Undefined if nothing had to. */
  readonly decidedBy?: TieBreak | 'shared'
  readonly isStruck: boolean
}

/** Players who share a place so far, and what has separated them from others with equal points. */
type Group = { readonly players: readonly EntrantNumber[]; readonly decidedBy?: TieBreak }

/** Divides players with equal points by one tie-break after the other. What none decides is shared. */
const divide = (count: Count, group: Group, ties: readonly TieBreak[]): readonly Group[] => {
  const [tie, ...later] = ties
  if (tie === undefined || group.players.length < 2) return [group]
  const parts = divideTied(count, tie, group.players)
  if (parts.length < 2) return divide(count, group, later)
  return parts.flatMap((players) => divide(count, { players, decidedBy: tie }, later))
}

const byPoints = (players: readonly EntrantNumber[], count: Count): readonly Group[] =>
  [...Map.groupBy(players, (player) => sumOfPoints(count.games.get(player) ?? []))]
    .toSorted(([one], [other]) => other - one)
    .map(([, members]) => ({ players: members }))

const rowOf = (count: Count, player: EntrantNumber): Omit<StandingsRow, 'place' | 'decidedBy'> => {
  const games = count.games.get(player) ?? []
  return {
    player,
    points: sumOfPoints(games),
    wins: winsOf(count, player),
    draws: games.filter(({ points }) => points === POINTS.draw).length,
    losses: games.filter(({ points }) => points === POINTS.loss).length,
    sonnebornBerger: sonnebornBergerOf(count, player),
    isStruck: count.struck.has(player),
  }
}

/**
 * Returns the table: the best first, and players who are struck last. Before the last game ends it is the table so far.
 * It does not depend on the numbers of the players, except for the order of those who share a place.
 */
export const standingsOf = (tournament: Tournament): readonly StandingsRow[] => {
  const count = countGames(tournament)
  const all = [...count.games.keys()].toSorted((one, other) => one - other)
  const ranked = all.filter((player) => !count.struck.has(player))
  const groups = byPoints(ranked, count).flatMap((group) => divide(count, group, tournament.terms.ties))
  let place = 1
  const rows = groups.flatMap(({ players, decidedBy }): readonly StandingsRow[] => {
    const decided: StandingsRow['decidedBy'] = players.length > 1 ? 'shared' : decidedBy
    const shared = players.map((player) => ({ ...rowOf(count, player), place, ...(decided && { decidedBy: decided }) }))
    place += players.length
    return shared
  })
  return [...rows, ...all.filter((player) => count.struck.has(player)).map((player) => rowOf(count, player))]
}
