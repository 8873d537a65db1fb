import { type Game, playerOf } from '../../game/model/game.ts'
import type { Seat } from '../../game/model/words.ts'
import { noteEntry } from './entry-names.ts'
import { type OwnConditionalMoves, conditionalMovesOf } from './conditional-moves.ts'
import type { GameId } from '../ports/games.ts'
import type { NotebookReader } from '../ports/notebook.ts'

/** What a player has written for themselves. */
export type SeatNotebook = { readonly note: string; readonly conditionalMoves: OwnConditionalMoves | undefined }

export const readSeatNotebook = async (
  notebook: NotebookReader,
  id: GameId,
  game: Game,
  seat: Seat,
): Promise<SeatNotebook> => {
  const player = playerOf(game, seat)
  return {
    note: player ? ((await notebook.load(id, noteEntry(player.contact))) ?? '') : '',
    conditionalMoves: await conditionalMovesOf(notebook, id, game, seat),
  }
}
