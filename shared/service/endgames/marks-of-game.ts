import { CLAIM_TABLE, ENDGAME_TABLES } from '../../draughts/endgames/table-list.ts'
import { AFTER_END_PERIOD } from '../../game/limits/bounds.ts'
import type { FinishedGame, Game } from '../../game/model/game.ts'
import type { Instant } from '../../game/model/words.ts'
import type { BoardPage } from '../../pages/game/model/board-page.ts'
import type { EndgameTables } from '../runtime/endgame-tables.ts'
import { lazy } from '../runtime/lazy.ts'
import { isSmall } from './may-look-up.ts'

const marksIn = lazy(() => import('./table-reader.ts'), 'marksIn')

/** Returns whether a game may run again: its winner can forgive a loss on time. Until then nothing is said of it. */
const mayGoOn = ({ result, endedAt }: FinishedGame, now: Instant): boolean =>
  result.reason === 'time' && now <= endedAt + AFTER_END_PERIOD

/** Returns from which moves on a finished game was won or drawn by the endgame table, for its page. */
export const marksOfGame = async (
  { tables }: { readonly tables: EndgameTables },
  game: Game,
  now: Instant,
): Promise<Pick<BoardPage, 'tableMarks'>> => {
  if (game.status !== 'finished' || game.terms.rules !== ENDGAME_TABLES[CLAIM_TABLE].rules) return {}
  if (mayGoOn(game, now) || !isSmall(game)) return {}
  const tableMarks = await marksIn(await tables.read(CLAIM_TABLE), game.play)
  return tableMarks.length > 0 ? { tableMarks } : {}
}
