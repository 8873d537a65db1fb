import { type Game, type Play, playOf, playerOf, seatOf } from '../../game/model/game.ts'
import type { Seated } from '../../game/model/people.ts'
import type { ByColour, Role } from '../../game/model/words.ts'
import { cleanName } from '../text/clean-text.ts'

/** Returns the game with `somebody` as the name of each person whose name was deleted. */
export const fillDeletedNames = <G extends Game>(game: G, somebody: string): G => {
  const named = (player: Seated): Seated => ({
    ...player,
    name: player.name || somebody,
    ...(player.joinedAs !== undefined && { joinedAs: player.joinedAs || somebody }),
  })
  const play = playOf(game)
  return {
    ...game,
    creator: named(game.creator),
    ...(game.arbiter && { arbiter: named(game.arbiter) }),
    ...(game.invited && { invited: named(game.invited) }),
    ...(play && { play: { ...play, opponent: named(play.opponent) } }),
  }
}

/** Returns a person's present name, cleaned for emails. */
export const cleanNameOf = (game: Game, role: Role): string | undefined => {
  const player = playerOf(game, role)
  return player && cleanName(player.name)
}

/** Returns the name that a person had when they took their seat, cleaned for emails. */
export const seatedNameOf = (game: Game, role: Role): string | undefined => {
  const player = playerOf(game, role)
  return player && cleanName(player.joinedAs ?? player.name)
}

/** Returns the players' names by the colour that they play. */
export const namesByColour = (game: Game, play: Play): ByColour<string> => ({
  black: cleanNameOf(game, seatOf(play, 'black')) ?? '',
  white: cleanNameOf(game, seatOf(play, 'white')) ?? '',
})
