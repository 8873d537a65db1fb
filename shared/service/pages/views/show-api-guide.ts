import type { GuideDocument } from '../../../pages/public/guide-document.ts'
import { guidePage } from '../../../pages/public/guide-page.ts'
import { loadApiDocument } from '../../api/exports/api-document.ts'
import type { Response } from '../../runtime/http.ts'
import { publicResponse } from '../http/html-response.ts'
import { type PageVisit, pageContext } from '../http/page-visit.ts'

/** Answers `GET /api`: the API's guide for people. */
export const showApiGuide = async (visit: PageVisit): Promise<Response> => {
  // The repository's own tool writes the document, and a test compares the page with it, so the cast is safe.
  const document = (await loadApiDocument()) as GuideDocument
  return publicResponse(200, guidePage(await pageContext(visit), document, visit.service.origin))
}
