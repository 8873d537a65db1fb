import type { ApiDocument } from '../../../pages/public/guide-document.ts'
import { guidePage } from '../../../pages/public/guide-page.ts'
import { theDocument } from '../../api/exports/document.ts'
import type { Response } from '../../http.ts'
import { publicPage } from '../http/html-response.ts'
import { type Visit, contextOf } from '../http/page-request.ts'

/** `GET /api`: the API's guide for people. */
export const showGuide = async (visit: Visit): Promise<Response> => {
  // The repository's own tool writes the document, and a test compares the page with it, so the cast is safe.
  const document = (await theDocument()) as ApiDocument
  return publicPage(200, guidePage(await contextOf(visit), document, visit.service.origin))
}
