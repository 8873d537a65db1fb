import { fullJumps, legalMoves, ruleSetOf, writeMove } from '../../shared/draughts/index.ts'
import { deadlineOf } from '../../shared/game/time/clock.ts'
import type { Command } from '../../shared/game/commands.ts'
import { decide } from '../../shared/game/decide.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import { type Game, seatToMove } from '../../shared/game/model/game.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import { NOON } from './given.ts'
import { randomCommand } from './random-command.ts'
import { type Chance, randomOffer } from './random-offer.ts'
import { randomStep } from './random-step.ts'

/** A game, and an instant at which somebody looks at it. */
export type Moment = { readonly game: Game; readonly now: Instant }

export const randomMove = (chance: Chance, game: Game): Command => {
  if (game.status !== 'active') return { type: 'tick' }
  const { play, terms } = game
  const rules = ruleSetOf(terms.rules)
  const moves = play.mustJump ? fullJumps(rules, play.position) : legalMoves(rules, play.position)
  const move = moves[Math.floor(chance() * moves.length)]
  if (!move) return { type: 'tick' }
  const { position } = play
  return { type: 'move', by: seatToMove(play), ply: play.moves.length, move: writeMove(rules, position, move) }
}

/** Returns the moments of a random game: people and timers act on it, sensibly or not. */
export const randomGame = (chance: Chance): readonly Moment[] => {
  let game = fold(decide(undefined, randomOffer(chance), NOON).events)
  let now: Instant = NOON
  const moments: Moment[] = []
  for (let left = 3 + Math.floor(chance() * 14); game && left > 0; left -= 1) {
    moments.push({ game, now })
    now = Math.max(
      now,
      randomStep(chance, game, now, ({ terms, play }) => deadlineOf(terms, play)),
    )
    moments.push({ game, now })
    const command = chance() < 0.5 ? randomMove(chance, game) : randomCommand(chance, game, now)
    game = fold(decide(game, command, now).events, game) ?? game
  }
  return moments
}
