import { type EndgameTable, openTable } from '../../draughts/endgames/endgame-table.ts'
import { type TableFinding, findInTable } from '../../game/board/find-in-table.ts'
import { type TableMark, tableMarks } from '../../game/board/table-marks.ts'
import type { Play } from '../../game/model/game.ts'

/** The tables of files that were opened before: the service keeps each file, and opening it reads all its lengths. */
const opened = new WeakMap<Uint8Array, EndgameTable>()

const openOrThrow = (file: Uint8Array): EndgameTable => {
  const table = opened.get(file) ?? openTable(file)
  if (!table) throw new Error('the file of an endgame table is damaged')
  opened.set(file, table)
  return table
}

/** Returns how the positions of games are looked up in the file of an endgame table. Throws if it is damaged. */
export const tableReader = (file: Uint8Array): ((play: Play) => TableFinding | undefined) => {
  const table = openOrThrow(file)
  return (play) => findInTable(table, play)
}

/** Returns the marks of a finished game by the file of an endgame table. Throws if it is damaged. */
export const marksIn = (file: Uint8Array, play: Play): readonly TableMark[] => tableMarks(openOrThrow(file), play)
