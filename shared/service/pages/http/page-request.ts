import { SCRIPT_HEADER } from '../../../api/routes/script-header.ts'
import { STATUS, againAfter } from '../../../api/routes/http-status.ts'
import { wholeSecond } from '../../../game/words.ts'
import type { SiteContext } from '../../../pages/kit/page-context.ts'
import { failedPage, unknownLinkPage } from '../../../pages/kit/error-pages.ts'
import type { AssetFiles } from '../../../pages/assets/asset-files.ts'
import { refusalText, zoneOf } from '../../../texts/index.ts'
import { languageOf, wishedLanguage, wordsIn } from '../../../texts/languages.ts'
import type { Wrong } from '../../api/http/problem.ts'
import { contactAt } from '../../email/consent/consent.ts'
import type { Request, Response } from '../../http.ts'
import type { Held } from '../../access/authorize.ts'
import type { Contact } from '../../ports/ports.ts'
import type { Service } from '../../service.ts'
import { chosenLanguage } from './cookie.ts'
import { hereOf } from './return-path.ts'
import { privatePage } from './html-response.ts'

export type Visit = { readonly service: Service; readonly assets: AssetFiles; readonly request: Request }

/**
 * Language: the one chosen here, then the browser's, then the contact's. Zone: the contact's, then CloudFront's guess: without script browsers
 * send none.
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

/** Loads the contact: only when a page is rendered. */
export const contextFor = async (visit: Visit, held: Held): Promise<SiteContext> =>
  contextOf(visit, await contactAt(visit.service, held))

export const failed = async (visit: Visit, wrong: Wrong): Promise<Response> => {
  const context = await contextOf(visit)
  const status = STATUS[wrong.code]
  const page = privatePage(status, failedPage(context, refusalText(context.texts, wrong)))
  return { ...page, headers: { ...page.headers, ...againAfter(wrong.code) } }
}

export const invalid = (visit: Visit): Promise<Response> => failed(visit, { code: 'invalid-request' })

export const unknownLink = async (visit: Visit): Promise<Response> =>
  privatePage(404, unknownLinkPage(await contextOf(visit)))
