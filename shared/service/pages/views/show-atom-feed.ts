import { feedView } from '../../../api/views/feed-view.ts'
import { presentMoment } from '../../../api/views/board-moment.ts'
import { atomFeed } from '../../../pages/public/atom-feed.ts'
import { notFoundPage } from '../../../pages/kit/error-pages.ts'
import { isNotModified } from '../../http/not-modified.ts'
import type { Response } from '../../runtime/http.ts'
import { isGameId } from '../../credentials/ids.ts'
import { publicGameLink } from '../../credentials/links.ts'
import { gameViewFor } from '../../access/viewer.ts'
import { loadGame } from '../../games/game-store.ts'
import { versionTag } from '../../games/public-version.ts'
import { privateResponse } from '../http/html-response.ts'
import { type PageVisit, pageContext } from '../http/page-visit.ts'

const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
}

/**
 * Answers `GET /g/{id}.atom`: the game's Atom feed, for anyone. Its times are in UTC, as one feed serves readers
 * everywhere.
 */
export const showAtomFeed = async (visit: PageVisit, id: string): Promise<Response> => {
  const { service, request } = visit
  const loaded = isGameId(id) ? await loadGame(service.games, id) : undefined
  const context = { ...(await pageContext(visit)), timeZone: 'UTC' }
  if (!loaded) return privateResponse(404, notFoundPage(context))
  const { game, stored } = loaded
  const headers = {
    ...SECURITY_HEADERS,
    etag: `"${versionTag(loaded, 'anyone')}-${context.language}"`,
    'cache-control': 'private, no-cache',
    vary: 'accept-language, cookie',
  }
  if (isNotModified(request, headers.etag)) return { status: 304, headers, body: '' }
  const body = atomFeed(context, {
    view: gameViewFor(id, loaded, 'anyone'),
    moment: presentMoment(game),
    entries: feedView(stored.log, game, (type) => type in context.texts.happened),
    watchUrl: publicGameLink(service, id).url,
  })
  return { status: 200, headers: { ...headers, 'content-type': 'application/atom+xml; charset=utf-8' }, body }
}
