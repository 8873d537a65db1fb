import { readForm } from '../../../api/input/forms.ts'
import { linksBody } from '../../../api/input/shapes.ts'
import { parse } from '../../../api/input/parse-body.ts'
import { playerOf } from '../../../game/model/game.ts'
import { type Role, otherSeat } from '../../../game/model/words.ts'
import type { SiteContext } from '../../../pages/kit/page-context.ts'
import { requestLinksPage, unsubscribeSeatPage } from '../../../pages/seat/email-link-pages.ts'
import { EMPTY_FORM } from '../../../pages/kit/form-fields.ts'
import type { Response } from '../../runtime/http.ts'
import { queueLinksEmail } from '../../email/sending/queue-links-email.ts'
import { type VerifiedLink, verifyLink } from '../../access/authorize.ts'
import { setSeatEmailsOff } from '../../email/consent/consent.ts'
import { roleSilencedBy } from '../../credentials/tokens.ts'
import { isUndoForm } from './email-consent.ts'
import { privateResponse, publicResponse } from '../http/html-response.ts'
import { type PageVisit, pageContext, invalidFormResponse, unknownLinkResponse } from '../http/page-visit.ts'

type Stopping = { readonly opened: VerifiedLink; readonly role: Role }

const verifyStop = async ({ service, request }: PageVisit, token: string): Promise<Stopping | undefined> => {
  const verified = await verifyLink(service, token, request.receivedAt)
  const role = verified && roleSilencedBy(verified.purpose)
  return verified && role && { opened: verified, role }
}

const whatStops = ({ texts }: SiteContext, { opened: verified, role }: Stopping): string => {
  if (role === 'arbiter') return texts.silence.whatArbiter
  const other = playerOf(verified.loaded.game, otherSeat(role))
  return other ? texts.silence.what(other.name || texts.seat.somebody) : texts.silence.whatOffered
}

/** Answers `GET /s/{token}`: a page with a button that stops a seat's emails. It changes nothing. */
export const showUnsubscribe = async (visit: PageVisit, token: string): Promise<Response> => {
  const stop = await verifyStop(visit, token)
  if (!stop) return unknownLinkResponse(visit)
  const context = await pageContext(visit)
  return privateResponse(200, unsubscribeSeatPage(context, `/s/${token}`, whatStops(context, stop), 'on'))
}

/**
 * Answers `POST /s/{token}`: stops a seat's emails, or starts them again. Mail programs post a stop themselves (RFC
 * 8058).
 */
export const unsubscribe = async (visit: PageVisit, token: string): Promise<Response> => {
  const stop = await verifyStop(visit, token)
  if (!stop) return unknownLinkResponse(visit)
  const context = await pageContext(visit)
  const isOff = !isUndoForm(visit.request.body)
  await setSeatEmailsOff(visit.service, stop.opened, stop.role, isOff, visit.request.receivedAt)
  return privateResponse(
    200,
    unsubscribeSeatPage(context, `/s/${token}`, whatStops(context, stop), isOff ? 'off' : 'undone'),
  )
}

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
