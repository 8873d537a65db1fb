import { type Game, playerOf } from '../../game/game.ts'
import type { Seat } from '../../game/words.ts'
import { noteName } from './page-names.ts'
import { type Planned, plannedBy } from './conditional-moves.ts'
import type { GameId } from '../ports/games.ts'
import type { PaperReader } from '../ports/notebook.ts'

/** What a player has written for themselves. */
export type OwnPapers = { readonly note: string; readonly planned: Planned | undefined }

export const ownPapers = async (notebook: PaperReader, id: GameId, game: Game, seat: Seat): Promise<OwnPapers> => {
  const player = playerOf(game, seat)
  return {
    note: player ? ((await notebook.load(id, noteName(player.contact))) ?? '') : '',
    planned: await plannedBy(notebook, id, game, seat),
  }
}
