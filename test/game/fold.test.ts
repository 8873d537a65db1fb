import { expect, test } from 'vitest'
import {
  RULES_IDS,
  legalMoves,
  play,
  readMove,
  sheetOf,
  startPosition,
  writeMoves,
} from '../../shared/draughts/index.ts'
import { deadlineOf } from '../../shared/game/clock.ts'
import { decide } from '../../shared/game/decide.ts'
import type { GameEvent } from '../../shared/game/events.ts'
import { evolve, fold } from '../../shared/game/evolve.ts'
import type { Game } from '../../shared/game/game.ts'
import { chances } from '../draughts/random.ts'
import { sized } from '../harness/size.ts'
import { NOON } from './given.ts'
import { randomCommand } from './random-command.ts'
import { randomMove } from './random-game.ts'
import { type Chance, randomOffer } from './random-offer.ts'
import { randomStep } from './random-step.ts'

const randomLog = (chance: Chance): readonly GameEvent[] => {
  const log: GameEvent[] = [...decide(undefined, randomOffer(chance), NOON).events]
  let game = fold(log)
  let now = NOON
  for (let left = 60; game && left > 0; left -= 1) {
    const command = chance() < 0.8 ? randomMove(chance, game) : randomCommand(chance, game, now)
    const { events } = decide(game, command, now)
    log.push(...events)
    game = fold(events, game)
    if (game)
      now = Math.max(
        now,
        randomStep(chance, game, now, ({ terms, play: at }) => deadlineOf(terms, at)),
      )
  }
  return log
}

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

test.each(RULES_IDS)('under %s a text of two squares alone is read as among all moves', (id) => {
  const rules = sheetOf(id)
  const chance = chances(11)
  const begin = startPosition(rules)
  // What is known of a position is kept for two.
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
})
