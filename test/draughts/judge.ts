import type * as Engine from '../../shared/draughts/index.ts'
import type { RulesId } from '../../shared/draughts/index.ts'
import { difference } from './compare.ts'
import { plainFen } from './plain.ts'
import { chances, randomBoard } from './random.ts'

type Draughts = typeof Engine

/** Positions that a wrong rule would fail: long captures, kings beside men, crowning, captures that block. */
const TELLING: readonly (readonly [RulesId, string])[] = [
  ['english', 'W:WK7:B10,11,18,19'],
  ['english', 'W:WK15:B10,18,19,26,27'],
  ['english', 'B:BK32:W9,10,11,17,18,19,25,26,27'],
  ['english', 'W:W22:BK18'],
  ['english', 'W:W18:B22,23'],
  ['english', 'W:W31:B27,19,11'],
  ['english', 'B:B22:W26,27,1'],
  ['english', 'W:W22,27,31:B18,4'],
  ['english', 'W:W10:B6,2,5'],
  ['international', 'W:W48,K49:B8,9,18,20,29,30,31,38'],
  ['international', 'W:WK3:B8,9,17,18,21,22,24,29,30'],
  ['international', 'B:W27,28,38,39,42:BK25'],
  ['international', 'W:W15:B9,10'],
  ['italian', 'W:WK30:B10,12,18,K20,K26,27'],
  ['italian', 'W:WK23,31:B19,26,27'],
  ['russian', 'W:WK26:B11,14,15,23'],
  ['russian', 'W:W11:B7,9'],
  ['english-crown-and-continue', 'B:B22:W26,27'],
  ['frisian', 'W:W32:B22'],
]

const position = (draughts: Draughts, id: RulesId, fen: string): Engine.Position => {
  const read = draughts.parseFen(draughts.ruleSetOf(id), fen)
  if (read.kind === 'fault') throw new Error(`${fen}: ${read.message}`)
  return read.position
}

/** Plays a line. Returns as text what was counted (`Tally`), the draws that may be claimed, and an automatic draw. */
const record = (draughts: Draughts, id: RulesId, fen: string, line: string): string => {
  const rules = draughts.ruleSetOf(id)
  let now = position(draughts, id, fen)
  let tally = draughts.startTally(now)
  for (const text of line.trim().split(' ')) {
    const read = draughts.readMove(rules, now, text)
    if (read.kind === 'illegal') return `${text}: ${read.reason}`
    const next = draughts.play(rules, now, read.move)
    tally = draughts.tallyAfter(rules, tally, now, read.move, next)
    now = next
  }
  const { occurrences, quietMoves, loneKingPlies } = tally
  const drawn = draughts.automaticDraw(rules, now, tally) ?? '-'
  return `${occurrences} ${quietMoves.black}/${quietMoves.white} ${loneKingPlies} [${draughts.claimsOpen(rules, now, tally).join()}] ${drawn}`
}

const round = '1-5 32-27 5-1 27-32 '
const far = '45-50 46-41 50-45 41-46 '
const RECORDS: readonly (readonly [RulesId, string, string, string])[] = [
  ['english', 'B:BK1:WK32', round + round, '3 4/4 0 [threefold] -'],
  ['english', 'B:BK1:WK32', `${round}1-5 32-27 5-1`, '2 4/3 0 [] -'],
  // Flying kings can lose a tempo. The pieces then stand as at the start, but the other side is to move: another
  // position.
  ['international', 'W:WK45,K35:BK46,K36', '45-40 46-41 40-34 41-46 34-45', '1 2/3 0 [] -'],
  ['english', 'B:BK1,9:WK32', `${round}9-13`, '1 0/0 0 [] -'],
  ['english', 'B:BK1:WK32', round.repeat(20), '21 40/40 0 [threefold,forty-move] -'],
  ['english', 'B:BK1:WK32', `${round.repeat(19)}1-5 32-27 5-1`, '20 40/39 0 [threefold] -'],
  ['english', 'B:BK1,K18:WK32,K30', '18-22 30-26 22x31', '1 0/0 0 [] -'],
  ['international', 'W:WK45,K40:BK46,K36', far + far, '3 4/4 0 [] threefold'],
  ['international', 'W:WK45,K40,K35:BK46', far.repeat(8), '9 16/16 32 [sixteen-move] threefold'],
  ['international', 'W:WK45,K40,K35:BK46,K36', far.repeat(13), '14 26/26 0 [twenty-five-move] threefold'],
]

