import { type SeatBody, parseBody, seatBody } from '../../api/shapes.ts'
import type { Command } from '../../game/commands.ts'
import type { Choices } from '../../game/events.ts'
import { type Game, playOf, playerOf } from '../../game/game.ts'
import type { Refusal } from '../../game/refusals.ts'
import type { Seat } from '../../game/words.ts'
import { linksBeside } from '../beside.ts'
import { handle } from '../handle.ts'
import type { Request, Response } from '../http.ts'
import { plannedBy } from '../plans.ts'
import type { Amends, GameId } from '../ports.ts'
import { bearer, provenPurpose, seatOf } from '../reader.ts'
import { type Loaded, load } from '../record.ts'
import { rotateLink } from '../rotate.ts'
import type { Service } from '../service.ts'
import { readToken } from '../tokens.ts'
import { json, problem } from './problem.ts'

const NOT_FOUND: Refusal = { code: 'not-found' }

/** A seat, and the token by which it is somebody's. */
export type Sitting = {
  readonly id: GameId
  readonly loaded: Loaded
  readonly seat: Seat
  readonly token: string
}

/** The seat of the asker's own token: the token names its game, so no path has to. */
const sittingOf = async (service: Service, request: Request): Promise<Sitting | undefined> => {
  const id = readToken(bearer(request) ?? '')?.game
  const loaded = id === undefined ? undefined : await load(service.games, id)
  const seat = id === undefined ? undefined : seatOf(service.seal, id, loaded, bearer(request))
  return id !== undefined && loaded && seat ? { id, loaded, seat, token: bearer(request) ?? '' } : undefined
}

const noteName = (contact: string): string => `note-${contact}`

const seatView = async (service: Service, { id, loaded, seat }: Sitting) => {
  const player = playerOf(loaded.game, seat)
  const contact = player && (await service.contacts.load(id, player.contact))
  const choices = loaded.game.choices[seat]
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
    playForced: choices.playForced,
    note: player ? ((await service.papers.load(id, noteName(player.contact))) ?? '') : '',
    planned: (await plannedBy(service.papers, id, loaded.game, seat)) ?? null,
    ...(await linksBeside(service, loaded, seat)).fields,
  }
}

/** `GET /v1/seat`: what the holder of a seat has said of himself, and what he keeps for himself. */
export const showSeatOf = async (service: Service, request: Request): Promise<Response> => {
  const sitting = await sittingOf(service, request)
  return sitting ? json(200, await seatView(service, sitting)) : problem(service.origin, request, NOT_FOUND)
}

/** What the body names of the address book's. To wish for letters is to say nothing of them. */
const amendsIn = ({ email, locale, timeZone, notifications }: SeatBody): Amends => ({
  ...(email !== undefined && { email }),
  ...(locale !== undefined && { locale }),
  ...(timeZone !== undefined && { timeZone }),
  ...(notifications?.mail !== undefined && { silent: notifications.mail ? null : true }),
})

/** `zone` is where the holder lives, so far as he has said. A zone that was chosen stays until another is named. */
const choicesAfter = (before: Choices, zone: string | undefined, body: SeatBody): Choices => {
  const { timeZone, notifications, playForced } = body
  const quiet = notifications?.quietHours ?? before.quietIn !== undefined
  return {
    reminders: notifications?.reminders ?? before.reminders,
    playForced: playForced ?? before.playForced,
    ...(quiet && { quietIn: timeZone ?? before.quietIn ?? zone ?? 'UTC' }),
  }
}

/**
 * Changes what a seat says of itself, and only that which the body names: another change at the same time holds, too.
 * The address book first: a crash in between leaves the rest to be asked again.
 */
export const changeSeat = async (
  service: Service,
  { id, loaded, seat, token }: Sitting,
  body: SeatBody,
  now: number,
): Promise<boolean> => {
  const player = playerOf(loaded.game, seat)
  const amends = amendsIn(body)
  if (player && Object.keys(amends).length > 0) await service.contacts.amend(id, player.contact, amends)
  if (player && body.note !== undefined) await service.papers.save(id, noteName(player.contact), body.note)
  const zone = player && (await service.contacts.load(id, player.contact))?.timeZone
  const ply = playOf(loaded.game)?.moves.length ?? 0
  const { name } = body
  const commands: readonly ((game: Game) => Command)[] = [
    ...(name === undefined ? [] : [(): Command => ({ type: 'rename', by: seat, ply, name })]),
    (game) => ({ type: 'choose', by: seat, ply, choices: choicesAfter(game.choices[seat], zone, body) }),
  ]
  for (const command of commands) {
    // The link may have been made anew meanwhile; then it is not his to say any more.
    const ask = (again: Loaded | undefined): Command | Refusal =>
      again && provenPurpose(service.seal, id, again, token) !== undefined ? command(again.game) : NOT_FOUND
    const handled = await handle(service, id, ask, now)
    if (handled.kind === 'crowded') return false
  }
  return true
}

/** `PATCH /v1/seat` */
export const patchSeat = async (service: Service, request: Request): Promise<Response> => {
  const sitting = await sittingOf(service, request)
  if (!sitting) return problem(service.origin, request, NOT_FOUND)
  const read = parseBody(seatBody, request.body)
  if (!read.ok) return problem(service.origin, request, { code: 'invalid-request', issues: read.issues })
  const changed = await changeSeat(service, sitting, read.value, request.receivedAt)
  return changed ? showSeatOf(service, request) : problem(service.origin, request, { code: 'try-again' })
}

/** `POST /v1/seat/rotate`: the asker's link is made anew, and the old one is dead. The arbiter's too. */
export const rotateSeat = async (service: Service, request: Request): Promise<Response> => {
  const token = bearer(request) ?? ''
  const rotated = await rotateLink(service, readToken(token)?.game ?? '', token, request.receivedAt)
  if (rotated.kind === 'made') return json(200, { links: { seat: rotated.link } })
  return problem(service.origin, request, rotated.kind === 'crowded' ? { code: 'try-again' } : NOT_FOUND)
}
