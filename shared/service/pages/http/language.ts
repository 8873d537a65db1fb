import { readForm } from '../../../api/input/forms.ts'
import { languageNamed } from '../../../texts/languages.ts'
import type { Response } from '../../http.ts'
import { cookieOf } from './cookie.ts'
import { pathBack } from './return-path.ts'
import { seeOther } from './html-response.ts'
import { type Visit, invalid } from './page-request.ts'

/**
 * `POST /language`: a cookie keeps the choice, the service stores nothing. Emails keep the language of their contact.
 */
export const chooseLanguage = async (visit: Visit): Promise<Response> => {
  const { service, request } = visit
  const values = readForm(request.body, ['language', 'back'])
  const language = languageNamed(values?.['language'] ?? '')
  if (!language) return invalid(visit)
  const back = seeOther(pathBack(values?.['back'] ?? ''))
  return { ...back, headers: { ...back.headers, 'set-cookie': cookieOf(service.origin, language) } }
}
