import { type Game, type Play, playOf, playerOf, seatOf } from '../game/game.ts'
import type { Player } from '../game/people.ts'
import type { ByColour, Role } from '../game/words.ts'
import { cleanName } from './clean.ts'

const NO_NAME = ''

/** A forgotten person is called `somebody`. */
export const withNames = <G extends Game>(game: G, somebody: string): G => {
  const named = (player: Player): Player => (player.name === NO_NAME ? { ...player, name: somebody } : player)
  const play = playOf(game)
  return {
    ...game,
    creator: named(game.creator),
    ...(game.director && { director: named(game.director) }),
    ...(play && { play: { ...play, opponent: named(play.opponent) } }),
  }
}

/** Cleaned. */
export const nameOf = (game: Game, role: Role): string | undefined => {
  const player = playerOf(game, role)
  return player && cleanName(player.name)
}

export const sidesOf = (game: Game, play: Play): ByColour<string> => ({
  black: nameOf(game, seatOf(play, 'black')) ?? '',
  white: nameOf(game, seatOf(play, 'white')) ?? '',
})
