import { momentOf, presentOf } from '../../../api/views/moment.ts'
import { choiceOf, unchosen } from '../../../pages/game/model/choice.ts'
import { noSuchPlyPage, unknownPage } from '../../../pages/kit/error-pages.ts'
import { seatPage, watchPage } from '../../../pages/game/model/game-page.ts'
import { drawnBallot } from '../../../record/drawn-ballot.ts'
import type { Response } from '../../http.ts'
import { isGameId } from '../../credentials/ids.ts'
import { watchLink } from '../../credentials/links.ts'
import { shown } from '../../access/viewer.ts'
import { load } from '../../games/game-store.ts'
import { atSeat } from '../../notebook/seat-record.ts'
import { boardNow, boardPage } from './board-page.ts'
import { cautionTold } from './caution.ts'
import { doneTold } from '../http/flash.ts'
import { enter, pathOf } from '../http/require-seat.ts'
import { otherGame, rematchPath } from './match.ts'
import { privatePage } from '../http/html-response.ts'
import { type Visit, contextOf, unknownLink } from '../http/page-request.ts'

/** `GET /p/{token}`; the selection is in the query. */
export const showSeat = async (visit: Visit, token: string): Promise<Response> => {
  const held = await enter(visit, token)
  if (!held) return unknownLink(visit)
  const own = await atSeat(visit.service, held)
  const context = await contextOf(visit, own.contact)
  const { query } = visit.request
  const choice = choiceOf(query)
  const moment = momentOf(held.loaded.game, choice.ply)
  if (!moment) return privatePage(404, noSuchPlyPage(context, pathOf(held), presentOf(held.loaded.game).ply))
  const page = await boardPage(visit, held, own, context.texts, moment)
  const why = cautionTold(context.texts, held.loaded, held.role, query['refused'])
  const isMailed = page.emails?.state === 'on'
  const outcome = doneTold(context.texts, held.loaded, held.role, query['done'], isMailed)
  return privatePage(200, seatPage(context, { ...page, ...(outcome !== undefined && { outcome }) }, choice, why))
}

export const showWatch = async (visit: Visit, id: string): Promise<Response> => {
  const { service, request } = visit
  const context = await contextOf(visit)
  const loaded = isGameId(id) ? await load(service.games, id) : undefined
  if (!loaded) return privatePage(404, unknownPage(context))
  const choice = unchosen(choiceOf(request.query))
  const moment = momentOf(loaded.game, choice.ply)
  if (!moment) return privatePage(404, noSuchPlyPage(context, `/g/${id}`, presentOf(loaded.game).ply))
  const [other, nextPath] = [await otherGame(service, loaded, 'anyone'), await rematchPath(service, loaded, 'anyone')]
  const ballot = drawnBallot(loaded.game)
  const page = {
    view: shown(id, loaded, 'anyone'),
    ...boardNow(loaded, context.texts),
    moment,
    claims: {},
    path: `/g/${id}`,
    watchUrl: watchLink(service, id).url,
    may: [],
    ...(other && { other }),
    ...(ballot && { ballot }),
    ...(nextPath !== undefined && { nextPath }),
  }
  return privatePage(200, watchPage(context, page, choice))
}
