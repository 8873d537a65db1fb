import { RULES_IDS } from '../../../draughts/index.ts'
import { notFoundPage } from '../../../pages/kit/error-pages.ts'
import type { SiteContext } from '../../../pages/kit/page-context.ts'
import { howItWorksPage } from '../../../pages/rules/how-it-works-page.ts'
import { withoutSightPage } from '../../../pages/public/without-sight-page.ts'
import { verifyPage } from '../../../pages/public/verify-page.ts'
import { rulesListPage } from '../../../pages/rules/rules-list-page.ts'
import { rulesPage } from '../../../pages/rules/rules-page.ts'
import { type ExplainedTexts, loadExplainedTexts } from '../../../texts/languages/explained-texts.ts'
import type { Response } from '../../runtime/http.ts'
import { publicResponse } from '../http/html-response.ts'
import { type PageVisit, pageContext } from '../http/page-visit.ts'

/**
 * For how long a browser keeps one of these pages, in seconds. `Vary` names the cookie of the language, so another
 * language is another page. It is `private`, because the edge would keep it by other keys.
 */
const KEPT = 600

const explain = async (
  visit: PageVisit,
  write: (context: SiteContext, explained: ExplainedTexts) => string,
): Promise<Response> => {
  const context = await pageContext(visit)
  const page = publicResponse(200, write(context, await loadExplainedTexts(context.language)))
  return { ...page, headers: { ...page.headers, 'cache-control': `private, max-age=${KEPT}` } }
}

/** Answers `GET /rules`. */
export const showRulesList = (visit: PageVisit): Promise<Response> => explain(visit, rulesListPage)

/** Answers `GET /rules/{rules}`. */
export const showRules = async (visit: PageVisit, name: string): Promise<Response> => {
  const id = RULES_IDS.find((each) => each === name)
  if (id === undefined) return publicResponse(404, notFoundPage(await pageContext(visit)))
  return explain(visit, (context, explained) => rulesPage(context, explained, id))
}

/** Answers `GET /how-it-works`. */
export const showHowItWorks = (visit: PageVisit): Promise<Response> => explain(visit, howItWorksPage)

/** Answers `GET /without-sight`. */
export const showWithoutSight = (visit: PageVisit): Promise<Response> => explain(visit, withoutSightPage)

/**
 * Answers `GET /verify`. The page has the keys of receipts in it, so that it works in the browser alone; it is not kept,
 * because they change.
 */
export const showVerify = async (visit: PageVisit): Promise<Response> => {
  const context = await pageContext(visit)
  const { verifying } = await loadExplainedTexts(context.language)
  return publicResponse(200, verifyPage(context, verifying, visit.service.signer.receipts.keys))
}
