import { makeFen, ruleSetOf } from '../../../draughts/index.ts'
import { MOST_GIF_FRAMES } from '../../../game/limits/bounds.ts'
import { type Game, playOf } from '../../../game/model/game.ts'
import { moveNumber } from '../../../game/board/move-number.ts'
import { describePosition } from '../../../email/text/position-text.ts'
import { diagram } from '../../../picture/board/diagram.ts'
import { boardGif } from '../../../picture/board/animation.ts'
import { encodePng } from '../../../picture/encoding/png.ts'
import { boardSvg } from '../../../picture/board/board-svg.ts'
import { boardsBetween } from '../../../record/boards.ts'
import { loadTexts } from '../../../texts/languages/languages.ts'
import type { Request, Response } from '../../runtime/http.ts'
import { NOT_FOUND } from '../../access/authorize.ts'
import type { GameId } from '../../ports/games.ts'
import { loadGame } from '../../games/game-store.ts'
import type { Service } from '../../runtime/service.ts'
import { cacheHeadersOf } from './cache-headers.ts'
import { exportPdn } from './export-pdn.ts'
import { isNotModified } from '../../http/not-modified.ts'
import { invalidRequestResponse, acceptedLanguage, problemResponse } from '../../http/problem-response.ts'
import { type ExportRequest, readPictureQuery } from './picture-query.ts'

type Kind = {
  readonly type: string
  readonly disposition: 'attachment' | 'inline'
  /** What the export depends on besides the position: cache headers follow from it. */
  readonly dependsOn: 'names' | 'language' | 'nothing'
  /** The export exists only once the game has begun. */
  readonly ofPlay?: true
  readonly make: (target: ExportRequest) => string | Uint8Array | Promise<string>
}

/** Width and height of an animated picture in pixels. It has up to 150 frames, hence its small size. */
const MOVING_SIZE = 360

const TEXT = 'text/plain; charset=utf-8'

const boardAt = ({ loaded: { game }, ply }: ExportRequest) => {
  const rules = ruleSetOf(game.terms.rules)
  const [board] = boardsBetween(game, ply, ply)
  if (!board) throw new Error(`no board at ply ${ply}`)
  return { rules, ...board }
}

const isEnd = (game: Game, ply: number): boolean =>
  game.status !== 'active' && game.status !== 'open' && ply === (playOf(game)?.moves.length ?? 0)

const KINDS = {
  pdn: { type: TEXT, disposition: 'attachment', dependsOn: 'names', ofPlay: true, make: exportPdn },
  fen: {
    type: TEXT,
    disposition: 'inline',
    dependsOn: 'nothing',
    make: (target) => {
      const { rules, position } = boardAt(target)
      return `${makeFen(rules, position)}\n`
    },
  },
  svg: {
    type: 'image/svg+xml; charset=utf-8',
    disposition: 'inline',
    dependsOn: 'language',
    make: async (target) => {
      const { rules, position, last } = boardAt(target)
      const { texts } = await loadTexts(acceptedLanguage(target.request))
      const { flip, ply, loaded } = target
      const title = `${texts.rules[rules.id]}, ${texts.seat.move(moveNumber(loaded.game.terms, Math.max(1, ply)))}`
      const description = describePosition(texts, rules, position, isEnd(loaded.game, ply))
      return boardSvg(rules, position, { flip, ...(last && { last }) }, { title, description })
    },
  },
  png: {
    type: 'image/png',
    disposition: 'inline',
    dependsOn: 'nothing',
    make: (target) => {
      const { rules, position, last } = boardAt(target)
      const view = { size: target.size, flip: target.flip, ...(last && { last }) }
      return encodePng(diagram(rules, position, view), target.service.deflate)
    },
  },
  gif: {
    type: 'image/gif',
    disposition: 'inline',
    dependsOn: 'nothing',
    make: ({ loaded: { game }, ply, flip }) => {
      const shots = boardsBetween(game, Math.max(0, ply - MOST_GIF_FRAMES + 1), ply)
      return boardGif(ruleSetOf(game.terms.rules), shots, { size: MOVING_SIZE, flip })
    },
  },
} as const satisfies Readonly<Record<string, Kind>>

export type ExportFormat = keyof typeof KINDS

/**
 * Headers that keep a picture from loading or running anything when it is opened by itself. Our pictures do neither.
 */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'referrer-policy': 'no-referrer',
}

const nameOf = (name: ExportFormat, { id, ply, named }: ExportRequest): string =>
  `crownhead-${id}${named ? `-${ply}` : ''}.${name}`

/** `GET /v1/games/{id}.pdn` and the other formats, for anyone: they show what the public sees. */
export const exportGame =
  (name: ExportFormat) =>
  async (service: Service, request: Request, id: GameId): Promise<Response> => {
    const loaded = await loadGame(service.games, id)
    if (!loaded) return problemResponse(service, request, NOT_FOUND)
    const play = playOf(loaded.game)
    const read = readPictureQuery(request, play?.moves.length ?? 0, name === 'png')
    if (!read.ok) return invalidRequestResponse(service, request, read.issues)
    const target: ExportRequest = { ...read.value, service, request, id, loaded }
    const { type, disposition, dependsOn, ofPlay, make }: Kind = KINDS[name]
    const cacheHeaders = cacheHeadersOf(loaded, target, request.receivedAt, dependsOn, acceptedLanguage(request))
    if (isNotModified(request, cacheHeaders.etag)) return { status: 304, headers: cacheHeaders, body: '' }
    if (ofPlay && !play) return problemResponse(service, request, { code: 'not-begun' })
    const headers = {
      ...SECURITY_HEADERS,
      ...cacheHeaders,
      'content-type': type,
      'content-disposition': `${disposition}; filename="${nameOf(name, target)}"`,
    }
    if (request.method === 'HEAD') return { status: 200, headers, body: '' }
    const content = await make(target)
    return { status: 200, headers, ...(typeof content === 'string' ? { body: content } : { body: '', bytes: content }) }
  }
