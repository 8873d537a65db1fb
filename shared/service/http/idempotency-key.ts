import type { Request, Response } from '../runtime/http.ts'
import { isIdempotencyKey } from '../credentials/ids.ts'
import type { Service } from '../runtime/service.ts'
import { invalidRequestResponse } from './problem-response.ts'

type Key = { readonly ok: true; readonly key: string | undefined } | { readonly ok: false; readonly response: Response }

/** Reads the optional `Idempotency-Key` header. Requests with the same key have the effect of one. */
export const readIdempotencyKey = async (service: Service, request: Request): Promise<Key> => {
  const key = request.headers['idempotency-key']
  if (key === undefined || isIdempotencyKey(key)) return { ok: true, key }
  const issue = { path: 'Idempotency-Key', message: 'must be 16 to 200 visible ASCII characters' }
  return { ok: false, response: await invalidRequestResponse(service, request, [issue]) }
}
