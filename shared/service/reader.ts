import type { Role } from '../game/words.ts'
import { type GameView, viewOf } from '../api/view.ts'
import type { Request } from './http.ts'
import { provenPurpose } from './opened.ts'
import type { GameId, Seal } from './ports.ts'
import type { Loaded } from './record.ts'
import { roleOf } from './tokens.ts'

/** The reader of a game: a role, or anyone. */
export type Reader = Role | 'anyone'

/** The token of `Authorization: Bearer`, if there is one. */
export const bearer = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers['authorization'] ?? '')?.[1]

/** Who reads; undefined for a token that does not hold. */
export const readerOf = (seal: Seal, id: GameId, loaded: Loaded, token: string | undefined): Reader | undefined => {
  if (token === undefined) return 'anyone'
  const purpose = provenPurpose(seal, id, loaded, token)
  return purpose && roleOf(purpose)
}

/** The game as this reader sees it. */
export const shown = (id: GameId, { stored, game }: Loaded, reader: Reader): GameView =>
  viewOf(id, stored.version, game, reader === 'anyone' ? undefined : reader)
