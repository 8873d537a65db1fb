import { once } from '../../texts/once.ts'
import type { Request, Response } from '../http.ts'
import type { Service } from '../service.ts'
import { isCurrent } from './current.ts'
import { json, jsonText } from './problem.ts'

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
    health: at('health'),
  }
  return json(200, index, KEPT)
}

/** Read when it is first asked for: a start of the service does without it. */
export const theDocument = once(async (): Promise<unknown> => {
  const { default: document } = await import('../../../openapi.json', { with: { type: 'json' } })
  return document
})

/** 240 KB: written out once. */
const theText = once(async (): Promise<string> => JSON.stringify(await theDocument()))

/** 96 bits of SHA-256. */
const TAG_LENGTH = 16
let tag: string | undefined

/** `GET /v1/openapi.json` */
export const showDocument = async ({ apiKeys }: Service, request: Request): Promise<Response> => {
  const text = await theText()
  tag ??= `"${apiKeys.digest(text).slice(0, TAG_LENGTH)}"`
  const headers = { ...KEPT, etag: tag }
  return isCurrent(request, tag) ? { status: 304, headers, body: '' } : jsonText(200, text, headers)
}
