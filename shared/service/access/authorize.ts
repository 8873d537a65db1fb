import type { Refusal } from '../../game/model/refusals.ts'
import { isRetentionOver } from '../../game/time/retention.ts'
import type { Instant, Role, Seat } from '../../game/model/words.ts'
import type { GameId, Games } from '../ports/games.ts'
import type { Signer } from '../ports/signer.ts'
import { type LoadedGame, loadGame } from '../games/game-store.ts'
import { type Purpose, verifyToken, parseToken, roleOf } from '../credentials/tokens.ts'

/**
 * The refusal for an unknown game. Wrong and replaced links get the same, so that the answer tells nothing about them.
 */
export const NOT_FOUND: Refusal = { code: 'not-found' }

type LinkPorts = { readonly games: Games; readonly signer: Signer }

/** A token whose game is loaded, but whose signature has not been checked. */
export type UnverifiedLink = { readonly id: GameId; readonly loaded: LoadedGame; readonly token: string }

/** A link whose signature proves what it is for. */
export type VerifiedLink = UnverifiedLink & { readonly purpose: Purpose }

/** A verified link that gives its bearer a role in the game: a player's, or the arbiter's. */
export type Authorized<R extends Role = Role> = VerifiedLink & { readonly role: R }

/** Returns what the token is for. Undefined if it is malformed, wrongly signed, replaced, or of another game. */
export const verifiedPurpose = (
  signer: Signer,
  id: GameId,
  { game }: LoadedGame,
  token: string,
): Purpose | undefined => {
  const parsed = parseToken(token)
  return parsed && verifyToken(signer, parsed, id, game) ? parsed.purpose : undefined
}

/**
 * Parses a token and loads its game, so that a request reads the game only once. Undefined if the game is not `only`,
 * is unknown, or its links have expired. The signature is not verified yet.
 */
export const loadLink = async (
  { games }: LinkPorts,
  token: string | undefined,
  now: Instant,
  only?: GameId,
): Promise<UnverifiedLink | undefined> => {
  const id = token === undefined ? undefined : parseToken(token)?.game
  if (token === undefined || id === undefined || (only !== undefined && only !== id)) return undefined
  const loaded = await loadGame(games, id)
  return loaded && !isRetentionOver(loaded.game, now) ? { id, loaded, token } : undefined
}

/**
 * Returns the game of a valid link that has expired, so that its public record can be shown. Undefined for any other
 * token.
 */
export const gameOfExpiredLink = async (
  { games, signer }: LinkPorts,
  token: string | undefined,
  now: Instant,
): Promise<GameId | undefined> => {
  const id = token === undefined ? undefined : parseToken(token)?.game
  const loaded = id === undefined ? undefined : await loadGame(games, id)
  if (token === undefined || id === undefined || !loaded || !isRetentionOver(loaded.game, now)) return undefined
  return verifiedPurpose(signer, id, loaded, token) && id
}

const verify = ({ signer }: LinkPorts, unverified: UnverifiedLink): VerifiedLink | undefined => {
  const purpose = verifiedPurpose(signer, unverified.id, unverified.loaded, unverified.token)
  return purpose && { ...unverified, purpose }
}

const withRole = (verified: VerifiedLink | undefined): Authorized | undefined => {
  const role = verified && roleOf(verified.purpose)
  return verified && role && { ...verified, role }
}

/** Authorizes a link whose game is already loaded. */
export const authorizeLoaded = (ports: LinkPorts, unverified: UnverifiedLink): Authorized | undefined =>
  withRole(verify(ports, unverified))

/**
 * Returns a verified link: loads its game and checks its signature, whatever the link is for. Undefined if the link is
 * not valid.
 */
export const verifyLink = async (
  ports: LinkPorts,
  token: string | undefined,
  now: Instant,
  only?: GameId,
): Promise<VerifiedLink | undefined> => {
  const unverified = await loadLink(ports, token, now, only)
  return unverified && verify(ports, unverified)
}

/** Authorizes the bearer of a link. Undefined for links that give no role, such as invitations. */
export const authorize = async (
  ports: LinkPorts,
  token: string | undefined,
  now: Instant,
  only?: GameId,
): Promise<Authorized | undefined> => withRole(await verifyLink(ports, token, now, only))

/** Returns whether the role is a player's, and not the arbiter's. */
export const isPlayerSeat = <H extends Authorized>(authorized: H | undefined): authorized is H & Authorized<Seat> =>
  authorized !== undefined && authorized.role !== 'arbiter'

/** Authorizes a player. Undefined for an arbiter's link too. */
export const authorizeSeat = async (
  ports: LinkPorts,
  token: string | undefined,
  now: Instant,
  only?: GameId,
): Promise<Authorized<Seat> | undefined> => {
  const authorized = await authorize(ports, token, now, only)
  return isPlayerSeat(authorized) ? authorized : undefined
}
