import { type Game, type Play, playOf, playerOf, seatOf } from '../../game/model/game.ts'
import type { Seated } from '../../game/model/people.ts'
import type { ByColour, Role } from '../../game/model/words.ts'
import { shortName } from '../../texts/index.ts'
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

type NamesByRole = { readonly [R in Role]: string | undefined }

/** Returns everybody's present name, cleaned for emails. */
export const cleanNamesOf = (game: Game): NamesByRole => ({
  creator: cleanNameOf(game, 'creator'),
  opponent: cleanNameOf(game, 'opponent'),
  arbiter: cleanNameOf(game, 'arbiter'),
})

/** Returns the names by which sentences mention everybody: short ones of the players, if the reader is one. */
export const spokenNamesOf = (game: Game, reader: Role): NamesByRole => {
  const names = cleanNamesOf(game)
  const { creator, opponent, arbiter } = names
  const short = (name: string | undefined, other: string | undefined): string | undefined =>
    name === undefined ? undefined : shortName(name, [other, arbiter])
  return reader === 'arbiter'
    ? names
    : { creator: short(creator, opponent), opponent: short(opponent, creator), arbiter }
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
