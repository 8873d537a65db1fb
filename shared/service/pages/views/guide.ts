import type { ApiDocument } from '../../../pages/public/guide-document.ts'
import { guidePage } from '../../../pages/public/guide-page.ts'
import { theDocument } from '../../api/exports/document.ts'
import type { Response } from '../../http.ts'
import { publicPage } from '../http/html-response.ts'
import { type Visit, contextOf } from '../http/page-request.ts'

/** `GET /api` */
export const showGuide = async (visit: Visit): Promise<Response> => {
  // Made by our own tool; a test holds the page against it.
  const document = (await theDocument()) as ApiDocument
  return publicPage(200, guidePage(await contextOf(visit), document, visit.service.origin))
}
