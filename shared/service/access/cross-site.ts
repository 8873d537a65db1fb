import { isKeyLike, isOperators, openKey } from '../credentials/api-keys.ts'
import type { Request } from '../http.ts'
import { bearer } from './viewer.ts'
import type { Service } from '../service.ts'

/**
 * Sec-Fetch-Site decides first: under `no-referrer` a page sends `Origin: null`, which proves nothing, and one machine
 * has several names.
 */
export const isForeign = (origin: string, { headers }: Request): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'none') return site !== 'same-origin'
  const sender = headers['origin']
  return sender !== undefined && sender !== 'null' && sender !== origin
}

/** A form of our own pages may say `null`. None of our scripts does: here it is a frame that hides its site. */
const isForeignCall = (origin: string, request: Request): boolean =>
  isForeign(origin, request) ||
  (request.headers['origin'] === 'null' && request.headers['sec-fetch-site'] !== 'same-origin')

/** The operator knows whose page it is. Anyone with a mailbox makes keys of their own, and its shape proves nothing. */
const hasOperatorsKey = async ({ apiKeys }: Pick<Service, 'apiKeys'>, request: Request): Promise<boolean> => {
  const token = bearer(request)
  const key = isKeyLike(token) ? await openKey(apiKeys, token) : undefined
  return key !== undefined && isOperators(key)
}

/** Programs send neither header and are as they were. */
export const attributed = async (service: Pick<Service, 'apiKeys' | 'origin'>, request: Request): Promise<Request> =>
  isForeignCall(service.origin, request) && !(await hasOperatorsKey(service, request))
    ? { ...request, isForeign: true }
    : request
