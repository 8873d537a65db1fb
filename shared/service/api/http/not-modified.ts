import type { Request } from '../../http.ts'

/** Then the answer is 304, without a body. */
export const isCurrent = (request: Request, etag: string | undefined): boolean =>
  request.headers['if-none-match']?.trim() === '*' ||
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