const ENDS: readonly (readonly [RulesId, string, string])[] = [
  ['english', 'B:W22:B', 'white no-pieces'],
  ['english', 'B:B12:W16,19', 'white no-moves'],
  ['international', 'W:WK45:BK46', 'null king-against-king'],
  ['international', 'W:WK46:BK41', 'none'],
  ['english', 'B:BK1:WK32', 'none'],
]

const READ: readonly (readonly [RulesId, string, string, string])[] = [
  ['english', 'W:WK15:B10,18,19,26,27', '15x6', '15x6'],
  ['english', 'B:B2:W6,7,14,15', '2x18', 'ambiguous'],
  ['english', 'W:W31:B27,19,11', '31x24', 'capture-unfinished'],
  ['english', 'W:W22,27:B18,4', '27-23', 'must-capture'],
]

const readText = (draughts: Draughts, id: RulesId, fen: string, text: string): string => {
  const rules = draughts.ruleSetOf(id)
  const read = draughts.readMove(rules, position(draughts, id, fen), text)
  return read.kind === 'illegal' ? read.reason : draughts.writePath(rules, read.move)
}

const HUFFS: readonly (readonly [string, string, string])[] = [
  ['W:W22,32:B18,1', '32-28', '22'],
  ['W:W22,32:B18,1', '22-17', '17'],
  ['W:W22,32:B18,1', '22x15', ''],
  ['W:W31:B27,19,1', '31x24', '24'],
  ['W:W11:B7,6,32', '11x2', ''],
]

const offended = (draughts: Draughts, fen: string, text: string): string => {
  const rules = draughts.ruleSetOf('english-huffing')
  const before = position(draughts, 'english-huffing', fen)
  const read = draughts.readMove(rules, before, text)
  if (read.kind === 'illegal') return read.reason
  return draughts.offences(rules, before, read.move).join()
}

const boards = (draughts: Draughts, count: number) => {
  const chance = chances(4)
  return Array.from({ length: count }, (_, i) => {
    const rules = draughts.ruleSetOf(draughts.RULES_IDS[i % draughts.RULES_IDS.length] ?? 'english')
    return { rules, board: randomBoard(rules, chance) }
  })
}

/**
 * Returns the first thing that an engine gets wrong, or undefined. It checks chosen positions, tallies, endings,
 * notation and huffs, and then random positions, which take longest.
 */
export const judge = (draughts: Draughts, count = 1500): string | undefined => {
  for (const [id, fen] of TELLING) {
    const rules = draughts.ruleSetOf(id)
    const here = position(draughts, id, fen)
    const found = difference(draughts, rules, { turn: here.turn, pieces: new Map(draughts.piecesOf(rules, here)) })
    if (found !== undefined) return found
  }
  const results = [
    ...RECORDS.map(([id, fen, line, expected]) => [record(draughts, id, fen, line), expected, `${fen} ${line}`]),
    ...READ.map(([id, fen, text, expected]) => [readText(draughts, id, fen, text), expected, `${fen} ${text}`]),
    ...HUFFS.map(([fen, text, expected]) => [offended(draughts, fen, text), expected, `${fen} ${text}`]),
    ...ENDS.map(([id, fen, expected]) => {
      const end = draughts.outcome(draughts.ruleSetOf(id), position(draughts, id, fen))
      return [end === undefined ? 'none' : `${end.winner} ${end.reason}`, expected, fen]
    }),
  ]
  const wrong = results.find(([got, expected]) => got !== expected)
  if (wrong !== undefined) return `${wrong[2]}: ${wrong[0]} for ${wrong[1]}`
  for (const { rules, board } of boards(draughts, count)) {
    const found = difference(draughts, rules, board)
    if (found !== undefined) return found
    const here = position(draughts, rules.id, plainFen(board))
    if (draughts.makeFen(rules, here) !== plainFen(board)) return `${plainFen(board)}: read otherwise`
  }
  return undefined
}
