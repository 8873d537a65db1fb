import {
  type Position,
  type RuleSet,
  fullJumps,
  huff,
  legalMoves,
  play,
  writeMove,
} from '../../shared/draughts/index.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'

/** The board of a replay: the positions before each move and after the last. */
export type ReplayBoard = {
  readonly rules: RuleSet
  readonly positions: readonly Position[]
  readonly moves: readonly string[]
  readonly mustJump: boolean
}

export const replayBoardFrom = (rules: RuleSet, start: Position): ReplayBoard => ({
  rules,
  positions: [start],
  moves: [],
  mustJump: false,
})

const positionOf = ({ positions }: ReplayBoard): Position => {
  const position = positions.at(-1)
  if (!position) throw new Error('moves are taken back beyond the first')
  return position
}

/** Plays a move, given in its exact canonical form. */
const moved = (board: ReplayBoard, text: string): ReplayBoard => {
  const { rules, mustJump } = board
  const before = positionOf(board)
  const legal = mustJump ? fullJumps(rules, before) : legalMoves(rules, before)
  const move = legal.find((one) => writeMove(rules, before, one) === text)
  if (!move) throw new Error(`${text} is not a legal move at ply ${board.moves.length}`)
  return {
    rules,
    positions: [...board.positions, play(rules, before, move)],
    moves: [...board.moves, text],
    mustJump: false,
  }
}

const backTo = (board: ReplayBoard, ply: number, mustJump: boolean): ReplayBoard => ({
  ...board,
  positions: board.positions.slice(0, ply + 1),
  moves: board.moves.slice(0, ply),
  mustJump,
})

/** Returns the board after an event. Throws if the rules forbid it. */
export const replayEvent = (board: ReplayBoard, event: GameEvent): ReplayBoard => {
  if (event.type === 'moved') return moved(board, event.move)
  if (event.type === 'taken-back') return backTo(board, event.ply, board.mustJump)
  if (event.type === 'enforced') return backTo(board, board.moves.length - 1, true)
  if (event.type !== 'huffed') return board
  const huffed = huff(board.rules, positionOf(board), event.square)
  return { ...board, positions: [...board.positions.slice(0, -1), huffed] }
}
