import { claimBody, linksBody, parse } from '../../api/shapes.ts'
import { isoInstant } from '../../api/iso.ts'
import { STATUS } from '../../api/status.ts'
import { LONGEST } from '../../game/bounds.ts'
import { VETO_TIME } from '../../game/decisions/links.ts'
import { playerOf } from '../../game/game.ts'
import { type Seat, otherSeat } from '../../game/words.ts'
import { type Lost, anewClosedPage, anewPage, mailedPage, silencePage } from '../../pages/doors.ts'
import { failedPage } from '../../pages/error.ts'
import { EMPTY } from '../../pages/fields.ts'
import { refusalText } from '../../texts/index.ts'
import { mailLinks } from '../answers/links.ts'
import { changeSeat } from '../answers/seat.ts'
import type { Response } from '../http.ts'
import { seatLink } from '../links.ts'
import { freshKey } from './create.ts'
import { type Desk, type Opened, contextOf, openLink, unknownLink } from './desk.ts'
import { filled, formKey, readForm } from './form.ts'
import { privatePage, publicPage, seeOther } from './reply.ts'
import { takeSeatAnew } from '../sit.ts'
import { type Purpose, readToken } from '../tokens.ts'

const ANEW: Readonly<Partial<Record<Purpose, Seat>>> = { 'creator-anew': 'creator', 'opponent-anew': 'opponent' }
const SILENCE: Readonly<Partial<Record<Purpose, Seat>>> = {
  'creator-silence': 'creator',
  'opponent-silence': 'opponent',
}

const closed = (desk: Desk, token: string): Response => {
  const purpose = readToken(token)?.purpose
  return purpose && ANEW[purpose] ? privatePage(410, anewClosedPage(contextOf(desk))) : unknownLink(desk)
}

/** The seat that a link gives anew, as its page shows it; none if it was used, withdrawn or vetoed. */
const lostOf = ({ request }: Desk, { loaded, purpose, token }: Opened): Lost | undefined => {
  const seat = ANEW[purpose]
  const { game } = loaded
  const asked = game.status === 'active' ? game.play.pending.reseat : undefined
  if (!seat || asked?.seat !== seat) return undefined
  const from = asked.at + VETO_TIME
  return {
    path: `/a/${token}`,
    name: playerOf(game, seat)?.name ?? '',
    opponent: playerOf(game, otherSeat(seat))?.name ?? '',
    from: isoInstant(from),
    ready: request.receivedAt >= from,
  }
}

/** `GET /a/{token}` */
export const showAnew = async (desk: Desk, token: string): Promise<Response> => {
  const opened = await openLink(desk, token)
  const lost = opened && lostOf(desk, opened)
  return lost ? privatePage(200, anewPage(contextOf(desk), lost, freshKey(desk))) : closed(desk, token)
}

/** `POST /a/{token}`: the seat is taken anew, once the time for a veto is over, and whoever took it is sent on to it. */
export const takeAnew = async (desk: Desk, token: string): Promise<Response> => {
  const { service, request } = desk
  const context = contextOf(desk)
  const { texts } = context
  const opened = await openLink(desk, token)
  const seat = opened && ANEW[opened.purpose]
  const lost = opened && lostOf(desk, opened)
  if (!opened || !seat || !lost) return closed(desk, token)
  const values = readForm(request.body, ['key', 'timeZone', 'name', 'email'])
  const key = formKey(values?.['key'])
  if (!values || key === undefined)
    return privatePage(400, failedPage(context, refusalText(texts, { code: 'invalid-request' })))
  const { name = '', email, timeZone } = values
  const person = parse(claimBody, {
    name,
    locale: texts.locale,
    ...(filled(email) !== undefined && { email }),
    ...(filled(timeZone) !== undefined && { timeZone }),
  })
  if (!person.ok) {
    const fault = (path: string): string => (path === 'email' ? texts.fields.email : texts.fields.name(LONGEST.name))
    const faults = Object.fromEntries(person.issues.map(({ path }) => [path, fault(path)]))
    return privatePage(400, anewPage(context, lost, key, { values, faults }))
  }
  const handled = await takeSeatAnew(service, { id: opened.id, token, person: person.value, key }, request.receivedAt)
  if (handled.kind === 'done') return seeOther(`/p/${seatLink(service, seat, opened.id, handled.loaded.game).token}`)
  const wrong = handled.kind === 'refused' ? handled.refusal : { code: 'try-again' as const }
  return privatePage(STATUS[wrong.code], failedPage(context, refusalText(texts, wrong)))
}

const silencing = async (
  desk: Desk,
  token: string,
): Promise<{ readonly opened: Opened; readonly seat: Seat } | undefined> => {
  const opened = await openLink(desk, token)
  const seat = opened && SILENCE[opened.purpose]
  return opened && seat && { opened, seat }
}

/** `GET /s/{token}`: one button, and nothing done. */
export const showSilence = async (desk: Desk, token: string): Promise<Response> => {
  const found = await silencing(desk, token)
  if (!found) return unknownLink(desk)
  const opponent = playerOf(found.opened.loaded.game, otherSeat(found.seat))?.name
  return privatePage(
    200,
    silencePage(contextOf(desk), `/s/${token}`, opponent ?? contextOf(desk).texts.seat.nobody, false),
  )
}

/** `POST /s/{token}`: no more letters. A mail program posts this by itself (RFC 8058), so nothing in the body is asked for. */
export const silence = async (desk: Desk, token: string): Promise<Response> => {
  const { service, request } = desk
  const context = contextOf(desk)
  const found = await silencing(desk, token)
  if (!found) return unknownLink(desk)
  const { id, loaded } = found.opened
  const quiet = { notifications: { mail: false } }
  return (await changeSeat(service, { id, loaded, seat: found.seat, token }, quiet, request.receivedAt))
    ? privatePage(200, silencePage(context, `/s/${token}`, '', true))
    : privatePage(503, failedPage(context, refusalText(context.texts, { code: 'try-again' })))
}

export const showLinks = (desk: Desk): Response => publicPage(200, mailedPage(contextOf(desk), false))

/** `POST /links`: the links of an address are mailed to it. The answer is the same whether there are any or not. */
export const sendLinks = async (desk: Desk): Promise<Response> => {
  const { service, request } = desk
  const context = contextOf(desk)
  const values = readForm(request.body, ['email'])
  const read = parse(linksBody, { email: values?.['email'] ?? '' })
  if (!values) return publicPage(400, failedPage(context, refusalText(context.texts, { code: 'invalid-request' })))
  if (!read.ok)
    return publicPage(
      400,
      mailedPage(context, false, { ...EMPTY, values, faults: { email: context.texts.fields.email } }),
    )
  await mailLinks(service, read.value.email, request.receivedAt)
  return publicPage(200, mailedPage(context, true))
}
