import type { Request } from '../runtime/http.ts'

/**
 * Returns whether `If-None-Match` names this ETag, weakly compared (RFC 9110, 13.1.2): then the answer is 304, without
 * a body.
 */
export const isNotModified = (request: Request, etag: string | undefined): boolean =>
  request.headers['if-none-match']?.trim() === '*' ||
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
