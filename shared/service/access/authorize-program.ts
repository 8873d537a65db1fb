import type { Scope } from '../../api/routes/scopes.ts'
import { type ProblemCause, problemResponse } from '../http/problem-response.ts'
import type { ApiKey } from '../ports/api-keys.ts'
import { looksLikeApiKey, noteKeyUse, verifyApiKey } from '../credentials/verify-api-key.ts'
import type { Request, Response } from '../runtime/http.ts'
import { bearerToken } from './viewer.ts'
import type { Service } from '../runtime/service.ts'

type Identified =
  | { readonly ok: true; readonly program: ApiKey | undefined }
  | { readonly ok: false; readonly wrong: ProblemCause }

/**
 * Identifies the calling program on a route that needs no key. A wrong API key is refused all the same, so that the
 * program notices it; bearer tokens that are no API keys are ignored.
 */
export const identifyProgram = async ({ apiKeys }: Service, request: Request): Promise<Identified> => {
  const token = bearerToken(request)
  if (!looksLikeApiKey(token)) return { ok: true, program: undefined }
  const program = await verifyApiKey(apiKeys, token)
  return program ? { ok: true, program } : { ok: false, wrong: { code: 'unknown-key' } }
}

export const hasScope = (program: ApiKey | undefined, scope: Scope): program is ApiKey =>
  program?.scopes.includes(scope) === true

/** Returns why a request may not do what needs the scope: its key lacks the scope, or there is no key. */
export const missingScope = (scope: Scope, program: ApiKey | undefined): ProblemCause =>
  program ? { code: 'scope-missing', scope } : { code: 'key-needed', scope }

/**
 * Answers with `answer` if the request has an API key with the scope; refuses it otherwise. If the answer is a success,
 * it is noted that the key was used. Everything that belongs to a program is stored under its key's `owner`.
 */
export const authorizeProgram = async (
  service: Service,
  request: Request,
  scope: Scope,
  answer: (program: ApiKey) => Promise<Response>,
): Promise<Response> => {
  const identified = await identifyProgram(service, request)
  if (!identified.ok) return problemResponse(service, request, identified.wrong)
  const { program } = identified
  if (!hasScope(program, scope)) return problemResponse(service, request, missingScope(scope, program))
  const response = await answer(program)
  if (response.status < 400) await noteKeyUse(service.apiKeys, program, request.receivedAt)
  return response
}
