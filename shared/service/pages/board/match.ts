import type { Role } from '../../../game/words.ts'
import type { OtherGame } from '../../../pages/game/model/board-page.ts'
import { matchBeside, pointsOf, rematchBeside } from '../../access/related-games.ts'
import type { Loaded } from '../../games/game-store.ts'
import type { Service } from '../../service.ts'

const pathOf = (url: string): string => new URL(url).pathname

export const otherGame = async (
  service: Service,
  loaded: Loaded,
  reader: Role | 'anyone',
): Promise<OtherGame | undefined> => {
  if (!loaded.game.terms.match) return undefined
  const there = await matchBeside(service, loaded, reader)
  const games = there ? [loaded.game, there.loaded.game] : [loaded.game]
  return {
    path: there ? pathOf(there.way.url) : null,
    points: pointsOf(games),
    over: games.length === 2 && games.every(({ status }) => status === 'finished'),
  }
}

/** Undefined until it is made. */
export const rematchPath = async (
  service: Service,
  loaded: Loaded,
  reader: Role | 'anyone',
): Promise<string | undefined> => {
  const there = await rematchBeside(service, loaded, reader)
  return there && pathOf(there.way.url)
}
