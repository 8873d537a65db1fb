import {
  type Move,
  type Position,
  type RuleSet,
  type RulesId,
  legalMoves,
  makeFen,
  readMove,
} from '../../shared/draughts/index.ts'
import { dataText } from './data.ts'

/** A real game of the collection `games.jsonl` (see data.ts). */
export type Score = {
  readonly variant: RulesId
  readonly startFEN: string
  readonly moves: string
  readonly finalFEN: string
  readonly event?: string
}

export const scores = (): readonly Score[] =>
  dataText('games.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Score)

/** Reads a move with its captured squares, `22x15[18]`. */
export const recorded = (rules: RuleSet, position: Position, text: string): Move => {
  const [, written = '', taken = ''] = /^([^[]+)(?:\[(.*)\])?$/.exec(text) ?? []
  const read = readMove(rules, position, written)
  const [from, to] = written.split(/[-x]/).map(Number)
  const move =
    read.kind === 'move'
      ? read.move
      : legalMoves(rules, position).find(
          (each) => each.from === from && each.to === to && each.captures.join() === taken,
        )
  if (move === undefined || move.captures.join() !== taken) throw new Error(`${makeFen(rules, position)}: ${text}`)
  return move
}
