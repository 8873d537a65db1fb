import type { Refusal } from '../../game/refusals.ts'
import { isPast } from '../../game/keeping.ts'
import type { Instant, Role, Seat } from '../../game/words.ts'
import type { GameId, Games } from '../ports/games.ts'
import type { Seal } from '../ports/signer.ts'
import { type Loaded, load } from '../games/game-store.ts'
import { type Purpose, proves, readToken, roleOf } from '../credentials/tokens.ts'

/** The refusal for an unknown game. Wrong and replaced links get the same one, so that it tells nothing about them. */
export const NOT_FOUND: Refusal = { code: 'not-found' }

type LinkPorts = { readonly games: Games; readonly signer: Seal }

/** A token whose game is loaded, but whose signature has not been checked. */
export type Presented = { readonly id: GameId; readonly loaded: Loaded; readonly token: string }

/** A link whose signature proves what it is for. */
export type Opened = Presented & { readonly purpose: Purpose }

/** A verified link that gives its bearer a role in the game: a player's, or the arbiter's. */
export type Held<R extends Role = Role> = Opened & { readonly role: R }

/** What the token is for. Undefined if it is malformed, wrongly signed, replaced, or of another game. */
export const provenPurpose = (signer: Seal, id: GameId, { game }: Loaded, token: string): Purpose | undefined => {
  const parsed = readToken(token)
  return parsed && proves(signer, parsed, id, game) ? parsed.purpose : undefined
}

/**
 * Parses a token and loads its game: a request reads the game once, here. With `only`, the token must name that game.
 * Undefined if the game is unknown or its links have expired. The signature is left to be checked.
 */
export const present = async (
  { games }: LinkPorts,
  token: string | undefined,
  now: Instant,
  only?: GameId,
): Promise<Presented | undefined> => {
  const id = token === undefined ? undefined : readToken(token)?.game
  if (token === undefined || id === undefined || (only !== undefined && only !== id)) return undefined
  const loaded = await load(games, id)
  return loaded && !isPast(loaded.game, now) ? { id, loaded, token } : undefined
}

/**
 * The game of a valid link that has expired: its public record is still there to be shown. Undefined for any other
 * token.
 */
export const pastGame = async (
  { games, signer }: LinkPorts,
  token: string | undefined,
  now: Instant,
): Promise<GameId | undefined> => {
  const id = token === undefined ? undefined : readToken(token)?.game
  const loaded = id === undefined ? undefined : await load(games, id)
  if (token === undefined || id === undefined || !loaded || !isPast(loaded.game, now)) return undefined
  return provenPurpose(signer, id, loaded, token) && id
}

const verify = ({ signer }: LinkPorts, unverified: Presented): Opened | undefined => {
  const purpose = provenPurpose(signer, unverified.id, unverified.loaded, unverified.token)
  return purpose && { ...unverified, purpose }
}

const withRole = (verified: Opened | undefined): Held | undefined => {
  const role = verified && roleOf(verified.purpose)
  return verified && role && { ...verified, role }
}

/** Authorizes a link whose game is already loaded. */
export const holding = (ports: LinkPorts, unverified: Presented): Held | undefined =>
  withRole(verify(ports, unverified))

/** Loads a link's game and checks its signature, whatever the link is for. */
export const openLink = async (
  ports: LinkPorts,
  token: string | undefined,
  now: Instant,
  only?: GameId,
): Promise<Opened | undefined> => {
  const unverified = await present(ports, token, now, only)
  return unverified && verify(ports, unverified)
}

/** Authorizes the bearer of a link. Undefined for links that give no role, such as invitations. */
export const openRole = async (
  ports: LinkPorts,
  token: string | undefined,
  now: Instant,
  only?: GameId,
): Promise<Held | undefined> => withRole(await openLink(ports, token, now, only))

/** Whether the role is a player's, and not the arbiter's. */
export const isSeats = <H extends Held>(authorized: H | undefined): authorized is H & Held<Seat> =>
  authorized !== undefined && authorized.role !== 'director'

/** Authorizes a player. Undefined for an arbiter's link too. */
export const openSeat = async (
  ports: LinkPorts,
  token: string | undefined,
  now: Instant,
  only?: GameId,
): Promise<Held<Seat> | undefined> => {
  const authorized = await openRole(ports, token, now, only)
  return isSeats(authorized) ? authorized : undefined
}
