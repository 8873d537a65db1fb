import { identifyProgram } from '../access/authorize-program.ts'
import { asClub, mayProgramCreate } from '../credentials/creation-policy.ts'
import type { ProblemCause } from '../http/problem-response.ts'
import type { ApiKey } from '../ports/api-keys.ts'
import type { Request } from '../runtime/http.ts'
import type { Service } from '../runtime/service.ts'
import { hasClubWord } from './has-club-word.ts'

type Creator =
  | { readonly ok: true; readonly program: ApiKey | undefined; readonly service: Service }
  | { readonly ok: false; readonly wrong: ProblemCause }

/**
 * Returns who creates a game or a tournament by a route that needs no key, and the service as it is for them: whoever
 * knows the club's word creates as the club. It refuses a wrong key, and whom the operator lets create nothing.
 */
export const identifyCreator = async (service: Service, request: Request): Promise<Creator> => {
  const identified = await identifyProgram(service, request)
  if (!identified.ok) return identified
  const { program } = identified
  if (hasClubWord(service, request.body)) return { ok: true, program, service: asClub(service) }
  return mayProgramCreate(service.creation, program)
    ? { ok: true, program, service }
    : { ok: false, wrong: { code: 'creation-restricted' } }
}
