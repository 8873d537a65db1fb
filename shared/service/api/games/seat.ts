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

const playersView = async (held: Held<Seat>, { contact, papers }: AtSeat): Promise<SeatView> => {
  const { id, loaded, role: seat } = held
  const choices = loaded.game.choices[seat]
  const { note, planned } = await ownPapers(papers, id, loaded.game, seat)
  return {
    ...commonView(held, contact),
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
    tried: (await linesOf(papers, id, loaded.game, seat)) ?? null,
  }
}

const arbitersView = (held: Held, contact: Contact): SeatView => ({
  ...commonView(held, contact),
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

const seatView = async (service: Service, held: Held): Promise<SeatView> => {
  const record = await atSeat(service, held, 'tried')
  const own = isSeats(held) ? await playersView(held, record) : arbitersView(held, record.contact)
  return {
    ...own,
    ...(await invitedMail(service, held)),
    ...(await linksBeside(service, held.loaded, held.role)).fields,
  }
}

/** `GET /v1/seat` */
export const showSeatOf = async (service: Service, request: Request): Promise<Response> => {
  const held = await openRole(service, bearer(request), request.receivedAt)
  return held ? json(200, await seatView(service, held)) : problem(service, request, NOT_FOUND)
}

/** `PATCH /v1/seat` */
export const patchSeat = async (service: Service, request: Request): Promise<Response> => {
  const held = await openRole(service, bearer(request), request.receivedAt)
  if (!held) return problem(service, request, NOT_FOUND)
  const read = parseBody(seatBody, request.body)
  if (!read.ok) return invalid(service, request, read.issues)
  const changed = await changeOwn(service, held, read.value, request)
  return answered(service, request, { ...held, asks: 'tried' }, changed, async ({ loaded }) =>
    json(200, await seatView(service, { ...held, loaded })),
  )
}

const linkAfter = async (service: Service, request: Request, rotated: Rotated): Promise<Response> => {
  if (rotated.kind === 'made') return json(200, { links: { seat: rotated.link } })
  return problem(service, request, whyNotRotated(rotated))
}

/** `POST /v1/seat/rotate`. The old link with the same key gives the new one again. */
export const rotateSeat = async (service: Service, request: Request): Promise<Response> => {
  const idempotency = await keyOf(service, request)
  if (!idempotency.ok) return idempotency.response
  const { key } = idempotency
  const presented = await present(service, bearer(request), request.receivedAt)
  const held = presented && holding(service, presented)
  if (held) return linkAfter(service, request, await rotateLink(service, held, request.receivedAt, key))
  const again = presented && key !== undefined && (await rotatedBefore(service, presented, key, request.receivedAt))
  return again ? linkAfter(service, request, again) : problem(service, request, NOT_FOUND)
}
