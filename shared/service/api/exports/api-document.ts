import { loadOnce } from '../../../texts/languages/load-once.ts'
import type { Request, Response } from '../../runtime/http.ts'
import type { Service } from '../../runtime/service.ts'
import { textTag } from '../../http/text-tag.ts'
import { isNotModified } from '../../http/not-modified.ts'
import { jsonResponse, jsonTextResponse } from '../../http/problem-response.ts'

const CACHED_AN_HOUR = { 'cache-control': 'public, max-age=3600' }

/** Answers `GET /v1`: where the API's resources are, and who runs the service. */
export const showApiIndex = ({ origin, operator = {} }: Service): Response => {
  const { club, imprint, privacy, contact, abuseTo } = operator
  const at = (path: string): string => `${origin}/v1/${path}`
  const index = {
    document: at('openapi.json'),
    guide: `${origin}/api`,
    games: at('games'),
    look: at('games/look'),
    seat: at('seat'),
    links: at('links'),
    rules: at('rules'),
    tables: at('tables'),
    orders: at('games/bulk'),
    tournaments: at('tournaments'),
    entry: at('entry'),
    webhooks: at('webhooks'),
    health: at('health'),
    operator: { name: club, imprint, privacy, contact, abuse: abuseTo },
  }
  return jsonResponse(200, index, CACHED_AN_HOUR)
}

/** The OpenAPI document. It is read on first use, so that a container starts without it. */
export const loadApiDocument = loadOnce(async (): Promise<unknown> => {
  const { default: document } = await import('../../../../openapi.json', { with: { type: 'json' } })
  return document
})

/** The document as JSON, 460 KB, serialized once. */
const documentText = loadOnce(async (): Promise<string> => JSON.stringify(await loadApiDocument()))

const documentTag = loadOnce(async (): Promise<string> => textTag(await documentText()))

/** Answers `GET /v1/openapi.json`. */
export const showApiDocument = async (_service: Service, request: Request): Promise<Response> => {
  const [text, tag] = [await documentText(), await documentTag()]
  const headers = { ...CACHED_AN_HOUR, etag: tag }
  return isNotModified(request, tag) ? { status: 304, headers, body: '' } : jsonTextResponse(200, text, headers)
}
