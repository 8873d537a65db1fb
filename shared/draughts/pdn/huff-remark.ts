import { huff } from '../play/huffing.ts'
import { squareNamed } from '../board/square-names.ts'
import type { Position } from '../board/position.ts'
import type { RuleSet } from '../rules/rule-set.ts'

const HUFFED = /^huffed ([a-l]?\d{1,2})$/

/**
 * Returns the position after the comment of a move. PDN has no sign for a huff, so a comment says that a piece was
 * huffed.
 */
export const applyHuffRemark = (rules: RuleSet, position: Position, remark: string): Position => {
  const square = rules.duty === 'may' ? squareNamed(rules, HUFFED.exec(remark)?.[1] ?? '') : undefined
  return square === undefined ? position : huff(rules, position, square)
}
