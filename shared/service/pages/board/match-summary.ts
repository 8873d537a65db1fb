import type { Role } from '../../../game/model/words.ts'
import type { OtherGame } from '../../../pages/game/model/board-page.ts'
import { otherMatchGame, matchPoints, rematchGame } from '../../access/related-games.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import type { Service } from '../../runtime/service.ts'

const pathIn = (url: string): string => new URL(url).pathname

/** Returns the points of a match, and the path to its other game. Undefined for a game that is no part of a match. */
export const matchSummary = async (
  service: Service,
  loaded: LoadedGame,
  viewer: Role | 'anyone',
): Promise<OtherGame | undefined> => {
  if (!loaded.game.terms.match) return undefined
  const other = await otherMatchGame(service, loaded, viewer)
  const games = other ? [loaded.game, other.loaded.game] : [loaded.game]
  return {
    path: other ? pathIn(other.link.url) : null,
    points: matchPoints(games),
    over: games.length === 2 && games.every(({ status }) => status === 'finished'),
  }
}

/** Returns the path to the rematch. Undefined until it is created. */
export const rematchPath = async (
  service: Service,
  loaded: LoadedGame,
  viewer: Role | 'anyone',
): Promise<string | undefined> => {
  const other = await rematchGame(service, loaded, viewer)
  return other && pathIn(other.link.url)
}
