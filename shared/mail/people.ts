import { type Game, type Play, playOf, playerOf, seatOf } from '../game/game.ts'
import type { Seated } from '../game/people.ts'
import type { ByColour, Role } from '../game/words.ts'
import { cleanName } from './clean.ts'

/** A forgotten person is called `somebody`. */
export const withNames = <G extends Game>(game: G, somebody: string): G => {
  const named = (player: Seated): Seated => ({
    ...player,
    name: player.name || somebody,
    ...(player.satAs !== undefined && { satAs: player.satAs || somebody }),
  })
  const play = playOf(game)
  return {
    ...game,
    creator: named(game.creator),
    ...(game.director && { director: named(game.director) }),
    ...(game.invited && { invited: named(game.invited) }),
    ...(play && { play: { ...play, opponent: named(play.opponent) } }),
  }
}

/** Cleaned. */
export const nameOf = (game: Game, role: Role): string | undefined => {
  const player = playerOf(game, role)
  return player && cleanName(player.name)
}

/** With which they sat down. Cleaned. */
export const satNameOf = (game: Game, role: Role): string | undefined => {
  const player = playerOf(game, role)
  return player && cleanName(player.satAs ?? player.name)
}

export const sidesOf = (game: Game, play: Play): ByColour<string> => ({
  black: nameOf(game, seatOf(play, 'black')) ?? '',
  white: nameOf(game, seatOf(play, 'white')) ?? '',
})
