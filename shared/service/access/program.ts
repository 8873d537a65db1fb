import type { Scope } from '../../api/routes/scopes.ts'
import { type Wrong, problem } from '../api/http/problem.ts'
import type { ApiKey } from '../ports/api-keys.ts'
import { isKeyLike, noteUse, openKey } from '../credentials/api-keys.ts'
import type { Request, Response } from '../http.ts'
import { bearer } from './viewer.ts'
import type { Service } from '../service.ts'

type Identified =
  | { readonly ok: true; readonly program: ApiKey | undefined }
  | { readonly ok: false; readonly wrong: Wrong }

/**
 * Identifies the calling program where no key is needed. A wrong key is refused all the same, so that its program
 * notices; other bearer tokens are ignored.
 */
export const callerOf = async ({ apiKeys }: Service, request: Request): Promise<Identified> => {
  const token = bearer(request)
  if (!isKeyLike(token)) return { ok: true, program: undefined }
  const program = await openKey(apiKeys, token)
  return program ? { ok: true, program } : { ok: false, wrong: { code: 'unknown-key' } }
}

export const mayAs = (program: ApiKey | undefined, scope: Scope): program is ApiKey =>
  program?.scopes.includes(scope) === true

export const lacking = (scope: Scope): Wrong => ({ code: 'scope-missing', scope })

/**
 * Answers a program whose API key has the scope. Everything that belongs to a program is stored under its key's
 * `owner`. An answer that succeeds notes that the key was used.
 */
export const asProgram = async (
  service: Service,
  request: Request,
  scope: Scope,
  answer: (program: ApiKey) => Promise<Response>,
): Promise<Response> => {
  const identified = await callerOf(service, request)
  if (!identified.ok) return problem(service, request, identified.wrong)
  const { program } = identified
  if (!mayAs(program, scope)) return problem(service, request, lacking(scope))
  const response = await answer(program)
  if (response.status < 400) await noteUse(service.apiKeys, program, request.receivedAt)
  return response
}
