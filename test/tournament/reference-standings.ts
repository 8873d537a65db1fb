/*
 * A second implementation of the standings, written from the rules' text and without the code in shared/tournament:
 *
 * - A win has two points and a draw one (FMJD 5.6.1).
 * - Games that were forfeited count as games (FIDE C.07, 15.2). Void games do not count.
 * - Who lost more than half of the games by time or leaving is struck, and their games count for nobody.
 * - Equal points: direct encounter (6.1: the sum against the tied; 6.1.2: the average of several games; 6.2: only if all
 *   have met, and again among those who are still tied), games won (7.1), Sonneborn-Berger (9.1).
 * - What is equal then is shared.
 */

/** A game of an event, by the indexes of its players from 0. */
export type PlayedGame = {
  readonly black: number
  readonly white: number
  readonly end: 'black' | 'white' | 'draw' | 'void' | 'open'
  /** The loser lost by time, by not coming, or by leaving. */
  readonly gaveUp: boolean
}

/** The place of each player, from 1; 0 for one who is struck. */
export type Places = readonly number[]

/** Fractions of a point are compared in whole units: 27,720 can be divided by each number up to 12. */
const UNIT = 27_720

type Table = {
  /** What a player got against another: how many games count, and how many points they gave. */
  readonly games: readonly (readonly number[])[]
  readonly points: readonly (readonly number[])[]
  readonly isOut: readonly boolean[]
}

const isLoss = (game: PlayedGame, player: number): boolean =>
  (game.end === 'black' && game.white === player) || (game.end === 'white' && game.black === player)

const isOut = (games: readonly PlayedGame[], player: number): boolean => {
  let own = 0
  let left = 0
  for (const game of games) {
    if (game.end === 'void' || ![game.black, game.white].includes(player)) continue
    own += 1
    if (game.gaveUp && isLoss(game, player)) left += 1
  }
  return left > own / 2
}

const tableOf = (count: number, games: readonly PlayedGame[], strikes: boolean): Table => {
  const square = () => Array.from({ length: count }, () => Array.from({ length: count }, () => 0))
  const [met, got] = [square(), square()]
  const out = Array.from({ length: count }, (_, player) => strikes && isOut(games, player))
  for (const { black, white, end } of games) {
    if (end === 'void' || end === 'open' || out[black] || out[white]) continue
    const forBlack = end === 'draw' ? 1 : end === 'black' ? 2 : 0
    for (const [one, other, points] of [
      [black, white, forBlack],
      [white, black, 2 - forBlack],
    ] as const) {
      const [metRow, gotRow] = [met[one] ?? [], got[one] ?? []]
      metRow[other] = (metRow[other] ?? 0) + 1
      gotRow[other] = (gotRow[other] ?? 0) + points
    }
  }
  return { games: met, points: got, isOut: out }
}

const total = (numbers: readonly number[] = []): number => numbers.reduce((sum, each) => sum + each, 0)

const pointsOf = ({ points }: Table, player: number): number => total(points[player])

const sonnebornBerger = (table: Table, player: number): number =>
  total((table.points[player] ?? []).map((got, other) => got * pointsOf(table, other)))

const wins = (games: readonly PlayedGame[], { isOut: out }: Table, player: number): number =>
  games.filter(
    ({ black, white, end }) =>
      !out[black] && !out[white] && ((end === 'black' && black === player) || (end === 'white' && white === player)),
  ).length

/** Sorts players into groups by a number, the highest first. */
const ranked = (players: readonly number[], value: (player: number) => number): readonly (readonly number[])[] => {
  const values = [...new Set(players.map(value))].toSorted((one, other) => other - one)
  return values.map((each) => players.filter((player) => value(player) === each))
}

const direct = (table: Table, tied: readonly number[]): readonly (readonly number[])[] => {
  const others = (player: number) => tied.filter((other) => other !== player)
  const met = (one: number, other: number): number => table.games[one]?.[other] ?? 0
  if (tied.length < 2 || tied.some((one) => others(one).some((other) => met(one, other) === 0))) return [tied]
  const groups = ranked(tied, (one) =>
    total(others(one).map((other) => ((table.points[one]?.[other] ?? 0) * UNIT) / met(one, other))),
  )
  return groups.length === 1 ? groups : groups.flatMap((group) => direct(table, group))
}

/** Returns the places of so many players in an event with the usual ties. */
export const referencePlaces = (count: number, games: readonly PlayedGame[], strikes: boolean): Places => {
  const table = tableOf(count, games, strikes)
  const players = Array.from({ length: count }, (_, player) => player)
  const inside = players.filter((player) => !table.isOut[player])
  const order = ranked(inside, (player) => pointsOf(table, player))
    .flatMap((group) => direct(table, group))
    .flatMap((group) => ranked(group, (player) => wins(games, table, player)))
    .flatMap((group) => ranked(group, (player) => sonnebornBerger(table, player)))
  const places = players.map(() => 0)
  let place = 1
  for (const group of order) {
    for (const player of group) places[player] = place
    place += group.length
  }
  return places
}
