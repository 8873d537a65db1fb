import { isoInstant } from '../api/iso.ts'
import { expiryOf } from '../game/alarm.ts'
import { playerOf } from '../game/game.ts'
import { type Role, wholeSecond } from '../game/words.ts'
import type { PageContext } from '../pages/context.ts'
import type { AssetFiles } from '../pages/files.ts'
import type { BoardPage } from '../pages/board-page.ts'
import { textsFor, wishedLanguage, zoneOf } from '../texts/index.ts'
import type { Request } from './http.ts'
import { invitationLink, seatLink, watchLink } from './links.ts'
import type { Contact, GameId } from './ports.ts'
import { provenPurpose, shown } from './reader.ts'
import { type Loaded, load } from './record.ts'
import type { Service } from './service.ts'
import { type Purpose, readToken } from './tokens.ts'

/** One request for a page, and what it is answered with. */
export type Desk = { readonly service: Service; readonly assets: AssetFiles; readonly request: Request }

/**
 * The reader's language and zone: what his browser wishes for, else what he said when he sat down. Without a script a
 * browser tells no zone; the front door may guess one from the address (CloudFront does).
 */
export const contextOf = ({ assets, request }: Desk, contact: Contact = {}): PageContext => ({
  texts: textsFor(wishedLanguage(request.headers['accept-language'] ?? '') ?? contact.locale),
  timeZone: zoneOf(contact.timeZone ?? request.headers['cloudfront-viewer-time-zone']),
  now: wholeSecond(request.receivedAt),
  assets: assets.assets,
})

/** What the link of a page opens. */
export type Opened = { readonly id: GameId; readonly loaded: Loaded; readonly purpose: Purpose; readonly token: string }

export const openLink = async ({ service }: Desk, token: string): Promise<Opened | undefined> => {
  const claimed = readToken(token)
  const loaded = claimed && (await load(service.games, claimed.game))
  const purpose = claimed && loaded && provenPurpose(service.seal, claimed.game, loaded, token)
  return purpose && { id: claimed.game, loaded, purpose, token }
}

/** The context of somebody who holds a seat. */
export const seatContext = async (desk: Desk, { id, loaded }: Opened, role: Role): Promise<PageContext> => {
  const player = role === 'director' ? undefined : playerOf(loaded.game, role)
  const contact = player && (await desk.service.contacts.load(id, player.contact))
  return contextOf(desk, contact)
}

/** The page of a role. The invitation is shown to the creator alone. */
export const boardPage = ({ service }: Desk, { id, token }: Opened, loaded: Loaded, role: Role): BoardPage => {
  const { game } = loaded
  const base = {
    view: shown(id, loaded, role),
    path: `/p/${token}`,
    watchUrl: watchLink(service, id).url,
    seatUrl: seatLink(service, role, id, game).url,
  }
  return role === 'creator' && game.status === 'open'
    ? { ...base, invitationUrl: invitationLink(service, id, game).url, openUntil: isoInstant(expiryOf(game)) }
    : base
}
