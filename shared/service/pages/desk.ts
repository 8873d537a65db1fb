import { playerOf } from '../../game/game.ts'
import { type Role, wholeSecond } from '../../game/words.ts'
import type { SiteContext } from '../../pages/context.ts'
import type { AssetFiles } from '../../pages/files.ts'
import { unknownLinkPage } from '../../pages/error.ts'
import { zoneOf } from '../../texts/index.ts'
import { languageOf, textsFor, wishedLanguage } from '../../texts/languages.ts'
import type { Request, Response } from '../http.ts'
import { privatePage } from './reply.ts'
import type { Contact, GameId } from '../ports.ts'
import { provenPurpose } from '../reader.ts'
import { type Loaded, load } from '../record.ts'
import type { Service } from '../service.ts'
import { type Purpose, readToken } from '../tokens.ts'

/** One request for a page, and what it is answered with. */
export type Desk = { readonly service: Service; readonly assets: AssetFiles; readonly request: Request }

/**
 * The reader's language and zone: what their browser asks for, or else what they said when they sat down. Without a
 * script a browser tells no zone; the front door may guess one from the address, as CloudFront does.
 */
export const contextOf = ({ assets, request }: Desk, contact: Contact = {}): SiteContext => {
  const language = wishedLanguage(request.headers['accept-language'] ?? '') ?? languageOf(contact.locale)
  return {
    texts: textsFor(language),
    timeZone: zoneOf(contact.timeZone ?? request.headers['cloudfront-viewer-time-zone']),
    now: wholeSecond(request.receivedAt),
    assets: assets.assets[language],
  }
}

/** What the link of a page opens. */
export type Opened = { readonly id: GameId; readonly loaded: Loaded; readonly purpose: Purpose; readonly token: string }

export const openLink = async ({ service }: Desk, token: string): Promise<Opened | undefined> => {
  const claimed = readToken(token)
  const loaded = claimed && (await load(service.games, claimed.game))
  const purpose = claimed && loaded && provenPurpose(service.seal, claimed.game, loaded, token)
  return purpose && { id: claimed.game, loaded, purpose, token }
}

/** The context of somebody who holds a seat, or is the arbiter. */
export const seatContext = async (desk: Desk, { id, loaded }: Opened, role: Role): Promise<SiteContext> => {
  const player = playerOf(loaded.game, role)
  const contact = player && (await desk.service.contacts.load(id, player.contact))
  return contextOf(desk, contact)
}

export const unknownLink = (desk: Desk): Response => privatePage(404, unknownLinkPage(contextOf(desk)))
