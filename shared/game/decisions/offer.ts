import { type Decision, DUPLICATE, done } from '../decision.ts'
import { evolve } from '../evolve.ts'
import type { Game } from '../game.ts'
import { type Owned, ownedBy } from '../labels.ts'
import type { Player } from '../people.ts'
import type { ColourWish, Terms } from '../terms.ts'
import type { Instant } from '../words.ts'
import { joinedBy } from './join.ts'

export type OfferCommand = Owned & {
  readonly type: 'offer'
  readonly terms: Terms
  readonly creator: Player
  readonly wish: ColourWish
  readonly salt: string
  /** Has agreed, as in a rematch: the game begins at once. */
  readonly opponent?: Player
  /** Named, and asked first. */
  readonly invited?: Player
  readonly director?: Player
  readonly awaited?: true
  readonly firstMove?: string
  readonly chance: number
}

/** The id is random or derived from the whole request, so an existing game is this one. */
export const offer = (game: Game | undefined, command: OfferCommand, at: Instant): Decision => {
  if (game !== undefined) return DUPLICATE
  const { terms, creator, wish, salt, director, firstMove, opponent, invited, awaited } = command
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
    ...(invited && { invited }),
    ...(awaited && { awaited }),
    ...ownedBy(command),
  } as const
  const open = evolve(undefined, offered)
  return opponent && open?.status === 'open'
    ? done(offered, ...joinedBy(open, opponent, command.chance, at))
    : done(offered)
}
