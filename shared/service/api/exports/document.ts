import { once } from '../../../texts/once.ts'
import type { Request, Response } from '../../http.ts'
import type { Service } from '../../service.ts'
import { isCurrent } from '../http/not-modified.ts'
import { json, jsonText } from '../http/problem.ts'

const KEPT = { 'cache-control': 'public, max-age=3600' }

/** `GET /v1` */
export const showIndex = ({ origin }: Service): Response => {
  const at = (path: string): string => `${origin}/v1/${path}`
  const index = {
    document: at('openapi.json'),
    guide: `${origin}/api`,
    games: at('games'),
    look: at('games/look'),
    seat: at('seat'),
    links: at('links'),
    rules: at('rules'),
    orders: at('games/bulk'),
    webhooks: at('webhooks'),
    health: at('health'),
  }
  return json(200, index, KEPT)
}

/** Read when it is first asked for: a start of the service does without it. */
export const theDocument = once(async (): Promise<unknown> => {
  const { default: document } = await import('../../../../openapi.json', { with: { type: 'json' } })
  return document
})

/** 240 KB: written out once. */
const theText = once(async (): Promise<string> => JSON.stringify(await theDocument()))

/** FNV-1a: another release has another tag. */
const markOf = (text: string): string => {
  let mark = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193)
  return `"${text.length}-${(mark >>> 0).toString(36)}"`
}

const theTag = once(async (): Promise<string> => markOf(await theText()))

/** `GET /v1/openapi.json` */
export const showDocument = async (_service: Service, request: Request): Promise<Response> => {
  const [text, tag] = [await theText(), await theTag()]
  const headers = { ...KEPT, etag: tag }
  return isCurrent(request, tag) ? { status: 304, headers, body: '' } : jsonText(200, text, headers)
}
