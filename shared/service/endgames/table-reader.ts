import { openTable } from '../../draughts/endgames/endgame-table.ts'
import { type TableFinding, findInTable } from '../../game/board/find-in-table.ts'
import type { Play } from '../../game/model/game.ts'

/** Returns how the positions of games are looked up in the file of an endgame table. Throws if it is damaged. */
export const tableReader = (file: Uint8Array): ((play: Play) => TableFinding | undefined) => {
  const table = openTable(file)
  if (!table) throw new Error('the file of an endgame table is damaged')
  return (play) => findInTable(table, play)
}
