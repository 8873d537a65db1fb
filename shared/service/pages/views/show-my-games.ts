import { myGamesPage } from '../../../pages/public/my-games-page.ts'
import type { Response } from '../../runtime/http.ts'
import { publicResponse } from '../http/html-response.ts'
import { type PageVisit, pageContext } from '../http/page-visit.ts'

/** Answers `GET /games`: the games whose links this browser has stored. */
export const showMyGames = async (visit: PageVisit): Promise<Response> =>
  publicResponse(200, myGamesPage(await pageContext(visit)))
