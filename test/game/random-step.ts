import type { ActiveGame, Game } from '../../shared/game/model/game.ts'
import { DAY, HOUR, type Instant, MINUTE, SECOND } from '../../shared/game/model/words.ts'
import { type Chance, pick } from './random-offer.ts'

/** Draws the instant of the next step: at once, after a wait, or just around the deadline. */
export const randomStep = (
  chance: Chance,
  game: Game,
  now: Instant,
  deadlineOf: (game: ActiveGame) => Instant | undefined,
): Instant => {
  const drawn = chance()
  const deadline = game.status === 'active' ? deadlineOf(game) : undefined
  if (drawn < 0.06 && deadline !== undefined && deadline < now + 400 * DAY)
    return Math.max(now, deadline) + pick(chance, [-SECOND, 0, 0, SECOND, 29 * SECOND, 30 * SECOND])
  const reseat = game.status === 'active' ? game.play.pending.reseat : undefined
  if (drawn > 0.9 && reseat) return Math.max(now, reseat.at + 2 * DAY)
  if (drawn < 0.09) return now - Math.floor(chance() * 20) * SECOND
  if (drawn < 0.5) return now
  return now + Math.floor((chance() * pick(chance, [MINUTE, HOUR, HOUR, 8 * HOUR, DAY])) / SECOND) * SECOND
}
