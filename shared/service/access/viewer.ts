import { isRetentionOver } from '../../game/time/retention.ts'
import type { Role } from '../../game/model/words.ts'
import { type GameView, gameView } from '../../api/views/game-view.ts'
import type { ProblemCause } from '../http/problem-response.ts'
import { looksLikeApiKey, verifyApiKey } from '../credentials/verify-api-key.ts'
import type { ApiKeyReader } from '../ports/api-keys.ts'
import type { Request } from '../runtime/http.ts'
import { verifiedPurpose } from './authorize.ts'
import type { GameId } from '../ports/games.ts'
import type { Signer } from '../ports/signer.ts'
import type { LoadedGame } from '../games/game-store.ts'
import { verifyEmailProof } from '../credentials/email-proof.ts'
import { type Purpose, needsMark, roleOf, roleTakenBy } from '../credentials/tokens.ts'
import { publicVersion } from '../games/public-version.ts'

/** Who looks at a game: a role that a link proves, or anyone else. */
export type Viewer = Role | 'anyone'

/** Returns the token of the `Authorization: Bearer` header. */
export const bearerToken = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers['authorization'] ?? '')?.[1]

/**
 * Returns the token of the header, and the mark after its dot: an emailed invitation is accepted with the whole end of
 * its link.
 */
export const bearerLink = (request: Request): { readonly token?: string; readonly mark?: string } => {
  const [token, mark] = bearerToken(request)?.split('.') ?? []
  return { ...(token !== undefined && { token }), ...(mark !== undefined && { mark }) }
}

/** Returns whether an invitation is whole: an emailed one has the mark of a mailbox that it was sent to. */
const isWhole = (signer: Signer, purpose: Purpose, token: string, mark: string | undefined): boolean =>
  !needsMark(purpose) || verifyEmailProof(signer, token, mark) !== undefined

type ViewerPorts = { readonly signer: Signer; readonly apiKeys: ApiKeyReader }

type Viewing = { readonly ok: true; readonly viewer: Viewer } | { readonly ok: false; readonly wrong: ProblemCause }

const viewerByLink = (signer: Signer, id: GameId, loaded: LoadedGame, request: Request): Viewer | undefined => {
  const { token, mark } = bearerLink(request)
  if (token === undefined) return 'anyone'
  const purpose = isRetentionOver(loaded.game, request.receivedAt)
    ? undefined
    : verifiedPurpose(signer, id, loaded, token)
  if (purpose && roleTakenBy(purpose)) return isWhole(signer, purpose, token, mark) ? 'anyone' : undefined
  return purpose && mark === undefined ? roleOf(purpose) : undefined
}

/**
 * Returns who looks at a game: `anyone` for a request without a token, with an invitation's token or with an API key,
 * as whose owner sees of a game what everyone sees. A wrong API key is refused, so that the program notices it.
 */
export const viewerOf = async (
  { signer, apiKeys }: ViewerPorts,
  id: GameId,
  loaded: LoadedGame,
  request: Request,
): Promise<Viewing> => {
  const token = bearerToken(request)
  if (looksLikeApiKey(token))
    return (await verifyApiKey(apiKeys, token))
      ? { ok: true, viewer: 'anyone' }
      : { ok: false, wrong: { code: 'unknown-key' } }
  const viewer = viewerByLink(signer, id, loaded, request)
  return viewer ? { ok: true, viewer } : { ok: false, wrong: { code: 'not-found' } }
}

/** Returns the game as this viewer may see it. */
export const gameViewFor = (id: GameId, loaded: LoadedGame, viewer: Viewer): GameView =>
  gameView(id, publicVersion(loaded), loaded.game, viewer === 'anyone' ? undefined : viewer)
