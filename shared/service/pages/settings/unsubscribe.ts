import { readForm } from '../../../api/input/forms.ts'
import { linksBody, parse } from '../../../api/input/shapes.ts'
import { playerOf } from '../../../game/game.ts'
import { type Role, otherSeat } from '../../../game/words.ts'
import type { SiteContext } from '../../../pages/kit/page-context.ts'
import { mailedPage, silencePage } from '../../../pages/seat/stop-pages.ts'
import { EMPTY } from '../../../pages/kit/fields.ts'
import type { Response } from '../../http.ts'
import { mailLinks } from '../../email/sending/mail-links.ts'
import { type Opened, openLink } from '../../access/authorize.ts'
import { quiet } from '../../email/consent/consent.ts'
import { stoppedBy } from '../../credentials/tokens.ts'
import { isUndo } from './email-consent.ts'
import { privatePage, publicPage } from '../http/html-response.ts'
import { type Visit, contextOf, invalid, unknownLink } from '../http/page-request.ts'

type Stopping = { readonly opened: Opened; readonly role: Role }

const verifyStop = async ({ service, request }: Visit, token: string): Promise<Stopping | undefined> => {
  const verified = await openLink(service, token, request.receivedAt)
  const role = verified && stoppedBy(verified.purpose)
  return verified && role && { opened: verified, role }
}

const whatStops = ({ texts }: SiteContext, { opened: verified, role }: Stopping): string => {
  if (role === 'director') return texts.silence.whatArbiter
  const other = playerOf(verified.loaded.game, otherSeat(role))
  return other ? texts.silence.what(other.name || texts.seat.somebody) : texts.silence.whatOffered
}

/** `GET /s/{token}`: a page with a button that stops a seat's emails. It changes nothing. */
export const showSilence = async (visit: Visit, token: string): Promise<Response> => {
  const stop = await verifyStop(visit, token)
  if (!stop) return unknownLink(visit)
  const context = await contextOf(visit)
  return privatePage(200, silencePage(context, `/s/${token}`, whatStops(context, stop), 'on'))
}

/** `POST /s/{token}`: stops a seat's emails, or starts them again. Mail programs post a stop themselves (RFC 8058). */
export const silence = async (visit: Visit, token: string): Promise<Response> => {
  const stop = await verifyStop(visit, token)
  if (!stop) return unknownLink(visit)
  const context = await contextOf(visit)
  const isOff = !isUndo(visit.request.body)
  await quiet(visit.service, stop.opened, stop.role, isOff, visit.request.receivedAt)
  return privatePage(200, silencePage(context, `/s/${token}`, whatStops(context, stop), isOff ? 'off' : 'undone'))
}

/** `GET /links`: the form of someone who has lost their links. */
export const showLinks = async (visit: Visit): Promise<Response> =>
  publicPage(200, mailedPage(await contextOf(visit), false))

/** `POST /links`: emails the links of an address. The answer does not tell whether it has any. */
export const sendLinks = async (visit: Visit): Promise<Response> => {
  const { service, request } = visit
  const context = await contextOf(visit)
  const values = readForm(request.body, ['email'])
  if (!values) return invalid(visit)
  const read = parse(linksBody, { email: values['email'] ?? '' })
  if (!read.ok) {
    const faults = { email: context.texts.fields.email }
    return publicPage(400, mailedPage(context, false, { ...EMPTY, values, faults }))
  }
  await mailLinks(service, read.value.email, request)
  return publicPage(200, mailedPage(context, true))
}
