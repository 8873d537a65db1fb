import { type Game, isInvited, personOf } from '../../game/model/game.ts'
import type { Instant, Role, Seat } from '../../game/model/words.ts'
import { mailboxProof } from './mailbox.ts'
import { unsubscribeAllToken } from './unsubscribe-all-token.ts'
import { personDataQuery } from './person-data-proof.ts'
import { makeEmailProof } from './email-proof.ts'
import type { GameId } from '../ports/games.ts'
import type { Signer } from '../ports/signer.ts'
import { mintToken } from './tokens.ts'

export type Link = { readonly url: string; readonly token: string }

/** `origin` has no slash at the end. */
export type Site = { readonly origin: string; readonly signer: Signer }

const INVITATIONS = { opponent: 'invitation', arbiter: 'arbiter-invitation' } as const
const EMAILED = { opponent: 'emailed-invitation', arbiter: 'emailed-arbiter-invitation' } as const

export const invitationLink = (site: Site, id: GameId, game: Game, to: keyof typeof INVITATIONS = 'opponent'): Link => {
  const token = mintToken(site.signer, INVITATIONS[to], id, game)
  return { url: `${site.origin}/i/${token}`, token }
}

/**
 * Returns the link that opens a seat or the arbiter's page; while somebody is invited but has not accepted, their
 * invitation.
 */
export const seatLink = (site: Site, role: Role, id: GameId, game: Game): Link => {
  if (isInvited(game, role)) return invitationLink(site, id, game, role)
  const token = mintToken(site.signer, role, id, game)
  return { url: `${site.origin}/p/${token}`, token }
}

/** Returns a link by which another person can take a lost seat. */
export const lostSeatLink = (site: Site, seat: Seat, id: GameId, game: Game): Link => {
  const token = mintToken(site.signer, `${seat}-anew`, id, game)
  return { url: `${site.origin}/a/${token}`, token }
}

/** Returns a link that shows only the seat's deadlines, for a calendar to subscribe to. */
export const calendarLink = ({ origin, signer }: Site, seat: Seat, id: GameId, game: Game): string =>
  `${origin}/c/${mintToken(signer, `${seat}-calendar`, id, game)}`

const unmarkedLink = (site: Site, role: Role, id: GameId, game: Game): Link => {
  if (role === 'creator' || !isInvited(game, role)) return seatLink(site, role, id, game)
  const token = mintToken(site.signer, EMAILED[role], id, game)
  return { url: `${site.origin}/i/${token}`, token }
}

/**
 * Returns the seat's link for emails. Its end proves that a visitor who comes by it reads this mailbox. Without that
 * end, the link of an invitation opens nothing.
 */
export const emailedSeatLink = (site: Site, role: Role, id: GameId, game: Game, email: string): string => {
  const { url, token } = unmarkedLink(site, role, id, game)
  return `${url}.${makeEmailProof(site.signer, token, email)}`
}

/** Returns a link that stops this seat's emails. */
export const unsubscribeLink = ({ origin, signer }: Site, role: Role, id: GameId, game: Game): string =>
  `${origin}/s/${mintToken(signer, `${role}-silence`, id, game)}`

/** Returns a link by which this mailbox takes its seat back. */
export const restoreSeatLink = (site: Site, role: Role, id: GameId, game: Game, email: string): string => {
  const token = mintToken(site.signer, `${role}-undo`, id, game)
  const contact = personOf(game, role)?.contact ?? ''
  return `${site.origin}/u/${token}.${mailboxProof(site.signer, id, contact, email)}`
}

/** Returns a link that stops all emails to this mailbox. */
export const unsubscribeAllLink = ({ origin, signer }: Site, email: string): string =>
  `${origin}/n/${unsubscribeAllToken(signer, email)}`

/** Returns a link, good for a day, to all that is stored about the reader of this mailbox. */
export const personDataLink = (site: Site, email: string, now: Instant): string =>
  `${unsubscribeAllLink(site, email)}/data?${personDataQuery(site.signer, email, now)}`

/** Returns the public page of a game. */
export const publicGameLink = (site: Site, id: GameId): { readonly url: string } => ({ url: `${site.origin}/g/${id}` })
