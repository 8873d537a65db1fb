import { loadOnce } from '../../../texts/languages/load-once.ts'
import type { Request, Response } from '../../runtime/http.ts'
import type { Service } from '../../runtime/service.ts'
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
    orders: at('games/bulk'),
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

/** The document as JSON, 240 KB, serialized once. */
const documentText = loadOnce(async (): Promise<string> => JSON.stringify(await loadApiDocument()))

/**
 * Returns an ETag from the text's length and 32-bit FNV-1a hash: releases with different documents have different tags.
 */
const etagOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `"${text.length}-${(hash >>> 0).toString(36)}"`
}

const documentTag = loadOnce(async (): Promise<string> => etagOf(await documentText()))

/** Answers `GET /v1/openapi.json`. */
export const showApiDocument = async (_service: Service, request: Request): Promise<Response> => {
  const [text, tag] = [await documentText(), await documentTag()]
  const headers = { ...CACHED_AN_HOUR, etag: tag }
  return isNotModified(request, tag) ? { status: 304, headers, body: '' } : jsonTextResponse(200, text, headers)
}
