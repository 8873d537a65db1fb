import { linksBody, parseBody } from '../../api/shapes.ts'
import { playOf } from '../../game/game.ts'
import { type Duration, MINUTE } from '../../game/words.ts'
import type { Request, Response } from '../http.ts'
import { GAME_ID_LENGTH, derivedId } from '../ids.ts'
import type { GameId } from '../ports.ts'
import { type SeatAt, seatsAt } from '../seats-at.ts'
import type { Service } from '../service.ts'
import { json, problem } from './problem.ts'

/** The links of one address are mailed this often at the most, whoever asks. */
const BETWEEN: Duration = 10 * MINUTE

const PAPER = 'links-mailed'

/** Where it is noted when an address was last written to: in no game's place, lest one player's asking keep the other waiting. */
const placeOf = ({ seal }: Service, email: string): GameId =>
  derivedId(seal, `${PAPER}|${email.toLowerCase()}`, GAME_ID_LENGTH)

const isLately = async ({ papers }: Service, place: GameId, now: number): Promise<boolean> => {
  const last = Number((await papers.load(place, PAPER)) ?? 0)
  return now - last < BETWEEN
}

const firstSeatAt = async (service: Service, email: string): Promise<SeatAt | undefined> => {
  for await (const seat of seatsAt(service, email)) return seat
  return undefined
}

/** Has the links of an address mailed to it. Whether there are any is nobody's business but the address's. */
export const mailLinks = async (service: Service, email: string, now: number): Promise<void> => {
  const place = placeOf(service, email)
  const seat = (await isLately(service, place, now)) ? undefined : await firstSeatAt(service, email)
  if (!seat) return
  const { id: game, role, loaded } = seat
  const ply = playOf(loaded.game)?.moves.length ?? 0
  await service.outbox.put([{ kind: 'links', game, seat: role, version: loaded.stored.version, ply, delay: 0 }])
  // Noted after it: a crash in between mails them twice, and not never.
  await service.papers.save(place, PAPER, String(now))
}

/** `POST /v1/links` */
export const askLinks = async (service: Service, request: Request): Promise<Response> => {
  const read = parseBody(linksBody, request.body)
  if (!read.ok) return problem(service.origin, request, { code: 'invalid-request', issues: read.issues })
  await mailLinks(service, read.value.email, request.receivedAt)
  return json(202, {})
}
