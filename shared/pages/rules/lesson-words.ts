import { type Move, type RuleSet, type Square, coordinatesOf, piecesOf, squareText } from '../../draughts/index.ts'
import { takenInOrder } from '../../game/board/taken-in-order.ts'
import type { AllTexts } from '../../texts/index.ts'
import type { RulesPagesTexts } from '../../texts/en/explained.ts'
import type { Topic } from './diagrams.ts'
import type { Lesson } from './lessons.ts'

/** Returns a move in the game's own notation, with all squares of its path. */
export const moveLabel = (rules: RuleSet, { path, captures }: Pick<Move, 'path' | 'captures'>): string =>
  path.map((square) => squareText(rules, square)).join(captures.length > 0 ? 'x' : '-')

/** Returns whether a piece of the other side stands between two squares of a straight line. */
const takesBetween = (rules: RuleSet, { before }: Lesson, from: Square, to: Square): boolean => {
  const [a, b] = [coordinatesOf(rules, from), coordinatesOf(rules, to)]
  const isBetween = (row: number, column: number): boolean =>
    (row - a.row) * (b.column - a.column) === (column - a.column) * (b.row - a.row) &&
    (row - a.row) * (row - b.row) <= 0 &&
    (column - a.column) * (column - b.column) <= 0
  return piecesOf(rules, before).some(([square, { colour }]) => {
    const { row, column } = coordinatesOf(rules, square)
    return colour === 'black' && isBetween(row, column)
  })
}

const forbiddenLabel = (rules: RuleSet, lesson: Lesson, way: readonly Square[]): string => {
  const [from = 0, to = 0] = way
  return way.map((square) => squareText(rules, square)).join(takesBetween(rules, lesson, from, to) ? 'x' : '-')
}

/** Returns what a picture shows, in words: the position, and what may be played there. */
export const lessonInWords = (
  { play }: Pick<AllTexts, 'play'>,
  { picture }: RulesPagesTexts,
  rules: RuleSet,
  lesson: Lesson,
): string => {
  const { before, moves, played, forbidden } = lesson
  const label = (square: Square): string => squareText(rules, square)
  const pieces = piecesOf(rules, before).map(([square, { colour, kind }]) =>
    picture.on(play.piece(colour, kind), label(square)),
  )
  const listed = `${pieces.join('; ')}.`
  const never = forbidden ? [picture.forbidden(forbiddenLabel(rules, lesson, forbidden))] : []
  if (!played)
    return [listed, picture.possible(moves.map((move) => moveLabel(rules, move)).join(', ')), ...never].join(' ')
  const { move, offends } = played
  const text = moveLabel(rules, move)
  return [
    listed,
    move.captures.length > 0
      ? picture.taking(text, takenInOrder(rules, move).map(label).join(', '))
      : picture.played(text),
    ...(move.crowned ? [picture.crowned] : []),
    ...(offends.length > 0 ? [picture.huffed(offends.map(label).join(', '))] : []),
    ...never,
  ].join(' ')
}

type Says = RulesPagesTexts['says']

/** Returns whether what a capture takes is counted, so that the choice of captures is not free. */
export const isCounted = ({ prefer }: RuleSet): boolean => prefer.includes('pieces') || prefer.includes('value')

/** What a page says about a topic, in whole sentences that the rule set chooses. */
const SENTENCES: { readonly [T in Topic]: (says: Says, rules: RuleSet) => readonly string[] } = {
  moving: ({ moving }) => [moving],
  jumping: ({ jumping }, { menCapture }) => [jumping[menCapture]],
  straight: ({ straight }) => [straight],
  spared: ({ spared }) => [spared],
  several: ({ several }) => [several],
  crowning: ({ crowning }, rules) => [crowning[rules.crowning]],
  passing: ({ passing }) => [passing],
  first: ({ first, anyJump }, rules) => (isCounted(rules) ? [first] : [first, anyJump]),
  huffing: ({ huffing }) => [huffing],
  most: ({ most }) => [most],
  value: ({ value }) => [value],
  captor: ({ captor }, { prefer }) => [captor[prefer[0] === 'king-captor' ? 'alone' : 'among']],
  kingsTaken: ({ kingsTaken }) => [kingsTaken],
  earlyKing: ({ earlyKing }) => [earlyKing],
  kings: (says, { kingReach, kingRun }) =>
    kingRun > 0 ? [says.kings[kingReach], says.kingRun(kingRun)] : [says.kings[kingReach]],
  kingJump: ({ kingJump }, { kingLanding }) => [kingJump[kingLanding]],
}

export const topicTexts = ({ says }: RulesPagesTexts, rules: RuleSet, topic: Topic): readonly string[] =>
  SENTENCES[topic](says, rules)
