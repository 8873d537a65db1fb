import { linksBody, parseBody } from '../../api/shapes.ts'
import { playOf } from '../../game/game.ts'
import { type Duration, MINUTE } from '../../game/words.ts'
import type { Letter, Sitting } from '../../mail/letters.ts'
import type { Request, Response } from '../http.ts'
import { askerOf } from '../ids.ts'
import type { GameId } from '../ports.ts'
import { type SeatAt, seatsAt } from '../seats-at.ts'
import type { Service } from '../service.ts'
import { json, problem } from './problem.ts'

/** The links of one address are mailed this often at the most, whoever asks. */
const BETWEEN: Duration = 10 * MINUTE

const PAPER = 'links-mailed'

/** Seats by which the letter can find its address: by any that still has it. */
const MOST_SEATS = 10

const isLately = async ({ papers }: Service, place: GameId, now: number): Promise<boolean> => {
  const last = Number((await papers.load(place, PAPER)) ?? 0)
  return now - last < BETWEEN
}

const someSeatsAt = async (service: Service, email: string): Promise<readonly SeatAt[]> => {
  const seats: SeatAt[] = []
  for await (const seat of seatsAt(service, email)) if (seats.push(seat) === MOST_SEATS) break
  return seats
}

const letterTo = (asker: string, { id: game, role: seat, loaded }: SeatAt, also: readonly Sitting[]): Letter => ({
  kind: 'links',
  asker,
  also,
  game,
  seat,
  version: loaded.stored.version,
  ply: playOf(loaded.game)?.moves.length ?? 0,
  delay: 0,
})

/** Has the links of an address mailed to it. Whether there are any is nobody's business but the address's. */
export const mailLinks = async (service: Service, email: string, now: number): Promise<void> => {
  // Where it is noted is no game's place, lest one player's asking keep the other waiting.
  const asker = askerOf(service.seal, email)
  const [first, ...more] = (await isLately(service, asker, now)) ? [] : await someSeatsAt(service, email)
  if (!first) return
  const also = more.map(({ id: game, role: seat }) => ({ game, seat }))
  await service.outbox.put([letterTo(asker, first, also)])
  // Noted after it: a crash in between mails them twice, and not never.
  await service.papers.save(asker, PAPER, String(now))
}

/** `POST /v1/links` */
export const askLinks = async (service: Service, request: Request): Promise<Response> => {
  const read = parseBody(linksBody, request.body)
  if (!read.ok) return problem(service.origin, request, { code: 'invalid-request', issues: read.issues })
  await mailLinks(service, read.value.email, request.receivedAt)
  return json(202, {})
}
