import { type Move, type RuleSet, type Square, coordinatesOf, squareAt } from '../../draughts/index.ts'

/** Returns the squares that a piece passes over on the straight way from one square to another. */
const passedBetween = (rules: RuleSet, from: Square, to: Square): readonly (Square | undefined)[] => {
  const [start, end] = [coordinatesOf(rules, from), coordinatesOf(rules, to)]
  const [down, right] = [end.row - start.row, end.column - start.column]
  return Array.from({ length: Math.max(Math.abs(down), Math.abs(right)) }, (_, steps) =>
    squareAt(rules, start.row + steps * Math.sign(down), start.column + steps * Math.sign(right)),
  )
}

/** Returns the squares of the pieces that a move captures, in the order in which its path passes over them. */
export const takenInOrder = (
  rules: RuleSet,
  { path, captures }: Pick<Move, 'path' | 'captures'>,
): readonly Square[] => {
  if (captures.length < 2) return captures
  const passed = path.flatMap((square, i) => passedBetween(rules, path[i - 1] ?? square, square))
  return captures.toSorted((a, b) => passed.indexOf(a) - passed.indexOf(b))
}
