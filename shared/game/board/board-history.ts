import {
  type RuleSet,
  type Square,
  huff,
  offences,
  play as playMove,
  readMove,
  startTally,
  tallyAfter,
} from '../../draughts/index.ts'
import type { Play, BoardHistory } from '../model/game.ts'

/** Returns the board after a legal move in text, such as `11-15`. Undefined if the move is illegal. */
export const boardAfterMove = (rules: RuleSet, before: BoardHistory, text: string): BoardHistory | undefined => {
  const { position, tally } = before
  const read = readMove(rules, position, text)
  if (read.kind === 'illegal') return undefined
  const after = playMove(rules, position, read.move)
  return {
    position: after,
    tally: tallyAfter(rules, tally, position, read.move, after),
    offence: offences(rules, position, read.move),
    earlier: before,
  }
}

/** Returns the board from which the piece on a square is removed, because it did not capture when it had to. */
export const boardAfterHuff = (rules: RuleSet, { position, earlier }: BoardHistory, square: Square): BoardHistory => {
  const after = huff(rules, position, square)
  return { position: after, tally: startTally(after), offence: [], earlier }
}

/** Returns the board after `ply` half-moves. Undefined if `ply` is negative. */
export const boardAt = (play: Play, ply: number): BoardHistory | undefined => {
  let board: BoardHistory | undefined = play
  for (let made = play.moves.length; made > ply; made -= 1) board = board?.earlier
  return board
}
