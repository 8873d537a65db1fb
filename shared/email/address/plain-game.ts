import { type Game, playOf } from '../../game/model/game.ts'
import type { Seated } from '../../game/model/people.ts'
import { plainNameOf } from '../text/plain-names.ts'

const plainPerson = <P extends Seated>(person: P): P => ({
  ...person,
  name: plainNameOf(person.name),
  ...(person.joinedAs !== undefined && { joinedAs: plainNameOf(person.joinedAs) }),
})

/**
 * Returns the game as a mailbox that has not consented may read of it: with plain names, of which it has three at most,
 * and without messages and labels.
 */
export const withPlainWords = <G extends Game>(game: G): G => {
  const play = playOf(game)
  return {
    ...game,
    labels: undefined,
    ...('declined' in game && { declined: undefined }),
    creator: plainPerson(game.creator),
    ...(game.arbiter && { arbiter: plainPerson(game.arbiter) }),
    ...(game.invited && { invited: plainPerson(game.invited) }),
    ...(play && { play: { ...play, opponent: plainPerson(play.opponent), messages: [] } }),
  }
}
