import type { Refusal } from '../../game/refusals.ts'
import { isPast } from '../../game/keeping.ts'
import type { Instant, Role, Seat } from '../../game/words.ts'
import type { GameId, Games, Seal } from '../ports/ports.ts'
import { type Loaded, load } from '../games/game-store.ts'
import { type Purpose, proves, readToken, roleOf } from '../credentials/tokens.ts'

/** Also for wrong and replaced links. */
export const NOT_FOUND: Refusal = { code: 'not-found' }

type LinkPorts = { readonly games: Games; readonly seal: Seal }

/** Nothing is proven yet. */
export type Presented = { readonly id: GameId; readonly loaded: Loaded; readonly token: string }

export type Opened = Presented & { readonly purpose: Purpose }

export type Held<R extends Role = Role> = Opened & { readonly role: R }

/** Undefined if wrong, replaced, or another game's. */
export const provenPurpose = (seal: Seal, id: GameId, { game }: Loaded, token: string): Purpose | undefined => {
  const claimed = readToken(token)
  return claimed && proves(seal, claimed, id, game) ? claimed.purpose : undefined
}

/** A request's one read. `only`: the game that the token must name. A past game's links open nothing. */
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

/** The game of a refused token, if its links have expired. */
export const pastGame = async (
  { games, seal }: LinkPorts,
  token: string | undefined,
  now: Instant,
): Promise<GameId | undefined> => {
  const id = token === undefined ? undefined : readToken(token)?.game
  const loaded = id === undefined ? undefined : await load(games, id)
  if (token === undefined || id === undefined || !loaded || !isPast(loaded.game, now)) return undefined
  return provenPurpose(seal, id, loaded, token) && id
}

const proven = ({ seal }: LinkPorts, presented: Presented): Opened | undefined => {
  const purpose = provenPurpose(seal, presented.id, presented.loaded, presented.token)
  return purpose && { ...presented, purpose }
}

const heldAs = (opened: Opened | undefined): Held | undefined => {
  const role = opened && roleOf(opened.purpose)
  return opened && role && { ...opened, role }
}

export const holding = (ports: LinkPorts, presented: Presented): Held | undefined => heldAs(proven(ports, presented))

export const openLink = async (
  ports: LinkPorts,
  token: string | undefined,
  now: Instant,
  only?: GameId,
): Promise<Opened | undefined> => {
  const presented = await present(ports, token, now, only)
  return presented && proven(ports, presented)
}

export const openRole = async (
  ports: LinkPorts,
  token: string | undefined,
  now: Instant,
  only?: GameId,
): Promise<Held | undefined> => heldAs(await openLink(ports, token, now, only))

export const isSeats = <H extends Held>(held: H | undefined): held is H & Held<Seat> =>
  held !== undefined && held.role !== 'director'

export const openSeat = async (
  ports: LinkPorts,
  token: string | undefined,
  now: Instant,
  only?: GameId,
): Promise<Held<Seat> | undefined> => {
  const held = await openRole(ports, token, now, only)
  return isSeats(held) ? held : undefined
}
