import type { CommandOf } from '../commands.ts'
import { type Decision, DUPLICATE, done } from '../decision.ts'
import { evolve } from '../evolve.ts'
import type { Game } from '../game.ts'
import type { Instant } from '../words.ts'
import { joinedBy } from './join.ts'

/**
 * A game is offered: to whoever takes the invitation, or to an opponent who is named and so sits down at once.
 * The id of a game is either fresh or derived from the whole request, so a game that is there already is this very one.
 */
export const offer = (game: Game | undefined, command: CommandOf<'offer'>, at: Instant): Decision => {
  if (game !== undefined) return DUPLICATE
  const { terms, creator, wish, salt, director, firstMove, opponent } = command
  const offered = {
    type: 'offered',
    at,
    terms,
    name: creator.name,
    contact: creator.contact,
    wish,
    salt,
    ...(director && { director }),
    ...(firstMove !== undefined && { firstMove }),
  } as const
  const open = evolve(undefined, offered)
  return opponent && open?.status === 'open'
    ? done(offered, ...joinedBy(open, opponent, command.chance, at))
    : done(offered)
}
