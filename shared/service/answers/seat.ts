import type { SeatView } from '../../api/answers/seat.ts'
import { parseBody, seatBody } from '../../api/shapes.ts'
import { playerOf } from '../../game/game.ts'
import type { Seat } from '../../game/words.ts'
import { linksBeside } from '../beside.ts'
import { emailsOf } from '../consent.ts'
import type { Request, Response } from '../http.ts'
import { type Held, NOT_FOUND, holding, openSeat, present } from '../opened.ts'
import { changeSeat } from '../own.ts'
import { ownPapers } from '../own-papers.ts'
import { bearer } from '../reader.ts'
import { type Rotated, rotateLink, rotatedBefore, whyNotRotated } from '../rotate.ts'
import type { Service } from '../service.ts'
import { linesOf } from '../tried.ts'
import { answered } from './ask.ts'
import { keyOf } from './idempotency.ts'
import { invalid, json, problem } from './problem.ts'

const seatView = async (service: Service, { id, loaded, role: seat }: Held<Seat>): Promise<SeatView> => {
  const player = playerOf(loaded.game, seat)
  const contact = player && (await service.contacts.load(id, player.contact))
  const choices = loaded.game.choices[seat]
  const { note, planned } = await ownPapers(service.papers, id, loaded.game, seat)
  return {
    game: id,
    name: player?.name ?? null,
    email: contact?.email ?? null,
    locale: contact?.locale ?? null,
    timeZone: contact?.timeZone ?? null,
    notifications: {
      mail: contact?.silent !== true,
      reminders: choices.reminders,
      quietHours: choices.quietIn !== undefined,
    },
    emails: emailsOf(contact ?? {}),
    playForced: choices.playForced,
    note,
    planned: planned ?? null,
    tried: (await linesOf(service.papers, id, loaded.game, seat)) ?? null,
    ...(await linksBeside(service, loaded, seat)).fields,
  }
}

/** `GET /v1/seat` */
export const showSeatOf = async (service: Service, request: Request): Promise<Response> => {
  const held = await openSeat(service, bearer(request), request.receivedAt)
  return held ? json(200, await seatView(service, held)) : problem(service, request, NOT_FOUND)
}

/** `PATCH /v1/seat` */
export const patchSeat = async (service: Service, request: Request): Promise<Response> => {
  const held = await openSeat(service, bearer(request), request.receivedAt)
  if (!held) return problem(service, request, NOT_FOUND)
  const read = parseBody(seatBody, request.body)
  if (!read.ok) return invalid(service, request, read.issues)
  const changed = await changeSeat(service, held, read.value, request)
  return answered(service, request, held, changed, async ({ loaded }) =>
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
