import type { SeatView } from '../../../api/answers/games/seat-shape.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import { parseBody, seatBody } from '../../../api/input/shapes.ts'
import { playerOf } from '../../../game/game.ts'
import type { Seat } from '../../../game/words.ts'
import type { Contact } from '../../ports/contact.ts'
import { linksBeside } from '../../access/related-games.ts'
import { emailsOf, mailModeOf } from '../../email/consent/consent.ts'
import { USUAL_HOUR } from '../../email/sending/digest-schedule.ts'
import { invitedMail } from '../../email/consent/named-mail.ts'
import { toldUntil } from '../../email/consent/postponed.ts'
import type { Request, Response } from '../../http.ts'
import { type Held, NOT_FOUND, holding, isSeats, openRole, present } from '../../access/authorize.ts'
import { changeOwn } from '../../seats/seat-settings.ts'
import { ownPapers } from '../../notebook/own-notebook.ts'
import { bearer } from '../../access/viewer.ts'
import { type Rotated, rotateLink, rotatedBefore, whyNotRotated } from '../../seats/rotate.ts'
import { type AtSeat, atSeat } from '../../notebook/seat-record.ts'
import type { Service } from '../../service.ts'
import { linesOf } from '../../notebook/analysis.ts'
import { answered } from '../http/command-response.ts'
import { keyOf } from '../http/idempotency.ts'
import { invalid, json, problem } from '../http/problem.ts'

type Common = Pick<SeatView, 'game' | 'name' | 'email' | 'locale' | 'timeZone'>

const commonView = ({ id, loaded, role }: Held, contact: Contact): Common => ({
  game: id,
  name: playerOf(loaded.game, role)?.name ?? null,
  email: contact.email ?? null,
  locale: contact.locale ?? null,
  timeZone: contact.timeZone ?? null,
})

const emailsView = (contact: Contact): Pick<SeatView, 'emails' | 'emailsAt'> => {
  const emails = emailsOf(contact)
  const until = emails === 'later' ? toldUntil(contact.postponed) : undefined
  return { emails, ...(until !== undefined && { emailsAt: isoInstant(until) }) }
}

const playersView = async (authorized: Held<Seat>, { contact, notebook }: AtSeat): Promise<SeatView> => {
  const { id, loaded, role: seat } = authorized
  const choices = loaded.game.choices[seat]
  const { note, planned } = await ownPapers(notebook, id, loaded.game, seat)
  return {
    ...commonView(authorized, contact),
    notifications: {
      mail: mailModeOf(contact),
      digestAt: contact.digestAt ?? USUAL_HOUR,
      reminders: choices.reminders,
      quietHours: choices.quietIn !== undefined,
    },
    ...emailsView(contact),
    playForced: choices.playForced,
    note,
    planned: planned ?? null,
    tried: (await linesOf(notebook, id, loaded.game, seat)) ?? null,
  }
}

const arbitersView = (authorized: Held, contact: Contact): SeatView => ({
  ...commonView(authorized, contact),
  notifications: {
    mail: contact.silent ? 'off' : 'turns',
    reminders: [],
    quietHours: false,
    follow: contact.follow ?? 'asked',
  },
  ...emailsView(contact),
  playForced: false,
  note: '',
  planned: null,
  tried: null,
})

const seatView = async (service: Service, authorized: Held): Promise<SeatView> => {
  const record = await atSeat(service, authorized, 'tried')
  const own = isSeats(authorized) ? await playersView(authorized, record) : arbitersView(authorized, record.contact)
  return {
    ...own,
    ...(await invitedMail(service, authorized)),
    ...(await linksBeside(service, authorized.loaded, authorized.role)).fields,
  }
}

/** `GET /v1/seat` */
export const showSeatOf = async (service: Service, request: Request): Promise<Response> => {
  const authorized = await openRole(service, bearer(request), request.receivedAt)
  return authorized ? json(200, await seatView(service, authorized)) : problem(service, request, NOT_FOUND)
}

/** `PATCH /v1/seat` */
export const patchSeat = async (service: Service, request: Request): Promise<Response> => {
  const authorized = await openRole(service, bearer(request), request.receivedAt)
  if (!authorized) return problem(service, request, NOT_FOUND)
  const read = parseBody(seatBody, request.body)
  if (!read.ok) return invalid(service, request, read.issues)
  const changed = await changeOwn(service, authorized, read.value, request)
  return answered(service, request, { ...authorized, asks: 'tried' }, changed, async ({ loaded }) =>
    json(200, await seatView(service, { ...authorized, loaded })),
  )
}

const linkAfter = async (service: Service, request: Request, rotated: Rotated): Promise<Response> => {
  if (rotated.kind === 'made') return json(200, { links: { seat: rotated.link } })
  return problem(service, request, whyNotRotated(rotated))
}

/**
 * `POST /v1/seat/rotate`. A repeat with the same idempotency key, by the link just replaced, gets the new link again.
 */
export const rotateSeat = async (service: Service, request: Request): Promise<Response> => {
  const idempotency = await keyOf(service, request)
  if (!idempotency.ok) return idempotency.response
  const { key } = idempotency
  const unverified = await present(service, bearer(request), request.receivedAt)
  const authorized = unverified && holding(service, unverified)
  if (authorized) return linkAfter(service, request, await rotateLink(service, authorized, request.receivedAt, key))
  const again = unverified && key !== undefined && (await rotatedBefore(service, unverified, key, request.receivedAt))
  return again ? linkAfter(service, request, again) : problem(service, request, NOT_FOUND)
}
