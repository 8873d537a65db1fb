import { SCRIPT_HEADER } from '../../../api/routes/script-header.ts'
import { HTTP_STATUS, retryAfterHeader } from '../../../api/routes/http-status.ts'
import { wholeSecond } from '../../../game/model/words.ts'
import type { SiteContext } from '../../../pages/kit/page-context.ts'
import { failedPage, unknownLinkPage } from '../../../pages/kit/error-pages.ts'
import type { AssetFiles } from '../../../pages/asset-files.ts'
import { refusalText, timeZoneOrUtc } from '../../../texts/index.ts'
import { languageFor, preferredLanguage, loadTexts } from '../../../texts/languages/languages.ts'
import type { ProblemCause } from '../../http/problem-response.ts'
import { loadContact } from '../../games/game-seat.ts'
import type { Request, Response } from '../../runtime/http.ts'
import type { Authorized } from '../../access/authorize.ts'
import type { Contact } from '../../ports/contacts.ts'
import type { Service } from '../../runtime/service.ts'
import { chosenLanguage } from './language-cookie.ts'
import { returnPathOf } from './return-path.ts'
import { privateResponse } from './html-response.ts'

/** A request for a page, with what it takes to answer it. */
export type PageVisit = { readonly service: Service; readonly assets: AssetFiles; readonly request: Request }

/**
 * Returns the language and time zone of a page. Language: the one chosen on the site, then the browser's, then the
 * contact's. Zone: the contact's, then CloudFront's guess by address, because browsers send none without a script.
 */
export const pageContext = async (
  { service, assets, request }: PageVisit,
  contact: Contact = {},
): Promise<SiteContext> => {
  const language =
    chosenLanguage(request) ??
    preferredLanguage(request.headers['accept-language'] ?? '') ??
    languageFor(contact.locale)
  const { texts } = await loadTexts(language)
  return {
    language,
    texts,
    here: returnPathOf(request),
    operator: service.operator,
    timeZone: timeZoneOrUtc(contact.timeZone ?? request.headers['cloudfront-viewer-time-zone']),
    now: wholeSecond(request.receivedAt),
    assets: assets.assets[language],
    isStyled: request.headers[SCRIPT_HEADER] !== undefined,
  }
}

/** Returns the context of a seat's page. It reads the seat's contact, so it is called only when a page is rendered. */
export const seatPageContext = async (visit: PageVisit, authorized: Authorized): Promise<SiteContext> =>
  pageContext(visit, await loadContact(visit.service, authorized))

/** Returns a page that says why the request failed. */
export const failureResponse = async (visit: PageVisit, cause: ProblemCause): Promise<Response> => {
  const context = await pageContext(visit)
  const status = HTTP_STATUS[cause.code]
  const page = privateResponse(status, failedPage(context, refusalText(context.texts, cause)))
  return { ...page, headers: { ...page.headers, ...retryAfterHeader(cause.code) } }
}

export const invalidFormResponse = (visit: PageVisit): Promise<Response> =>
  failureResponse(visit, { code: 'invalid-request' })

export const unknownLinkResponse = async (visit: PageVisit): Promise<Response> =>
  privateResponse(404, unknownLinkPage(await pageContext(visit)))
