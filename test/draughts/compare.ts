import type * as Engine from '../../shared/draughts/index.ts'
import type { RuleSet } from '../../shared/draughts/index.ts'
import { type PlainBoard, plainAfter, plainFen, plainMoves, plainText } from './plain.ts'

type Draughts = typeof Engine

/**
 * Returns how the engine and the plain rules differ on a position: in its moves, or in the position after one. Returns
 * undefined if they agree.
 */
export const difference = (draughts: Draughts, rules: RuleSet, board: PlainBoard): string | undefined => {
  const fen = plainFen(board)
  const position = draughts.makePosition(rules, board.turn, [...board.pieces])
  if (draughts.makeFen(rules, position) !== fen)
    return `${rules.id} ${fen}: set up as ${draughts.makeFen(rules, position)}`
  if (draughts.isTooComplex(rules, position)) return undefined
  const plain = plainMoves(rules, board)
  const found = draughts.legalMoves(rules, position)
  const texts = found.map((move) => plainText({ ...move, taken: move.captures })).sort()
  const expected = plain.map(plainText).sort()
  if (texts.join() !== expected.join()) return `${rules.id} ${fen}: ${texts.join(', ')} for ${expected.join(', ')}`
  for (const move of found) {
    const next = { ...draughts.play(rules, position, move), runs: position.runs }
    const rebuilt = draughts.makePosition(rules, next.turn, draughts.piecesOf(rules, next))
    if (JSON.stringify(rebuilt) !== JSON.stringify(next))
      return `${rules.id} ${fen} ${move.path.join('x')}: a crown without a piece`
    const after = draughts.makeFen(rules, next)
    const expected = plainAfter(board, { ...move, taken: move.captures })
    if (after !== expected)
      return `${rules.id} ${fen} ${plainText({ ...move, taken: move.captures })}: ${after} for ${expected}`
  }
  return undefined
}
