import type { Colour } from '../../draughts/index.ts'
import { expiryOf } from '../alarm.ts'
import type { CommandOf } from '../commands.ts'
import { type Decision, DUPLICATE, done, refuse } from '../decision.ts'
import type { GameEvent } from '../events.ts'
import { type Game, playOf } from '../game.ts'
import { ballotOf } from '../opening.ts'
import type { Player } from '../people.ts'
import type { ColourWish, Terms } from '../terms.ts'
import type { Instant } from '../words.ts'

/** The creator's colour under a toss: black if the number is even. Article 3. */
export const toss = (chance: number): Colour => (chance % 2 === 0 ? 'black' : 'white')

type Sitting = { readonly terms: Terms; readonly wish: ColourWish; readonly firstMove?: string }

/** The opponent sits down: colours and ballot are drawn, and the creator's first move is made if he sent one (only a side that is sure to begin may). */
export const joinedBy = (
  { terms, wish, firstMove }: Sitting,
  player: Player,
  chance: number,
  at: Instant,
): readonly GameEvent[] => {
  const { opening } = terms
  const creatorColour = wish === 'toss' ? toss(chance) : wish
  const ballot = opening.kind === 'ballot' ? (opening.number ?? ballotOf(opening.deck, chance)) : undefined
  const joined = {
    type: 'joined',
    at,
    name: player.name,
    contact: player.contact,
    creatorColour,
    chance,
    ...(ballot !== undefined && { ballot }),
  } as const
  return firstMove === undefined ? [joined] : [joined, { type: 'moved', at, move: firstMove }]
}

/** The invitation is taken: once, by one person. The same person asking again (his answer was lost on the way) has it already. */
export const join = (game: Game, command: CommandOf<'join'>, at: Instant): Decision => {
  if (playOf(game)?.opponent.contact === command.player.contact) return DUPLICATE
  switch (game.status) {
    case 'open':
      if (at >= expiryOf(game)) return refuse({ code: 'invitation-expired' }, { type: 'expired', at })
      return done(...joinedBy(game, command.player, command.chance, at))
    case 'expired':
      return refuse({ code: 'invitation-expired' })
    case 'aborted':
      return refuse({ code: playOf(game) ? 'invitation-taken' : 'game-over' })
    case 'active':
    case 'finished':
      return refuse({ code: 'invitation-taken' })
  }
}
