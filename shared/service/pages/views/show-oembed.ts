import { boardMoment } from '../../../api/views/board-moment.ts'
import { FRAME_SIZE, frameHeight, frameHtml } from '../../../pages/game/model/frame-html.ts'
import { frameQuery, readFrameQuery } from '../../../pages/embed/frame-query.ts'
import { gameTable, playersTitle } from '../../../pages/game/model/game-table.ts'
import { gameViewFor } from '../../access/viewer.ts'
import { isGameId } from '../../credentials/ids.ts'
import { publicGameLink } from '../../credentials/links.ts'
import { type LoadedGame, loadGame } from '../../games/game-store.ts'
import type { Request, Response } from '../../runtime/http.ts'
import { type PageVisit, pageContext } from '../http/page-visit.ts'

/** Seconds for which a consumer may keep an answer. Only its title changes, when names are erased. */
const CACHE_AGE = 3600

/** The pixels of the picture that consumers show in place of a frame. */
const THUMBNAIL = 480

const response = (status: number, body: string): Response => ({
  status,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': status === 200 ? 'public, max-age=300' : 'no-store',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    vary: 'accept-language',
  },
  body,
})

/** The longest address that is read. Those of this service have about 60 characters. */
const LONGEST_URL = 300

/**
 * Returns the game of an address of ours, and what its query says of the position. Undefined for any other address,
 * those of seats among them: what is embedded can be seen by everybody.
 */
const gameAt = (origin: string, address: string) => {
  if (address.length > LONGEST_URL || !URL.canParse(address)) return undefined
  const { origin: asked, pathname, searchParams } = new URL(address)
  const [, id = ''] = /^\/g\/([\w-]+)(?:\/embed)?$/.exec(pathname) ?? []
  return asked === new URL(origin).origin && isGameId(id)
    ? { id, query: readFrameQuery(Object.fromEntries(searchParams)) }
    : undefined
}

const LENGTH = /^[1-9]\d{0,4}$/

/** Returns the most pixels that the consumer has room for; NaN if that cannot be read. */
const roomIn = ({ query }: Request, name: 'maxwidth' | 'maxheight'): number => {
  const { [name]: length } = query
  if (length === undefined) return Infinity
  return LENGTH.test(length) ? Number(length) : Number.NaN
}

type Room = { readonly wide: number; readonly high: number }

const embedding = async (
  visit: PageVisit,
  { id, query }: NonNullable<ReturnType<typeof gameAt>>,
  loaded: LoadedGame,
  { wide, high }: Room,
) => {
  const { service } = visit
  const { texts } = await pageContext(visit)
  const view = gameViewFor(id, loaded, 'anyone')
  const moment = boardMoment(loaded.game, query.ply)
  if (!moment) return undefined
  const width = Math.min(FRAME_SIZE.width, wide)
  const height = Math.min(frameHeight(width), high)
  const said = frameQuery(query)
  const url = `${publicGameLink(service, id).url}/embed${said === '?' ? '' : said}`
  const at = query.ply === undefined ? '' : `?ply=${query.ply}`
  return {
    version: '1.0',
    type: 'rich',
    title: playersTitle(texts, gameTable(texts, view, moment)),
    provider_name: texts.site.name,
    provider_url: service.origin,
    cache_age: CACHE_AGE,
    html: frameHtml({ url, title: `${texts.rules[view.rules]}, ${texts.site.name}`, width, height }),
    width,
    height,
    ...(Math.min(wide, high) >= THUMBNAIL && {
      thumbnail_url: `${service.origin}/v1/games/${id}.png${at}`,
      thumbnail_width: THUMBNAIL,
      thumbnail_height: THUMBNAIL,
    }),
  }
}

/** Answers `GET /oembed` (https://oembed.com): how a site shows the game of an address of ours. */
export const showOembed = async (visit: PageVisit): Promise<Response> => {
  const { service, request } = visit
  const { url = '', format = 'json' } = request.query
  if (format !== 'json') return response(501, '')
  const room = { wide: roomIn(request, 'maxwidth'), high: roomIn(request, 'maxheight') }
  if (Number.isNaN(room.wide + room.high)) return response(400, '')
  const found = gameAt(service.origin, url)
  const loaded = found && (await loadGame(service.games, found.id))
  const made = loaded && (await embedding(visit, found, loaded, room))
  return made ? response(200, JSON.stringify(made)) : response(404, '')
}
