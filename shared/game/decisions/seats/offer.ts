import { type Decision, DUPLICATE, accept } from '../basis/decision.ts'
import { evolve } from '../../evolving/evolve.ts'
import type { Game } from '../../model/game.ts'
import { type Ownership, ownershipOf } from '../../model/labels.ts'
import type { NewPlayer, Player } from '../../model/people.ts'
import type { ColourChoice, Terms } from '../../model/terms.ts'
import type { Instant } from '../../model/words.ts'
import { eventsOfJoining } from './join.ts'

/** A creator offers a game. `chance` has 32 random bits, which decide the toss and the ballot. */
export type OfferCommand = Ownership & {
  readonly type: 'offer'
  readonly terms: Terms
  readonly creator: NewPlayer
  readonly wish: ColourChoice
  readonly salt: string
  /** An opponent who has agreed already, as in a rematch. The game then begins at once. */
  readonly opponent?: NewPlayer
  /** An opponent who is named, and has to accept. */
  readonly invited?: Player
  readonly arbiter?: Player
  /** Set if the arbiter has to accept. */
  readonly awaited?: true
  readonly firstMove?: string
  readonly chance: number
}

/**
 * Decides an offer. If a game with its id exists, the offer is a repetition, because ids are random or derived from the
 * whole request.
 */
export const decideOffer = (game: Game | undefined, command: OfferCommand, at: Instant): Decision => {
  if (game !== undefined) return DUPLICATE
  const { terms, creator, wish, salt, arbiter, firstMove, opponent, invited, awaited } = command
  const offered = {
    type: 'offered',
    at,
    terms,
    name: creator.name,
    contact: creator.contact,
    wish,
    salt,
    ...(arbiter && { arbiter }),
    ...(firstMove !== undefined && { firstMove }),
    ...(invited && { invited }),
    ...(awaited && { awaited }),
    ...(creator.bot && { bot: creator.bot }),
    ...ownershipOf(command),
  } as const
  const open = evolve(undefined, offered)
  return opponent && open?.status === 'open'
    ? accept(offered, ...eventsOfJoining(open, opponent, command.chance, at))
    : accept(offered)
}
