/**
 * One game of a round robin. Players are numbers from 1 in the list of players, and `first` begins the game. Rounds,
 * and the boards of a round, count from 1.
 */
export type Pairing = {
  readonly round: number
  readonly board: number
  readonly first: number
  readonly second: number
}

type Pair = readonly [first: number, second: number]

/**
 * Returns the pairs of a round in the Berger table of an even number of players. The highest number changes colour each
 * round. To each other number `size / 2` is added each round, modulo `size - 1`.
 */
const pairsOf = (size: number, round: number): readonly Pair[] => {
  const shifted = (number: number): number => ((number - 1 + round * (size / 2)) % (size - 1)) + 1
  const top: Pair = round % 2 === 0 ? [shifted(1), size] : [size, shifted(1)]
  const others = Array.from({ length: size / 2 - 1 }, (_, index): Pair => [
    shifted(index + 2),
    shifted(size - 1 - index),
  ])
  return [top, ...others]
}

const cycleOf = (players: number): readonly (readonly Pair[])[] => {
  const size = players + (players % 2)
  return Array.from({ length: size - 1 }, (_, round) =>
    // With an odd number of players, one number has no player: whoever is paired with it has a free round.
    pairsOf(size, round).filter((pair) => !pair.some((number) => number > players)),
  )
}

/**
 * Returns a round robin by the Berger tables (FIDE Handbook C.05, Annex 1). In each cycle, a player's numbers of games
 * with Black and with White differ by at most one. The second cycle is the first with colours changed. There must be at
 * least 2 players.
 */
export const roundRobin = (players: number, cycles: 1 | 2): readonly Pairing[] => {
  const cycle = cycleOf(players)
  const reversed = cycle.map((pairs) => pairs.map(([first, second]): Pair => [second, first]))
  return (cycles === 1 ? cycle : [...cycle, ...reversed]).flatMap((pairs, round) =>
    pairs.map(([first, second], board) => ({ round: round + 1, board: board + 1, first, second })),
  )
}

/** Returns a key for two players, the same whoever of them begins. */
export const pairKey = ({ first, second }: Pairing): string => [first, second].toSorted((a, b) => a - b).join('-')
