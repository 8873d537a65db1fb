import { readForm } from '../../../api/input/forms.ts'
import { linksBody } from '../../../api/input/shapes.ts'
import { parse } from '../../../api/input/parse-body.ts'
import { requestLinksPage } from '../../../pages/seat/email-link-pages.ts'
import { EMPTY_FORM } from '../../../pages/kit/form-fields.ts'
import type { Response } from '../../runtime/http.ts'
import { queueLinksEmail } from '../../email/sending/queue-links-email.ts'
import { publicResponse } from '../http/html-response.ts'
import { type PageVisit, pageContext, invalidFormResponse } from '../http/page-visit.ts'

/** Answers `GET /links`: the form of someone who has lost their links. */
export const showLinksForm = async (visit: PageVisit): Promise<Response> =>
  publicResponse(200, requestLinksPage(await pageContext(visit), false))

/** Answers `POST /links`: emails the links of an address. The answer does not tell whether it has any. */
export const submitLinksForm = async (visit: PageVisit): Promise<Response> => {
  const { service, request } = visit
  const context = await pageContext(visit)
  const values = readForm(request.body, ['email'])
  if (!values) return invalidFormResponse(visit)
  const read = parse(linksBody, { email: values['email'] ?? '' })
  if (!read.ok) {
    const faults = { email: context.texts.fields.email }
    return publicResponse(400, requestLinksPage(context, false, { ...EMPTY_FORM, values, faults }))
  }
  await queueLinksEmail(service, read.value.email, request)
  return publicResponse(200, requestLinksPage(context, true))
}
