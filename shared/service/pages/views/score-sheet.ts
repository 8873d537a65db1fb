import { presentOf } from '../../../api/views/moment.ts'
import { sheetOf } from '../../../draughts/index.ts'
import { playOf } from '../../../game/game.ts'
import { positionWords } from '../../../mail/position.ts'
import { unknownPage } from '../../../pages/kit/error-pages.ts'
import { sheetPage } from '../../../pages/game/history/score-sheet.ts'
import { historyOf } from '../../../record/history.ts'
import type { Response } from '../../http.ts'
import { isGameId } from '../../credentials/ids.ts'
import { shown } from '../../access/viewer.ts'
import { load } from '../../games/game-store.ts'
import { privatePage } from '../http/html-response.ts'
import { type Visit, contextOf } from '../http/page-request.ts'

/** `GET /g/{id}/sheet`: the score sheet, for anyone, once the game has begun. */
export const showSheet = async (visit: Visit, id: string): Promise<Response> => {
  const loaded = isGameId(id) ? await load(visit.service.games, id) : undefined
  const play = loaded && playOf(loaded.game)
  const context = await contextOf(visit)
  if (!loaded || !play) return privatePage(404, unknownPage(context))
  const { game, stored } = loaded
  const content = {
    view: shown(id, loaded, 'anyone'),
    moment: presentOf(game),
    took: historyOf(stored.log).moves.map(({ took }) => took),
    words: positionWords(context.texts, sheetOf(game.terms.rules), play.position, game.status !== 'active'),
  }
  return privatePage(200, sheetPage(context, content))
}
