import { presentMoment } from '../../../api/views/board-moment.ts'
import { ruleSetOf } from '../../../draughts/index.ts'
import { playOf } from '../../../game/model/game.ts'
import { describePosition } from '../../../email/text/position-text.ts'
import { notFoundPage } from '../../../pages/kit/error-pages.ts'
import { scoreSheetPage } from '../../../pages/game/history/score-sheet.ts'
import { drawnBallotOf } from '../../../record/drawn-ballot.ts'
import { moveHistory } from '../../../record/move-history.ts'
import type { Response } from '../../runtime/http.ts'
import { isGameId } from '../../credentials/ids.ts'
import { gameViewFor } from '../../access/viewer.ts'
import { loadGame } from '../../games/game-store.ts'
import { privateResponse } from '../http/html-response.ts'
import { type PageVisit, pageContext } from '../http/page-visit.ts'

/** Answers `GET /g/{id}/sheet`: the score sheet, for anyone, once the game has begun. */
export const showScoreSheet = async (visit: PageVisit, id: string): Promise<Response> => {
  const loaded = isGameId(id) ? await loadGame(visit.service.games, id) : undefined
  const play = loaded && playOf(loaded.game)
  const context = await pageContext(visit)
  if (!loaded || !play) return privateResponse(404, notFoundPage(context))
  const { game, stored } = loaded
  const content = {
    view: gameViewFor(id, loaded, 'anyone'),
    moment: presentMoment(game),
    ballot: drawnBallotOf(game)?.moves ?? [],
    took: moveHistory(stored.log).moves.map(({ elapsed: took }) => took),
    words: describePosition(context.texts, ruleSetOf(game.terms.rules), play.position, game.status !== 'active'),
  }
  return privateResponse(200, scoreSheetPage(context, content))
}
