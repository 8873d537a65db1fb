import type { Decider } from './act.ts'
import { COMMANDS, type Command, type GameCommand } from './commands.ts'
import { type Decision, refuse } from './decision.ts'
import { offer } from './decisions/offer.ts'
import { type Game, playOf } from './game.ts'
import { isAllowed } from './room.ts'
import { type Instant, wholeSecond } from './words.ts'

const isFromEmptySeat = (game: Game, command: Command): boolean =>
  'by' in command && command.by === 'opponent' && playOf(game) === undefined

const isOwners = (command: Command): boolean => command.type === 'rotate-link' && command.owner === true

/** A command received before the turn began counts at its beginning. */
const timeIn = (game: Game | undefined, now: number): Instant =>
  Math.max(wholeSecond(now), game?.status === 'active' ? game.play.turnStartedAt : 0)

/** Every change of a game comes through here. `now`: milliseconds since 1970. */
export const decide = (game: Game | undefined, command: Command, now: number): Decision => {
  const at = timeIn(game, now)
  if (command.type === 'offer') return offer(game, command, at)
  if (game === undefined) return refuse({ code: 'not-found' })
  if (isFromEmptySeat(game, command)) return refuse({ code: game.status === 'open' ? 'not-begun' : 'game-over' })
  // `Deciders` pairs each type with its commands.
  const { decide: decided } = COMMANDS[command.type] as Decider<GameCommand>
  const decision = decided(game, command, at)
  return isOwners(command) || isAllowed(game, decision.events) ? decision : refuse({ code: 'allowance-used' })
}
