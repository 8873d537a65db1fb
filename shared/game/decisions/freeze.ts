import type { CommandOf } from '../commands.ts'
import { type Decision, DUPLICATE, NOTHING, done } from '../decision.ts'
import type { Game } from '../game.ts'
import { type Instant, wholeSecond } from '../words.ts'

/** The operator leaves an outage out of the clocks of a running game; of one that was not running it was no matter. */
export const freeze = (game: Game, command: CommandOf<'freeze'>, at: Instant): Decision => {
  if (game.status !== 'active' || command.until <= game.play.turnStartedAt) return NOTHING
  const [from, until] = [wholeSecond(command.from), wholeSecond(command.until)]
  const known = game.play.freezes.some((each) => each.kind === 'outage' && each.from === from && each.until === until)
  return known || until <= from ? DUPLICATE : done({ type: 'frozen', at, from, until })
}
