import { once } from '../../texts/once.ts'
import type { Request, Response } from '../http.ts'
import type { Service } from '../service.ts'
import { json } from './problem.ts'

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

/** `GET /v1/openapi.json` */
export const showDocument = async (_service: Service, _request: Request): Promise<Response> =>
  json(200, await theDocument(), KEPT)
