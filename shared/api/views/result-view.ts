import { ENDGAME_TABLES } from '../../draughts/endgames/table-list.ts'
import type { Result } from '../../game/model/events.ts'
import type { ResultView } from '../answers/games/result-shape.ts'

/** Returns the result of a game. If an endgame table has decided, it says which file that is. */
export const resultView = ({ table, ...result }: Result): ResultView => ({
  ...result,
  ...(table && { table: { ...table, sha256: ENDGAME_TABLES[table.name].sha256 } }),
})
