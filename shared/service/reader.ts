import type { Refusal } from '../game/refusals.ts'
import type { Role, Seat } from '../game/words.ts'
import { type GameView, viewOf } from '../api/view.ts'
import type { Request } from './http.ts'
import type { GameId, Seal } from './ports.ts'
import type { Loaded } from './record.ts'
import { type Purpose, proves, readToken, roleOf } from './tokens.ts'

const NOT_FOUND: Refusal = { code: 'not-found' }

/** The token of `Authorization: Bearer`, if there is one. */
export const bearer = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers['authorization'] ?? '')?.[1]

/** What a token proves in this game; nothing, if it is wrong, revoked, or another game's. */
export const provenPurpose = (seal: Seal, id: GameId, { game }: Loaded, token: string): Purpose | undefined => {
  const claimed = readToken(token)
  return claimed && proves(seal, claimed, id, game) ? claimed.purpose : undefined
}

/** Who reads: a role, or `anyone`. A token that does not hold is answered as an unknown game is. */
export const readerOf = (
  seal: Seal,
  id: GameId,
  loaded: Loaded,
  token: string | undefined,
): Role | 'anyone' | Refusal => {
  if (token === undefined) return 'anyone'
  const purpose = provenPurpose(seal, id, loaded, token)
  return (purpose && roleOf(purpose)) ?? NOT_FOUND
}

/** The role that a token gives in this game. */
export const roleIn = (
  seal: Seal,
  id: GameId,
  loaded: Loaded | undefined,
  token: string | undefined,
): Role | undefined => {
  const purpose = loaded && token !== undefined ? provenPurpose(seal, id, loaded, token) : undefined
  return purpose && roleOf(purpose)
}

/** The seat that a token gives in this game. */
export const seatOf = (
  seal: Seal,
  id: GameId,
  loaded: Loaded | undefined,
  token: string | undefined,
): Seat | undefined => {
  const role = roleIn(seal, id, loaded, token)
  return role === 'director' ? undefined : role
}

/** The game as this reader sees it. */
export const shown = (id: GameId, { stored, game }: Loaded, reader: Role | 'anyone'): GameView =>
  viewOf(id, stored.version, game, reader === 'anyone' ? undefined : reader)
