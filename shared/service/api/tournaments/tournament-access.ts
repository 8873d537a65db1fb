import type { ProblemCause } from '../../http/problem-response.ts'
import { isGameId } from '../../credentials/ids.ts'
import { looksLikeApiKey, verifyApiKey } from '../../credentials/verify-api-key.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { Request } from '../../runtime/http.ts'
import type { Service } from '../../runtime/service.ts'
import { type AuthorizedTournament, authorizeTournament } from '../../tournaments/links/authorize-tournament.ts'
import { type LoadedTournament, loadTournament } from '../../tournaments/record/tournament-store.ts'
import { bearerToken } from '../../access/viewer.ts'

/** A tournament as somebody reads it. `authorized` is undefined without a link: then only what is public is shown. */
export type TournamentReading = {
  readonly id: TournamentId
  readonly loaded: LoadedTournament
  readonly authorized?: AuthorizedTournament
}

type Reading =
  | { readonly ok: true; readonly reading: TournamentReading }
  | { readonly ok: false; readonly wrong: ProblemCause }

export const NO_TOURNAMENT = { code: 'not-found' } as const

/** Authorizes the link of a request. `only`: the tournament in the path, if it has one. */
export const authorizeRequest = async (
  service: Service,
  request: Request,
  only?: TournamentId,
): Promise<AuthorizedTournament | undefined> =>
  authorizeTournament(service, bearerToken(request), request.receivedAt, only)

/**
 * Returns whether everyone may see the tournament. What nobody has sent yet is the secretary's alone: so a stranger
 * cannot put words on a page of ours.
 */
const isPublic = ({ tournament: { status, sentAt } }: LoadedTournament): boolean =>
  status !== 'draft' && (status !== 'cancelled' || sentAt !== undefined)

const readPublic = async (service: Service, id: TournamentId): Promise<Reading> => {
  const loaded = isGameId(id) ? await loadTournament(service.tournaments, id) : undefined
  return loaded && isPublic(loaded) ? { ok: true, reading: { id, loaded } } : { ok: false, wrong: NO_TOURNAMENT }
}

/**
 * Returns a tournament and who reads it: the holder of a link, or anyone, also with an API key. A wrong link or key is
 * refused, so that the program notices it.
 */
export const readForReader = async (service: Service, request: Request, id: TournamentId): Promise<Reading> => {
  const token = bearerToken(request)
  if (looksLikeApiKey(token) && !(await verifyApiKey(service.apiKeys, token)))
    return { ok: false, wrong: { code: 'unknown-key' } }
  if (token === undefined || looksLikeApiKey(token)) return readPublic(service, id)
  const authorized = await authorizeRequest(service, request, id)
  return authorized
    ? { ok: true, reading: { id, loaded: authorized.loaded, authorized } }
    : { ok: false, wrong: NO_TOURNAMENT }
}

/** Returns the reading after an act, by the same link. */
export const readingAfter = (
  authorized: AuthorizedTournament,
  loaded: LoadedTournament,
): TournamentReading & { readonly authorized: AuthorizedTournament } => ({
  id: authorized.id,
  loaded,
  authorized: { ...authorized, loaded },
})
