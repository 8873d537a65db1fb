import type { Scope } from '../api/scopes.ts'
import type { Instant } from '../game/words.ts'
import { type Wrong } from './answers/problem.ts'
import { type ApiKey, isKeyLike, noteUse, openKey } from './api-keys.ts'
import type { Request } from './http.ts'
import { bearer } from './reader.ts'
import type { Service } from './service.ts'

type Called<Program> = { readonly ok: true; readonly program: Program } | { readonly ok: false; readonly wrong: Wrong }

type Programs = Pick<Service, 'apiKeys'>

/** Where a key is not needed. A wrong one is refused all the same, so that its program notices; other bearer tokens are ignored. */
export const callerOf = async ({ apiKeys }: Programs, request: Request): Promise<Called<ApiKey | undefined>> => {
  const token = bearer(request)
  if (!isKeyLike(token)) return { ok: true, program: undefined }
  const program = await openKey(apiKeys, token)
  return program ? { ok: true, program } : { ok: false, wrong: { code: 'unknown-key' } }
}

export const mayAs = (program: ApiKey | undefined, scope: Scope): program is ApiKey =>
  program?.scopes.includes(scope) === true

export const lacking = (scope: Scope): Wrong => ({ code: 'scope-missing', scope })

export const noted = ({ apiKeys }: Programs, program: ApiKey, now: Instant): Promise<void> =>
  noteUse(apiKeys, program, now)

/** Where a scope is needed: everything that the program has is filed under its `owner`. What is done notes its use (`noted`). */
export const programWith = async (service: Programs, request: Request, scope: Scope): Promise<Called<ApiKey>> => {
  const called = await callerOf(service, request)
  if (!called.ok) return called
  const { program } = called
  if (!mayAs(program, scope)) return { ok: false, wrong: lacking(scope) }
  return { ok: true, program }
}
