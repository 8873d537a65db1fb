import type { Game } from '../game/game.ts'
import type { Role, Seat } from '../game/words.ts'
import type { GameId, Seal } from './ports.ts'
import { mintToken } from './tokens.ts'

export type Link = { readonly url: string; readonly token: string }

/** `origin` has no slash at the end. */
export type Site = { readonly origin: string; readonly seal: Seal }

export const seatLink = (site: Site, purpose: Role, id: GameId, game: Game): Link => {
  const token = mintToken(site.seal, purpose, id, game)
  return { url: `${site.origin}/p/${token}`, token }
}

export const invitationLink = (site: Site, id: GameId, game: Game): Link => {
  const token = mintToken(site.seal, 'invitation', id, game)
  return { url: `${site.origin}/i/${token}`, token }
}

/** For the person who takes a seat whose link was lost. */
export const reseatLink = (site: Site, seat: Seat, id: GameId, game: Game): Link => {
  const token = mintToken(site.seal, `${seat}-anew`, id, game)
  return { url: `${site.origin}/a/${token}`, token }
}

/** Public: watching needs no secret. */
export const watchLink = (site: Site, id: GameId): { readonly url: string } => ({ url: `${site.origin}/g/${id}` })
