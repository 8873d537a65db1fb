import type { GameView } from '../../api/views/game-view.ts'
import type { LoadedGame } from '../games/game-store.ts'
import { tableClaimFor } from './table-claims.ts'
import type { EndgameTables } from '../runtime/endgame-tables.ts'
import type { GameId } from '../ports/games.ts'
import { type Viewer, gameViewFor } from '../access/viewer.ts'

/** Returns the game as this viewer may see it now, with the claim by the endgame table that the side to move has. */
export const ownGameView = async (
  ports: { readonly tables: EndgameTables },
  id: GameId,
  loaded: LoadedGame,
  viewer: Viewer,
): Promise<GameView> => {
  const view = gameViewFor(id, loaded, viewer)
  const tableClaim = viewer === 'anyone' ? undefined : await tableClaimFor(ports, loaded.game, viewer)
  return view.you && tableClaim ? { ...view, you: { ...view.you, tableClaim } } : view
}
