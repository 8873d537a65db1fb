import { type Game, type Play, playerOf, seatOf } from '../game/game.ts'
import type { ByColour, Role } from '../game/words.ts'
import { cleanName } from './clean.ts'

/** The cleaned name of a role's player. */
export const nameOf = (game: Game, role: Role): string | undefined => {
  const player = playerOf(game, role)
  return player && cleanName(player.name)
}

export const sidesOf = (game: Game, play: Play): ByColour<string> => ({
  black: nameOf(game, seatOf(play, 'black')) ?? '',
  white: nameOf(game, seatOf(play, 'white')) ?? '',
})
