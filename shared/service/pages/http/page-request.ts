import { SCRIPT_HEADER } from '../../../api/routes/script-header.ts'
import { STATUS, againAfter } from '../../../api/routes/http-status.ts'
import { wholeSecond } from '../../../game/words.ts'
import type { SiteContext } from '../../../pages/kit/page-context.ts'
import { failedPage, unknownLinkPage } from '../../../pages/kit/error-pages.ts'
import type { AssetFiles } from '../../../pages/assets/asset-files.ts'
import { refusalText, zoneOf } from '../../../texts/index.ts'
import { languageOf, wishedLanguage, wordsIn } from '../../../texts/languages.ts'
import type { Wrong } from '../../api/http/problem.ts'
import { contactAt } from '../../games/game-seat.ts'
import type { Request, Response } from '../../http.ts'
import type { Held } from '../../access/authorize.ts'
import type { Contact } from '../../ports/contact.ts'
import type { Service } from '../../service.ts'
import { chosenLanguage } from './cookie.ts'
import { hereOf } from './return-path.ts'
import { privatePage } from './html-response.ts'

/** A request for a page, with what it takes to answer it. */
export type Visit = { readonly service: Service; readonly assets: AssetFiles; readonly request: Request }

/**
 * The language and time zone of a page. Language: the one chosen on the site, then the browser's, then the contact's.
 * Zone: the contact's, then CloudFront's guess by address, because browsers send none without a script.
 */
export const contextOf = async ({ assets, request }: Visit, contact: Contact = {}): Promise<SiteContext> => {
  const language =
    chosenLanguage(request) ?? wishedLanguage(request.headers['accept-language'] ?? '') ?? languageOf(contact.locale)
  const { texts } = await wordsIn(language)
  return {
    language,
    texts,
    here: hereOf(request),
    timeZone: zoneOf(contact.timeZone ?? request.headers['cloudfront-viewer-time-zone']),
    now: wholeSecond(request.receivedAt),
    assets: assets.assets[language],
    isStyled: request.headers[SCRIPT_HEADER] !== undefined,
  }
}

/** The same for a seat. It reads the seat's contact, so it is called only when a page is rendered. */
export const contextFor = async (visit: Visit, authorized: Held): Promise<SiteContext> =>
  contextOf(visit, await contactAt(visit.service, authorized))

/** A page that says why the request failed. */
export const failed = async (visit: Visit, cause: Wrong): Promise<Response> => {
  const context = await contextOf(visit)
  const status = STATUS[cause.code]
  const page = privatePage(status, failedPage(context, refusalText(context.texts, cause)))
  return { ...page, headers: { ...page.headers, ...againAfter(cause.code) } }
}

export const invalid = (visit: Visit): Promise<Response> => failed(visit, { code: 'invalid-request' })

export const unknownLink = async (visit: Visit): Promise<Response> =>
  privatePage(404, unknownLinkPage(await contextOf(visit)))
