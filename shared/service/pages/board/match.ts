import type { Role } from '../../../game/words.ts'
import type { OtherGame } from '../../../pages/game/model/board-page.ts'
import { matchBeside, pointsOf, rematchBeside } from '../../access/related-games.ts'
import type { Loaded } from '../../games/game-store.ts'
import type { Service } from '../../service.ts'

const pathIn = (url: string): string => new URL(url).pathname

/** The points of a match, and the way to its other game. Undefined for a game that is no part of a match. */
export const otherGame = async (
  service: Service,
  loaded: Loaded,
  viewer: Role | 'anyone',
): Promise<OtherGame | undefined> => {
  if (!loaded.game.terms.match) return undefined
  const other = await matchBeside(service, loaded, viewer)
  const games = other ? [loaded.game, other.loaded.game] : [loaded.game]
  return {
    path: other ? pathIn(other.link.url) : null,
    points: pointsOf(games),
    over: games.length === 2 && games.every(({ status }) => status === 'finished'),
  }
}

/** Undefined until the rematch is created. */
export const rematchPath = async (
  service: Service,
  loaded: Loaded,
  viewer: Role | 'anyone',
): Promise<string | undefined> => {
  const other = await rematchBeside(service, loaded, viewer)
  return other && pathIn(other.link.url)
}
