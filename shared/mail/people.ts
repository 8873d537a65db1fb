import { type Game, type Play, playerOf, seatOf } from '../game/game.ts'
import type { ByColour, Role } from '../game/words.ts'
import { cleanName } from './clean.ts'

/** What whoever holds a role calls himself, as a letter may say it. */
export const nameOf = (game: Game, role: Role): string | undefined => {
  const player = playerOf(game, role)
  return player && cleanName(player.name)
}

/** The names of the two sides of a game that has begun. */
export const sidesOf = (game: Game, play: Play): ByColour<string> => ({
  black: nameOf(game, seatOf(play, 'black')) ?? '',
  white: nameOf(game, seatOf(play, 'white')) ?? '',
})
