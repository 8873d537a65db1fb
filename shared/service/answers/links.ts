import { linksBody, parseBody } from '../../api/shapes.ts'
import { playOf, playerOf } from '../../game/game.ts'
import { type Duration, MINUTE, ROLES, type Role } from '../../game/words.ts'
import type { Request, Response } from '../http.ts'
import type { GameId } from '../ports.ts'
import { type Loaded, load } from '../record.ts'
import type { Service } from '../service.ts'
import { json, problem } from './problem.ts'

/** The links of one address are mailed this often at the most, whoever asks. */
const BETWEEN: Duration = 10 * MINUTE

const PAPER = 'links-mailed'

const isLately = async ({ papers }: Service, game: GameId, now: number): Promise<boolean> => {
  const last = Number((await papers.load(game, PAPER)) ?? 0)
  return now - last < BETWEEN
}

type Found = { readonly game: GameId; readonly role: Role; readonly loaded: Loaded }

/** Entries looked at for one that sits somewhere: an offer that failed, or a seat given anew, leaves one that nobody names. */
const MOST = 50

/** A seat that somebody with this address holds. */
const someSeatOf = async ({ contacts, games }: Service, email: string): Promise<Found | undefined> => {
  for (const { game, id } of await contacts.at(email, MOST)) {
    const loaded = await load(games, game)
    const role = loaded && ROLES.find((each) => playerOf(loaded.game, each)?.contact === id)
    if (loaded && role) return { game, role, loaded }
  }
  return undefined
}

/** Has the links of an address mailed to it. Whether there are any is nobody's business but the address's. */
export const mailLinks = async (service: Service, email: string, now: number): Promise<void> => {
  const seat = await someSeatOf(service, email)
  if (!seat || (await isLately(service, seat.game, now))) return
  const { game, role, loaded } = seat
  const ply = playOf(loaded.game)?.moves.length ?? 0
  await service.outbox.put([{ kind: 'links', game, seat: role, version: loaded.stored.version, ply, delay: 0 }])
  // Noted after it: a crash in between mails them twice, and not never.
  await service.papers.save(game, PAPER, String(now))
}

/** `POST /v1/links` */
export const askLinks = async (service: Service, request: Request): Promise<Response> => {
  const read = parseBody(linksBody, request.body)
  if (!read.ok) return problem(service.origin, request, { code: 'invalid-request', issues: read.issues })
  await mailLinks(service, read.value.email, request.receivedAt)
  return json(202, {})
}
