import { myGamesPage } from '../../../pages/public/my-games-page.ts'
import type { Response } from '../../http.ts'
import { publicPage } from '../http/html-response.ts'
import { type Visit, contextOf } from '../http/page-request.ts'

/** `GET /games`: the games whose links this browser has stored. */
export const showMyGames = async (visit: Visit): Promise<Response> =>
  publicPage(200, myGamesPage(await contextOf(visit)))
