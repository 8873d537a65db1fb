import type { Colour } from '../../draughts/index.ts'
import { expiryOf } from '../clock.ts'
import type { CommandOf, Player } from '../commands.ts'
import { type Decision, DUPLICATE, done, refuse } from '../decision.ts'
import type { GameEvent } from '../events.ts'
import { type Game, playOf } from '../game.ts'
import type { ColourWish } from '../terms.ts'
import type { Instant } from '../words.ts'

/** The creator's colour under a toss: black if the number is even. Article 3. */
export const toss = (chance: number): Colour => (chance % 2 === 0 ? 'black' : 'white')

export const joinedBy = (player: Player, wish: ColourWish, chance: number, at: Instant): GameEvent => ({
  type: 'joined',
  at,
  name: player.name,
  contact: player.contact,
  creatorColour: wish === 'toss' ? toss(chance) : wish,
  chance,
})

/** The invitation is taken: once, by one person. The same person asking again (his answer was lost on the way) has it already. */
export const join = (game: Game, command: CommandOf<'join'>, at: Instant): Decision => {
  if (playOf(game)?.opponent.contact === command.player.contact) return DUPLICATE
  switch (game.status) {
    case 'open':
      if (at >= expiryOf(game)) return refuse({ code: 'invitation-expired' }, { type: 'expired', at })
      return done(joinedBy(command.player, game.wish, command.chance, at))
    case 'expired':
      return refuse({ code: 'invitation-expired' })
    case 'aborted':
      return refuse({ code: playOf(game) ? 'invitation-taken' : 'game-over' })
    case 'active':
    case 'finished':
      return refuse({ code: 'invitation-taken' })
  }
}
