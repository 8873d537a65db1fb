import type { EntrantNumber, TieBreak } from '../model/words.ts'
import { type Count, type CountedGame, POINTS, sumOfPoints } from './counted-games.ts'

/** A sum of averages is compared to this many parts of a point, so that the order of adding does not matter. */
const PARTS = 1_000_000

const gamesOf = ({ games }: Count, player: EntrantNumber): readonly CountedGame[] => games.get(player) ?? []

/**
 * Returns the points of a player against the others of a group (FIDE Handbook C.07, 6.1). Of several games with one
 * opponent the average counts. Undefined if the player has not met all of them.
 */
const directPoints = (count: Count, player: EntrantNumber, group: readonly EntrantNumber[]): number | undefined => {
  const met = Map.groupBy(gamesOf(count, player), ({ opponent }) => opponent)
  let sum = 0
  for (const other of group) {
    if (other === player) continue
    const games = met.get(other)
    if (games === undefined) return undefined
    sum += sumOfPoints(games) / games.length
  }
  return Math.round(sum * PARTS)
}

/** Returns how many games a player has won. Those that an opponent forfeited are among them (C.07, 7.1 and 15.2). */
export const winsOf = (count: Count, player: EntrantNumber): number =>
  gamesOf(count, player).filter(({ points }) => points === POINTS.win).length

/** Returns the points of each opponent times the points won against them (C.07, 9.1). */
export const sonnebornBergerOf = (count: Count, player: EntrantNumber): number =>
  gamesOf(count, player).reduce((sum, { opponent, points }) => sum + points * sumOfPoints(gamesOf(count, opponent)), 0)

/** Returns players in groups of equal values, the highest first. Undefined if somebody has no value. */
const grouped = (
  players: readonly EntrantNumber[],
  valueOf: (player: EntrantNumber) => number | undefined,
): readonly (readonly EntrantNumber[])[] | undefined => {
  const valued = players.map((player) => ({ player, value: valueOf(player) }))
  if (valued.some(({ value }) => value === undefined)) return undefined
  return [...Map.groupBy(valued, ({ value }) => value ?? 0)]
    .toSorted(([one], [other]) => other - one)
    .map(([, members]) => members.map(({ player }) => player))
}

/**
 * Returns the groups into which direct encounters divide a group. Each is divided again by the games among its own
 * members, until nothing more is decided (C.07, 6.2). If not all of a group have met, it stays as it is.
 */
const byDirectEncounter = (count: Count, group: readonly EntrantNumber[]): readonly (readonly EntrantNumber[])[] => {
  const parts = grouped(group, (player) => directPoints(count, player, group))
  if (parts === undefined || parts.length < 2) return [group]
  return parts.flatMap((part) => (part.length < 2 ? [part] : byDirectEncounter(count, part)))
}

const VALUES: Readonly<Record<Exclude<TieBreak, 'direct'>, (count: Count, player: EntrantNumber) => number>> = {
  wins: winsOf,
  'sonneborn-berger': sonnebornBergerOf,
}

/** Returns the groups into which a tie-break divides players with equal points, the best first. */
export const divideTied = (
  count: Count,
  tie: TieBreak,
  group: readonly EntrantNumber[],
): readonly (readonly EntrantNumber[])[] => {
  if (tie === 'direct') return byDirectEncounter(count, group)
  return grouped(group, (player) => VALUES[tie](count, player)) ?? [group]
}
