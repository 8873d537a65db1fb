import { readForm } from '../../api/forms.ts'
import { linksBody, parse } from '../../api/shapes.ts'
import { playerOf } from '../../game/game.ts'
import { type Seat, otherSeat } from '../../game/words.ts'
import { mailedPage, silencePage } from '../../pages/doors.ts'
import { EMPTY } from '../../pages/fields.ts'
import type { Response } from '../http.ts'
import { mailLinks } from '../mail-links.ts'
import { type Opened, openLink } from '../opened.ts'
import { stopEmails } from '../own.ts'
import { stoppedBy } from '../tokens.ts'
import { privatePage, publicPage } from './reply.ts'
import { type Visit, contextOf, invalid, unknownLink } from './visit.ts'

type Stopping = { readonly opened: Opened; readonly seat: Seat }

const openStop = async ({ service }: Visit, token: string): Promise<Stopping | undefined> => {
  const opened = await openLink(service, token)
  const seat = opened && stoppedBy(opened.purpose)
  return opened && seat && { opened, seat }
}

/** `GET /s/{token}`: shows a button and changes nothing. */
export const showSilence = async (visit: Visit, token: string): Promise<Response> => {
  const found = await openStop(visit, token)
  if (!found) return unknownLink(visit)
  const context = contextOf(visit)
  const opponent = playerOf(found.opened.loaded.game, otherSeat(found.seat))?.name
  return privatePage(200, silencePage(context, `/s/${token}`, opponent ?? context.texts.seat.nobody, false))
}

/** `POST /s/{token}`: stops emails. Mail programs post this themselves (RFC 8058), so the body is ignored. */
export const silence = async (visit: Visit, token: string): Promise<Response> => {
  const found = await openStop(visit, token)
  if (!found) return unknownLink(visit)
  await stopEmails(visit.service, found.opened, found.seat)
  return privatePage(200, silencePage(contextOf(visit), `/s/${token}`, '', true))
}

/** `GET /links` */
export const showLinks = (visit: Visit): Response => publicPage(200, mailedPage(contextOf(visit), false))

/** `POST /links`: mails the links of an address to it. The answer is the same whether it has any or not. */
export const sendLinks = async (visit: Visit): Promise<Response> => {
  const { service, request } = visit
  const context = contextOf(visit)
  const values = readForm(request.body, ['email'])
  if (!values) return invalid(visit)
  const read = parse(linksBody, { email: values['email'] ?? '' })
  if (!read.ok) {
    const faults = { email: context.texts.fields.email }
    return publicPage(400, mailedPage(context, false, { ...EMPTY, values, faults }))
  }
  await mailLinks(service, read.value.email, request.receivedAt)
  return publicPage(200, mailedPage(context, true))
}
