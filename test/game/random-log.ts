import { deadlineOf } from '../../shared/game/time/clock.ts'
import { decide } from '../../shared/game/decide.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import { NOON } from './given.ts'
import { randomCommand } from './random-command.ts'
import { randomMove } from './random-game.ts'
import { type Chance, randomOffer } from './random-offer.ts'
import { randomStep } from './random-step.ts'

/** Returns the events of sixty random commands. The share `moves` of them are moves, if the game allows one. */
export const randomLog = (chance: Chance, moves = 0.8): readonly GameEvent[] => {
  const log: GameEvent[] = [...decide(undefined, randomOffer(chance), NOON).events]
  let game = fold(log)
  let now = NOON
  for (let left = 60; game && left > 0; left -= 1) {
    const command = chance() < moves ? randomMove(chance, game) : randomCommand(chance, game, now)
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
