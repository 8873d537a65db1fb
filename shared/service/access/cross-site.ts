import { looksLikeApiKey, isOperatorKey, verifyApiKey } from '../credentials/verify-api-key.ts'
import type { Request } from '../runtime/http.ts'
import { bearerToken } from './viewer.ts'
import type { Service } from '../runtime/service.ts'

/**
 * Returns whether a page of another site sent the request (CSRF). `Sec-Fetch-Site` decides where a browser sends it:
 * under `referrer-policy: no-referrer` a page sends `Origin: null`, which proves nothing, and one machine may have
 * several host names.
 */
export const isCrossSite = (origin: string, { headers }: Request): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'none') return site !== 'same-origin'
  const sender = headers['origin']
  return sender !== undefined && sender !== 'null' && sender !== origin
}

/**
 * For the API, `Origin: null` is cross-site too: our own forms may send it, our scripts never do, but a sandboxed frame
 * does.
 */
const isCrossSiteCall = (origin: string, request: Request): boolean =>
  isCrossSite(origin, request) ||
  (request.headers['origin'] === 'null' && request.headers['sec-fetch-site'] !== 'same-origin')

/**
 * Returns whether the request has an API key that the operator issued: the operator knows whose page uses it. Keys that
 * owners of mailboxes make for themselves do not count, and a token that merely looks like a key proves nothing.
 */
const hasOperatorsKey = async ({ apiKeys }: Pick<Service, 'apiKeys'>, request: Request): Promise<boolean> => {
  const token = bearerToken(request)
  const key = looksLikeApiKey(token) ? await verifyApiKey(apiKeys, token) : undefined
  return key !== undefined && isOperatorKey(key)
}

/**
 * Marks an API request from a page of another site, unless it has an operator's key. Programs send neither
 * `Sec-Fetch-Site` nor `Origin` and are not marked.
 */
export const markCrossSite = async (service: Pick<Service, 'apiKeys' | 'origin'>, request: Request): Promise<Request> =>
  isCrossSiteCall(service.origin, request) && !(await hasOperatorsKey(service, request))
    ? { ...request, isForeign: true }
    : request
