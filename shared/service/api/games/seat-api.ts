import type { SeatView } from '../../../api/answers/games/seat-shape.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import { seatBody } from '../../../api/input/shapes.ts'
import { parseBody } from '../../../api/input/parse-body.ts'
import { playerOf } from '../../../game/model/game.ts'
import type { Seat } from '../../../game/model/words.ts'
import type { Contact } from '../../ports/contacts.ts'
import { relatedGameLinks } from '../../access/related-games.ts'
import { seatEmailStatus, mailModeOf } from '../../email/consent/seat-email-status.ts'
import { DEFAULT_DIGEST_HOUR } from '../../email/mailbox/digest-schedule.ts'
import { shownInvitations } from '../../email/requests/shown-consent-email.ts'
import { shownUntil } from '../../email/requests/postponed.ts'
import type { Request, Response } from '../../runtime/http.ts'
import {
  type Authorized,
  NOT_FOUND,
  authorizeLoaded,
  isPlayerSeat,
  authorize,
  loadLink,
} from '../../access/authorize.ts'
import { changeSettings } from '../../seats/seat-settings.ts'
import { readSeatNotebook } from '../../notebook/seat-notebook.ts'
import { bearerToken } from '../../access/viewer.ts'
import { type RotationResult, rotateLink, repeatedRotation, rotationRefusal } from '../../seats/rotate-link.ts'
import { type SeatPageData, loadSeatPageData } from '../../games/seat-page-data.ts'
import type { Service } from '../../runtime/service.ts'
import { loadAnalysis } from '../../notebook/analysis.ts'
import { commandResponse } from './command-response.ts'
import { readIdempotencyKey } from '../../http/idempotency-key.ts'
import { invalidRequestResponse, jsonResponse, problemResponse } from '../../http/problem-response.ts'

type Common = Pick<SeatView, 'game' | 'name' | 'email' | 'locale' | 'timeZone'>

const commonView = ({ id, loaded, role }: Authorized, contact: Contact): Common => ({
  game: id,
  name: playerOf(loaded.game, role)?.name ?? null,
  email: contact.email ?? null,
  locale: contact.locale ?? null,
  timeZone: contact.timeZone ?? null,
})

const emailsView = (contact: Contact): Pick<SeatView, 'emails' | 'emailsAt'> => {
  const emails = seatEmailStatus(contact)
  const until = emails === 'later' ? shownUntil(contact.postponed) : undefined
  return { emails, ...(until !== undefined && { emailsAt: isoInstant(until) }) }
}

const playersView = async (authorized: Authorized<Seat>, { contact, notebook }: SeatPageData): Promise<SeatView> => {
  const { id, loaded, role: seat } = authorized
  const choices = loaded.game.choices[seat]
  const { note, conditionalMoves: planned } = await readSeatNotebook(notebook, id, loaded.game, seat)
  return {
    ...commonView(authorized, contact),
    notifications: {
      mail: mailModeOf(contact),
      digestAt: contact.digestAt ?? DEFAULT_DIGEST_HOUR,
      reminders: choices.reminders,
      quietHours: choices.quietIn !== undefined,
    },
    ...emailsView(contact),
    playForced: choices.playForced,
    muted: contact.muted ?? false,
    note,
    planned: planned ?? null,
    tried: (await loadAnalysis(notebook, id, loaded.game, seat)) ?? null,
  }
}

const arbitersView = (authorized: Authorized, contact: Contact): SeatView => ({
  ...commonView(authorized, contact),
  notifications: {
    mail: contact.silent ? 'off' : 'turns',
    reminders: [],
    quietHours: false,
    follow: contact.follow ?? 'asked',
  },
  ...emailsView(contact),
  playForced: false,
  muted: false,
  note: '',
  planned: null,
  tried: null,
})

const seatView = async (service: Service, authorized: Authorized): Promise<SeatView> => {
  const record = await loadSeatPageData(service, authorized, 'tried')
  const own = isPlayerSeat(authorized)
    ? await playersView(authorized, record)
    : arbitersView(authorized, record.contact)
  return {
    ...own,
    ...(await shownInvitations(service, authorized)),
    ...(await relatedGameLinks(service, authorized.loaded, authorized.role)).fields,
  }
}

/** Answers `GET /v1/seat`. */
export const getSeat = async (service: Service, request: Request): Promise<Response> => {
  const authorized = await authorize(service, bearerToken(request), request.receivedAt)
  return authorized
    ? jsonResponse(200, await seatView(service, authorized))
    : problemResponse(service, request, NOT_FOUND)
}

/** Answers `PATCH /v1/seat`. */
export const patchSeat = async (service: Service, request: Request): Promise<Response> => {
  const authorized = await authorize(service, bearerToken(request), request.receivedAt)
  if (!authorized) return problemResponse(service, request, NOT_FOUND)
  const read = parseBody(seatBody, request.body)
  if (!read.ok) return invalidRequestResponse(service, request, read.issues)
  const changed = await changeSettings(service, authorized, read.value, request)
  return commandResponse(service, request, { ...authorized, asks: 'tried' }, changed, async ({ loaded }) =>
    jsonResponse(200, await seatView(service, { ...authorized, loaded })),
  )
}

const linkAfter = async (service: Service, request: Request, rotated: RotationResult): Promise<Response> => {
  if (rotated.kind === 'made') return jsonResponse(200, { links: { seat: rotated.link } })
  return problemResponse(service, request, rotationRefusal(rotated))
}

/**
 * Answers `POST /v1/seat/rotate`. A repeat with the same idempotency key, by the link just replaced, gets the new link
 * again.
 */
export const rotateSeatLink = async (service: Service, request: Request): Promise<Response> => {
  const idempotency = await readIdempotencyKey(service, request)
  if (!idempotency.ok) return idempotency.response
  const { key } = idempotency
  const unverified = await loadLink(service, bearerToken(request), request.receivedAt)
  const authorized = unverified && authorizeLoaded(service, unverified)
  if (authorized) return linkAfter(service, request, await rotateLink(service, authorized, request.receivedAt, key))
  const again =
    unverified && key !== undefined && (await repeatedRotation(service, unverified, key, request.receivedAt))
  return again ? linkAfter(service, request, again) : problemResponse(service, request, NOT_FOUND)
}
