import { feedView } from '../../../api/views/feed-view.ts'
import { presentOf } from '../../../api/views/moment.ts'
import { atomFeed } from '../../../pages/public/atom-feed.ts'
import { unknownPage } from '../../../pages/kit/error-pages.ts'
import { isCurrent } from '../../api/http/not-modified.ts'
import type { Response } from '../../http.ts'
import { isGameId } from '../../credentials/ids.ts'
import { watchLink } from '../../credentials/links.ts'
import { shown } from '../../access/viewer.ts'
import { load } from '../../games/game-store.ts'
import { tagOf } from '../../games/version.ts'
import { privatePage } from '../http/html-response.ts'
import { type Visit, contextOf } from '../http/page-request.ts'

const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
}

/**
 * `GET /g/{id}.atom`: the game's Atom feed, for anyone. Its times are in UTC, as one feed serves readers everywhere.
 */
export const showFeed = async (visit: Visit, id: string): Promise<Response> => {
  const { service, request } = visit
  const loaded = isGameId(id) ? await load(service.games, id) : undefined
  const context = { ...(await contextOf(visit)), timeZone: 'UTC' }
  if (!loaded) return privatePage(404, unknownPage(context))
  const { game, stored } = loaded
  const headers = {
    ...SECURITY_HEADERS,
    etag: `"${tagOf(loaded, 'anyone')}-${context.language}"`,
    'cache-control': 'private, no-cache',
    vary: 'accept-language, cookie',
  }
  if (isCurrent(request, headers.etag)) return { status: 304, headers, body: '' }
  const body = atomFeed(context, {
    view: shown(id, loaded, 'anyone'),
    moment: presentOf(game),
    entries: feedView(stored.log, game, (type) => type in context.texts.happened),
    watchUrl: watchLink(service, id).url,
  })
  return { status: 200, headers: { ...headers, 'content-type': 'application/atom+xml; charset=utf-8' }, body }
}
