import { linksBody, parseBody } from '../../api/shapes.ts'
import { playOf, playerOf } from '../../game/game.ts'
import { type Duration, MINUTE, ROLES, type Role } from '../../game/words.ts'
import type { Request, Response } from '../http.ts'
import type { GameId } from '../ports.ts'
import { load } from '../record.ts'
import type { Service } from '../service.ts'
import { json, problem } from './problem.ts'

/** The links of one address are mailed this often at the most, whoever asks. */
const BETWEEN: Duration = 10 * MINUTE

const PAPER = 'links-mailed'

const isLately = async ({ papers }: Service, game: GameId, now: number): Promise<boolean> => {
  const last = Number((await papers.load(game, PAPER)) ?? 0)
  return now - last < BETWEEN
}

/** Has the links of an address mailed to it. Whether there are any is nobody's business but the address's. */
export const mailLinks = async (service: Service, email: string, now: number): Promise<void> => {
  const [entry] = await service.contacts.at(email, 1)
  const loaded = entry && (await load(service.games, entry.game))
  const role: Role | undefined = loaded && ROLES.find((each) => playerOf(loaded.game, each)?.contact === entry.id)
  if (!entry || !loaded || !role || (await isLately(service, entry.game, now))) return
  const ply = playOf(loaded.game)?.moves.length ?? 0
  await service.outbox.put([
    { kind: 'links', game: entry.game, seat: role, version: loaded.stored.version, ply, delay: 0 },
  ])
  // Noted after it: a crash in between mails them twice, and not never.
  await service.papers.save(entry.game, PAPER, String(now))
}

/** `POST /v1/links` */
export const askLinks = async (service: Service, request: Request): Promise<Response> => {
  const read = parseBody(linksBody, request.body)
  if (!read.ok) return problem(service.origin, request, { code: 'invalid-request', issues: read.issues })
  await mailLinks(service, read.value.email, request.receivedAt)
  return json(202, {})
}
