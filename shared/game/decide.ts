import type { Decider } from './act.ts'
import { COMMANDS, type Command, type GameCommand } from './commands.ts'
import { type Decision, refuse } from './decision.ts'
import { offer } from './decisions/offer.ts'
import { type Game, playOf } from './game.ts'
import { type Instant, wholeSecond } from './words.ts'

/** The opponent's seat is empty while an invitation stands open, and after it has lapsed. */
const isFromEmptySeat = (game: Game, command: Command): boolean =>
  'by' in command && command.by === 'opponent' && playOf(game) === undefined

/** Time does not run backwards: a command received before the turn began counts as of its beginning. */
const timeIn = (game: Game | undefined, now: number): Instant =>
  Math.max(wholeSecond(now), game?.status === 'active' ? game.play.turnStartedAt : 0)

/** What a command does to a game at `now` (milliseconds since 1970): the events, or why not. Pure; the one door to the life of a game. */
export const decide = (game: Game | undefined, command: Command, now: number): Decision => {
  const at = timeIn(game, now)
  if (command.type === 'offer') return offer(game, command, at)
  if (game === undefined) return refuse({ code: 'not-found' })
  if (isFromEmptySeat(game, command)) return refuse({ code: game.status === 'open' ? 'not-begun' : 'game-over' })
  // The row of a type takes the commands of that type: the table is built so.
  const { decide: decided } = COMMANDS[command.type] as Decider<GameCommand>
  return decided(game, command, at)
}
