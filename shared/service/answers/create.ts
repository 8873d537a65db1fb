import { claimBody, createBody, parseBody } from '../../api/shapes.ts'
import { colourOfSeat } from '../../api/view.ts'
import type { Colour } from '../../draughts/index.ts'
import { type Game, playOf } from '../../game/game.ts'
import type { Role, Seat } from '../../game/words.ts'
import type { Request, Response } from '../http.ts'
import { type Link, invitationLink, seatLink, watchLink } from '../links.ts'
import { isLongKey } from '../ids.ts'
import type { GameId } from '../ports.ts'
import { bearer, shown } from '../reader.ts'
import type { Service } from '../service.ts'
import { agreeOn } from '../agree.ts'
import { isAnewSince, offerGame, takeSeat, takeSeatAnew } from '../sit.ts'
import { readToken } from '../tokens.ts'
import { json, problem } from './problem.ts'

type Key = { readonly ok: true; readonly key: string | undefined } | { readonly ok: false }

const keyOf = (request: Request): Key => {
  const key = request.headers['idempotency-key']
  return key === undefined || isLongKey(key) ? { ok: true, key } : { ok: false }
}

const badKey = (service: Service, request: Request): Response =>
  problem(service.origin, request, {
    code: 'invalid-request',
    issues: [{ path: 'Idempotency-Key', message: 'must be 16 to 200 visible ASCII characters' }],
  })

const seatLinkOf = (service: Service, id: GameId, game: Game, seat: Seat): Link & { readonly seat: Colour | null } => {
  return { ...seatLink(service, seat, id, game), seat: colourOfSeat(game, seat) }
}

/** `POST /v1/games` */
export const create = async (service: Service, request: Request): Promise<Response> => {
  const idempotency = keyOf(request)
  if (!idempotency.ok) return badKey(service, request)
  const read = parseBody(createBody, request.body)
  if (!read.ok) return problem(service.origin, request, { code: 'invalid-request', issues: read.issues })
  const agreed = agreeOn(read.value)
  if (!agreed.ok) return problem(service.origin, request, { code: 'invalid-request', issues: agreed.issues })
  const wanted = { body: read.value, agreed, key: idempotency.key }
  const { id, handled } = await offerGame(service, wanted, request.receivedAt)
  if (handled.kind !== 'done')
    return problem(service.origin, request, handled.kind === 'refused' ? handled.refusal : { code: 'try-again' })
  const { game } = handled.loaded
  const own = <T>(role: Role, links: T): T | undefined =>
    isAnewSince(handled.loaded, role, 'offer') ? undefined : links
  const creator = own('creator', { creator: seatLinkOf(service, id, game, 'creator') })
  const other =
    read.value.opponent && playOf(game)
      ? own('opponent', { opponent: seatLinkOf(service, id, game, 'opponent') })
      : { invitation: invitationLink(service, id, game) }
  const director = game.director && own('director', { director: seatLink(service, 'director', id, game) })
  return json(
    201,
    {
      game: shown(id, handled.loaded, 'creator'),
      links: { ...creator, ...other, ...director, watch: watchLink(service, id) },
    },
    { location: `${service.origin}/v1/games/${id}` },
  )
}

/** The seat that a claim is for: the open one, or one whose link was lost. */
const claimedSeat = (token: string): Seat => (readToken(token)?.purpose === 'creator-anew' ? 'creator' : 'opponent')

const isAnew = (token: string): boolean => readToken(token)?.purpose.endsWith('-anew') === true

/** `POST /v1/games/{id}/claim` */
export const claim = async (service: Service, request: Request, id: GameId): Promise<Response> => {
  const idempotency = keyOf(request)
  if (!idempotency.ok) return badKey(service, request)
  const read = parseBody(claimBody, request.body)
  if (!read.ok) return problem(service.origin, request, { code: 'invalid-request', issues: read.issues })
  const token = bearer(request) ?? ''
  const guest = { id, token, person: read.value, key: idempotency.key }
  const handled = await (isAnew(token) ? takeSeatAnew : takeSeat)(service, guest, request.receivedAt)
  if (handled.kind !== 'done')
    return problem(service.origin, request, handled.kind === 'refused' ? handled.refusal : { code: 'try-again' })
  const seat = claimedSeat(token)
  const isOwn = !isAnewSince(handled.loaded, seat, isAnew(token) ? 'reseat' : 'offer')
  const links = {
    ...(isOwn && { seat: seatLinkOf(service, id, handled.loaded.game, seat) }),
    watch: watchLink(service, id),
  }
  return json(201, { game: shown(id, handled.loaded, seat), links })
}
