import { readForm } from '../../../api/input/forms.ts'
import { languageByTag } from '../../../texts/languages/languages.ts'
import type { Response } from '../../runtime/http.ts'
import { languageCookie } from './language-cookie.ts'
import { readReturnPath } from './return-path.ts'
import { redirectTo } from './html-response.ts'
import { type PageVisit, invalidFormResponse } from './page-visit.ts'

/**
 * Answers `POST /language`: a cookie keeps the choice, the service stores nothing. Emails keep the language of their
 * contact.
 */
export const chooseLanguage = async (visit: PageVisit): Promise<Response> => {
  const { service, request } = visit
  const values = readForm(request.body, ['language', 'back'])
  const language = languageByTag(values?.['language'] ?? '')
  if (!language) return invalidFormResponse(visit)
  const back = redirectTo(readReturnPath(values?.['back'] ?? ''))
  return { ...back, headers: { ...back.headers, 'set-cookie': languageCookie(service.origin, language) } }
}
