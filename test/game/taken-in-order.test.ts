import { expect, test } from 'vitest'
import { type RulesId, legalMoves, parseFen, ruleSetOf } from '../../shared/draughts/index.ts'
import { takenInOrder } from '../../shared/game/board/taken-in-order.ts'

test.each<readonly [string, RulesId, string, readonly number[]]>([
  ['a man', 'english', 'W:W31:B27,19,11', [27, 19, 11]],
  ['a king along a diagonal', 'international', 'W:WK46:B41,32,23', [41, 32, 23]],
  ['a king along a row and a file', 'frisian', 'W:WK46:B48,33', [48, 33]],
])('what %s captures is listed in the order of the path', (_, id, fen, taken) => {
  const rules = ruleSetOf(id)
  const read = parseFen(rules, fen)
  const moves = read.kind === 'position' ? legalMoves(rules, read.position) : []
  expect(new Set(moves.map((move) => takenInOrder(rules, move).join()))).toEqual(new Set([taken.join()]))
})
