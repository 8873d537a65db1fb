import { describe, expect, test } from 'vitest'

import {
  type Move,
  type Position,
  type RuleSheet,
  type RulesId,
  legalMoves,
  makeFen,
  parseFen,
  play,
  readMove,
  sheetOf,
} from '../../shared/draughts/index.ts'
import { type PdnGame, type PdnMove, readPdn, writePdn } from '../../shared/draughts/pdn.ts'
import { WHY_SKIPPED, dataText, hasData } from './data.ts'

type Score = {
  readonly variant: RulesId
  readonly startFEN: string
  readonly moves: string
  readonly finalFEN: string
  readonly event?: string
}

const games = (): readonly Score[] =>
  dataText('games.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Score)

/** Reads a move with its captured squares, `22x15[18]`. */
const recorded = (rules: RuleSheet, position: Position, text: string): Move => {
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

const replay = (score: Score): PdnGame & { readonly final: string } => {
  const rules = sheetOf(score.variant)
  const read = parseFen(rules, score.startFEN)
  if (read.kind === 'fault') throw new Error(`${score.startFEN}: ${read.message}`)
  let position = read.position
  const line: PdnMove[] = []
  for (const text of score.moves.split(' ')) {
    const move = recorded(rules, position, text)
    line.push({ move, comments: [], nags: [], variations: [] })
    position = play(rules, position, move)
  }
  const tags = [['Event', score.event ?? '?']] as const
  const final = makeFen(rules, position).replace(/:\+.*/, '')
  return { rules: score.variant, tags, start: read.position, comments: [], line, result: undefined, final }
}

describe.skipIf(!hasData)(`real games${WHY_SKIPPED}`, () => {
  test('all replay to their final position', () => {
    for (const score of games()) expect(replay(score).final).toBe(score.finalFEN)
  })

  test('PDN written from them reads back the same', () => {
    for (const score of games()) {
      const game = replay(score)
      const text = writePdn(game)
      const read = readPdn(text)
      expect(read.errors).toEqual([])
      expect(read.games.map((each) => [each.rules, each.line, makeFen(sheetOf(each.rules), each.start)])).toEqual([
        [game.rules, game.line, makeFen(sheetOf(game.rules), game.start)],
      ])
      expect(read.games.map(writePdn)).toEqual([text])
    }
  })
})
