import { type Game, playOf } from '../../game/model/game.ts'
import type { Seated } from '../../game/model/people.ts'
import { isPlainName } from '../text/plain-names.ts'

/** A dot after an initial or a title, without which such a name is plain. */
const DOTS = /\.(?=\s|$)/gu

/** Returns a name that a stranger may read: empty if it is not plain, as if it had been deleted. */
const plainName = (name: string): string => [name, name.replaceAll(DOTS, '')].find(isPlainName) ?? ''

const plainPerson = <P extends Seated>(person: P): P => ({
  ...person,
  name: plainName(person.name),
  ...(person.joinedAs !== undefined && { joinedAs: plainName(person.joinedAs) }),
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
