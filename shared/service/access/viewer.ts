import { isPast } from '../../game/keeping.ts'
import type { Role } from '../../game/words.ts'
import { type GameView, viewOf } from '../../api/views/game-view.ts'
import type { Request } from '../http.ts'
import { provenPurpose } from './authorize.ts'
import type { GameId } from '../ports/games.ts'
import type { Seal } from '../ports/signer.ts'
import type { Loaded } from '../games/game-store.ts'
import { roleOf, takenBy } from '../credentials/tokens.ts'
import { versionOf } from '../games/version.ts'

/** Who looks at a game: a role that a link proves, or anyone else. */
export type Reader = Role | 'anyone'

/** The token of the `Authorization: Bearer` header. */
export const bearer = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers['authorization'] ?? '')?.[1]

/** Undefined for an invalid or expired token. Without a token, and with an invitation's, one sees what anyone sees. */
export const readerOf = (signer: Seal, id: GameId, loaded: Loaded, request: Request): Reader | undefined => {
  const token = bearer(request)
  if (token === undefined) return 'anyone'
  const purpose = isPast(loaded.game, request.receivedAt) ? undefined : provenPurpose(signer, id, loaded, token)
  return purpose && (roleOf(purpose) ?? (takenBy(purpose) ? 'anyone' : undefined))
}

/** The game as this viewer may see it. */
export const shown = (id: GameId, loaded: Loaded, viewer: Reader): GameView =>
  viewOf(id, versionOf(loaded), loaded.game, viewer === 'anyone' ? undefined : viewer)
