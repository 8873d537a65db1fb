import { looksLikeApiKey, isOperatorKey, verifyApiKey } from '../credentials/verify-api-key.ts'
import type { Request } from '../runtime/http.ts'
import { bearerToken } from './viewer.ts'
import type { Service } from '../runtime/service.ts'

/**
 * Returns whether a page of another site sent the request (CSRF). If the browser sends `Sec-Fetch-Site`, that decides,
 * because `Origin` proves too little: a page with `referrer-policy: no-referrer` sends `Origin: null`, and one machine
 * may have several host names.
 */
export const isCrossSite = (origin: string, { headers }: Request): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'none') return site !== 'same-origin'
  const sender = headers['origin']
  return sender !== undefined && sender !== 'null' && sender !== origin
}

/**
 * Returns whether a page of another site called the API. Here `Origin: null` counts as another site, too, because a
 * sandboxed frame sends it. Our own forms may also send it, but our scripts never do.
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
 * Returns an API request, marked as foreign if it comes from a page of another site and has no operator's key. Programs
 * send neither `Sec-Fetch-Site` nor `Origin`, and are not marked.
 */
export const markCrossSite = async (service: Pick<Service, 'apiKeys' | 'origin'>, request: Request): Promise<Request> =>
  isCrossSiteCall(service.origin, request) && !(await hasOperatorsKey(service, request))
    ? { ...request, isForeign: true }
    : request
