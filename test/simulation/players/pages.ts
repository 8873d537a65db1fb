import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { BoardData } from '../../../shared/pages/game/model/board-page.ts'
import { refusalText } from '../../../shared/texts/index.ts'
import { board, pages } from '../../../shared/texts/en/index.ts'
import type { Answer, Asked, Told, View } from '../evidence.ts'

type Heard = Omit<Answer, 'at'>

const SEAT = /^\/p\/([cod][0-9a-z][0-9A-Za-z]{12}[\w-]{32})$/
/** The part of a redirect that names what was done, which the board then confirms. */
const DONE = /\?done=[\w-]+$/
const REFUSED = /^(\/p\/[^?]+)\?refused=([a-z-]+)$/
/** A reader who has stopped all emails is redirected to the page where they allow them again. */
const STOPPED = /^\/n\/[\w-]+\?still=1$/
const DATA = /<script type="application\/json" id="data">\s*(.*?)\s*<\/script>/s
const KEY = /name="key" value="([^"]+)"/
const WHY = /<p class="fault" role="alert">(.*?)<\/p>/s
const TOO_LATE = refusalText({ ...board, ...pages }, { code: 'too-late' }).replaceAll("'", '&#39;')

const ASTRAY: Omit<Heard, 'text'> = { status: 200, body: { code: 'astray' } }

/** Returns a redirect in the form of the API's answer to the same request, so that one set of checks judges both. */
const redirectAnswer = ({ kind, token, body }: Asked, target: string): Omit<Heard, 'text'> => {
  const location = target.replace(DONE, '')
  const seat = SEAT.exec(location)?.[1]
  switch (kind) {
    case 'create':
    case 'claim': {
      if (location === '/links') return { status: 201, body: {} }
      const name = kind === 'create' ? 'creator' : 'seat'
      return seat === undefined ? ASTRAY : { status: 201, body: { at: seat.slice(2, 14), links: linkOf(name, seat) } }
    }
    case 'emails':
      return location.startsWith(`/p/${token}`) || STOPPED.test(location) ? { status: 200, body: {} } : ASTRAY
    case 'again':
      return location.startsWith(`/p/${token}`) ? { status: 200, body: {} } : ASTRAY
    case 'rotate':
      return seat === undefined ? ASTRAY : { status: 200, body: { links: linkOf('seat', seat) } }
    case 'settings': {
      const then = Object.keys(body).length === 1 ? '' : '/settings?saved=1'
      return location === `/p/${token}${then}` ? { status: 200, body: {} } : ASTRAY
    }
    default: {
      if (seat !== undefined && seat === token) return { status: 200, body: {} }
      const [, path, code = ''] = REFUSED.exec(location) ?? []
      return path === `/p/${token}` ? { status: code === 'not-your-turn' ? 409 : 422, body: { code } } : ASTRAY
    }
  }
}

const linkOf = (name: string, token: string): NonNullable<Told['links']> => ({ [name]: { url: '', token } })

/** Where a page has its links, by the API's names: in fields to copy, or as links to related games. */
const LINKS = {
  seat: /id="own"[^>]*value="([^"]*)"/,
  invitation: /id="invitation"[^>]*value="([^"]*)"/,
  arbiter: /id="arbiter"[^>]*value="([^"]*)"/,
  anew: /id="anew"[^>]*value="([^"]*)"/,
  match: /<p class="match">(?:(?!<\/p>)[^])*?href="([^"]*)"/,
  rematch: /class="button main" href="(\/[pg]\/[^"]*)"/,
}

const linksOn = (text: string): NonNullable<Told['links']> =>
  Object.fromEntries(
    Object.entries(LINKS).flatMap(([name, form]) => {
      const url = form.exec(text)?.[1]
      return url ? [[name, { url, token: url.split('/').at(-1) ?? '' }]] : []
    }),
  )

const NOTE = /id="note"[^>]*>([^]*?)<\/textarea>/

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const plain = (markup: string): string =>
  markup.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')

const isBoard = (text: string): boolean => DATA.test(text)

/**
 * Returns the API's view of the game if it is of the version that the page shows. The page itself states only that
 * version.
 */
const gameOn = (text: string, view: View | undefined): View | undefined => {
  const data = DATA.exec(text)?.[1]
  const version = data === undefined ? undefined : (JSON.parse(data) as BoardData).version
  return view?.version === version ? view : undefined
}

const readPage = (text: string, view: View | undefined): Told => {
  const key = KEY.exec(text)?.[1]
  const why = WHY.exec(text)?.[1]
  const note = NOTE.exec(text)?.[1]
  const game = gameOn(text, view)
  return {
    ...(key !== undefined && { key }),
    ...(why === TOO_LATE && { code: 'too-late' }),
    ...(game && { game }),
    ...(isBoard(text) && { links: linksOn(text) }),
    ...(note !== undefined && { note: plain(note) }),
  }
}

/** Returns whether a page has a board, on which its reader sees the game. */
export const showsBoard = ({ body = '' }: APIGatewayProxyStructuredResultV2): boolean => isBoard(body)

/** Returns a page, or its redirect, in the form of the API's answer. */
export const heardOf = (
  asked: Asked,
  { statusCode = 200, headers = {}, body: text = '' }: APIGatewayProxyStructuredResultV2,
  view: View | undefined,
): Heard => {
  const location = String(headers['location'] ?? '')
  // The token that stops all emails is no link to a seat, but may look like one.
  if (statusCode === 303) return { ...redirectAnswer(asked, location), text: location.replace(STOPPED, '/n/') }
  const status = asked.kind === 'links' && statusCode === 200 ? 202 : statusCode
  return { status, text, body: readPage(text, view) }
}
