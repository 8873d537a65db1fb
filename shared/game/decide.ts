import type { Decider } from './decisions/basis/act.ts'
import { COMMANDS, type Command, type GameCommand } from './commands.ts'
import { type Decision, refuse } from './decisions/basis/decision.ts'
import { decideOffer } from './decisions/seats/offer.ts'
import { type Game, playOf } from './model/game.ts'
import { isWithinAllowance } from './evolving/allowance.ts'
import { type Instant, wholeSecond } from './model/words.ts'

const isFromEmptySeat = (game: Game, command: Command): boolean =>
  'by' in command && command.by === 'opponent' && playOf(game) === undefined

/**
 * Returns whether a link is replaced by the owner of its mailbox, who may do so even if a thief has used up the
 * allowance.
 */
const isFromOwner = (command: Command): boolean => command.type === 'rotate-link' && command.owner === true

/**
 * Returns the instant at which a command counts as sent: not before the turn began, even if it was received earlier.
 */
const timeIn = (game: Game | undefined, now: number): Instant =>
  Math.max(wholeSecond(now), game?.status === 'active' ? game.play.turnStartedAt : 0)

/**
 * Decides which events follow from a command, or why it is refused. Every change of a game goes through this function.
 * `now` is in milliseconds since 1970; `game` is undefined before it is offered.
 */
export const decide = (game: Game | undefined, command: Command, now: number): Decision => {
  const at = timeIn(game, now)
  if (command.type === 'offer') return decideOffer(game, command, at)
  if (game === undefined) return refuse({ code: 'not-found' })
  if (isFromEmptySeat(game, command)) return refuse({ code: game.status === 'open' ? 'not-begun' : 'game-over' })
  // The cast is sound: `Deciders` pairs each type with its own command, which TypeScript cannot follow here.
  const { decide: decided } = COMMANDS[command.type] as Decider<GameCommand>
  const decision = decided(game, command, at)
  return isFromOwner(command) || isWithinAllowance(game, decision.events)
    ? decision
    : refuse({ code: 'allowance-used' })
}
