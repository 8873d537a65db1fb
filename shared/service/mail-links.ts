import { playOf } from '../game/game.ts'
import { type Duration, MINUTE } from '../game/words.ts'
import type { Letter, Sitting } from '../mail/letters.ts'
import { askerOf, requestId } from './ids.ts'
import type { GameId } from './ports.ts'
import { type SeatAt, seatsAt } from './seats-at.ts'
import type { Service } from './service.ts'

/** Between two emails of links to one address, for all askers together. */
const BETWEEN: Duration = 10 * MINUTE

const PAPER = 'links-mailed'

/** Seats named in the letter; it finds its address at any that still has it. */
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

const letterTo = (
  asker: string,
  { id: game, role: seat, loaded }: SeatAt,
  also: readonly Sitting[],
  request: string,
): Letter => ({
  kind: 'links',
  request,
  asker,
  also,
  game,
  seat,
  version: loaded.stored.version,
  ply: playOf(loaded.game)?.moves.length ?? 0,
  delay: 0,
})

/** The asker's answer is the same with or without games. */
export const mailLinks = async (service: Service, email: string, now: number): Promise<void> => {
  // Throttled per address, not per game, so players do not block each other.
  const asker = askerOf(service.seal, email)
  const [first, ...more] = (await isLately(service, asker, now)) ? [] : await someSeatsAt(service, email)
  if (!first) return
  const also = more.map(({ id: game, role: seat }) => ({ game, seat }))
  await service.outbox.put([letterTo(asker, first, also, requestId(service.chance))])
  // Saved last: after a crash in between they are mailed twice rather than never.
  await service.papers.save(asker, PAPER, String(now))
}
