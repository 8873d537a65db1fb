/** Players by their number in the list, from 1; `first` begins. `board`: from 1 in each round. */
export type Pairing = {
  readonly round: number
  readonly board: number
  readonly first: number
  readonly second: number
}

type Pair = readonly [first: number, second: number]

/** The highest number changes colour from round to round; the others move up by half the table. */
const pairsOf = (size: number, round: number): readonly Pair[] => {
  const turn = (number: number): number => ((number - 1 + round * (size / 2)) % (size - 1)) + 1
  const top: Pair = round % 2 === 0 ? [turn(1), size] : [size, turn(1)]
  const others = Array.from({ length: size / 2 - 1 }, (_, index): Pair => [turn(index + 2), turn(size - 1 - index)])
  return [top, ...others]
}

const cycleOf = (players: number): readonly (readonly Pair[])[] => {
  const size = players + (players % 2)
  return Array.from({ length: size - 1 }, (_, round) =>
    // With an odd number of players, the pair with the one too many leaves somebody free.
    pairsOf(size, round).filter((pair) => !pair.some((number) => number > players)),
  )
}

/**
 * Everyone meets everyone, by the Berger tables (FIDE Handbook C.05, Annex 1): in each cycle the colours of a player differ by
 * one at most. The second cycle is the first with colours changed. `players`: at least 2.
 */
export const roundRobin = (players: number, cycles: 1 | 2): readonly Pairing[] => {
  const cycle = cycleOf(players)
  const back = cycle.map((pairs) => pairs.map(([first, second]): Pair => [second, first]))
  return (cycles === 1 ? cycle : [...cycle, ...back]).flatMap((pairs, round) =>
    pairs.map(([first, second], board) => ({ round: round + 1, board: board + 1, first, second })),
  )
}

/** One for both games of two players, whoever begins. */
export const pairOf = ({ first, second }: Pairing): string => [first, second].toSorted((a, b) => a - b).join('-')
