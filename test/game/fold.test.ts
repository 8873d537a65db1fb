import { expect, test } from 'vitest'
import {
  RULES_IDS,
  legalMoves,
  play,
  readMove,
  ruleSetOf,
  startPosition,
  writeMoves,
} from '../../shared/draughts/index.ts'
import { evolve, fold } from '../../shared/game/evolving/evolve.ts'
import type { Game } from '../../shared/game/model/game.ts'
import { chances } from '../draughts/random.ts'
import { sized } from '../harness/size.ts'
import { randomLog } from './random-log.ts'

test('a log folds to the same game at once, event by event, and in any two parts', () => {
  const chance = chances(20_261_122)
  let moves = 0
  for (let n = sized(60, 2000); n > 0; n -= 1) {
    const log = randomLog(chance)
    const whole = fold(log)
    const one = log.reduce<Game | undefined>((game, event) => evolve(game, event), undefined)
    const cut = Math.floor(chance() * log.length)
    expect(whole).toEqual(one)
    expect(fold(log.slice(cut), fold(log.slice(0, cut)))).toEqual(one)
    moves += log.filter(({ type }) => type === 'moved').length
  }
  expect(moves).toBeGreaterThan(500)
})

test.each(RULES_IDS)(
  'under %s a move of two squares is read the same with and without a cache of the legal moves',
  (id) => {
    const rules = ruleSetOf(id)
    const chance = chances(11)
    const begin = startPosition(rules)
    // The engine remembers the legal moves of two positions.
    const others = legalMoves(rules, begin).map((move) => play(rules, begin, move))
    const forget = (): void => others.slice(0, 2).forEach((other) => legalMoves(rules, other))
    let position = begin
    for (let ply = 0; ply < 80; ply += 1) {
      const moves = legalMoves(rules, position)
      for (const [n, text] of writeMoves(rules, moves).entries()) {
        forget()
        expect(readMove(rules, position, text)).toEqual({ kind: 'move', move: moves[n] })
      }
      const next = moves[Math.floor(chance() * moves.length)]
      if (!next) return
      position = play(rules, position, next)
    }
  },
)
