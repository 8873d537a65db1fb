import { createBody, parseBody } from '../../api/shapes.ts'
import { colourOfSeat } from '../../api/view.ts'
import { playOf } from '../../game/game.ts'
import type { Role, Seat } from '../../game/words.ts'
import { agreeOn } from '../agree.ts'
import { refusalOf } from '../handle.ts'
import type { Request, Response } from '../http.ts'
import { invitationLink, seatLink, watchLink } from '../links.ts'
import { offerGame } from '../offer.ts'
import type { GameId } from '../ports.ts'
import { shown } from '../reader.ts'
import type { Loaded } from '../record.ts'
import type { Service } from '../service.ts'
import { isReplaced } from '../sit.ts'
import { keyOf } from './idempotency.ts'
import { invalid, json, problem } from './problem.ts'

/** The creator's links. A link that has been replaced since is not given out again. */
const linksOf = (service: Service, id: GameId, loaded: Loaded, isOpponentNamed: boolean) => {
  const { game } = loaded
  const own = <T>(role: Role, links: T): T | undefined => (isReplaced(loaded, role, 'offer') ? undefined : links)
  const seat = (role: Seat) => ({ ...seatLink(service, role, id, game), seat: colourOfSeat(game, role) })
  return {
    ...own('creator', { creator: seat('creator') }),
    ...(isOpponentNamed && playOf(game)
      ? own('opponent', { opponent: seat('opponent') })
      : { invitation: invitationLink(service, id, game) }),
    ...(game.director && own('director', { director: seatLink(service, 'director', id, game) })),
    watch: watchLink(service, id),
  }
}

/** Of emails that are held back: a person hands on the links. */
export const HELD = { mail: 'held' } as const

/** `POST /v1/games` */
export const create = async (service: Service, request: Request): Promise<Response> => {
  const idempotency = keyOf(service, request)
  if (!idempotency.ok) return idempotency.response
  const read = parseBody(createBody, request.body)
  if (!read.ok) return invalid(service, request, read.issues)
  const agreed = agreeOn(read.value)
  if (!agreed.ok) return problem(service, request, { code: agreed.code, issues: agreed.issues })
  const wanted = { body: read.value, agreed, key: idempotency.key }
  const { id, handled, isHeld } = await offerGame(service, wanted, request)
  if (handled.kind !== 'done') return problem(service, request, refusalOf(handled))
  const { loaded } = handled
  const links = linksOf(service, id, loaded, read.value.opponent !== undefined)
  const location = `${service.origin}/v1/games/${id}`
  return json(
    201,
    {
      game: shown(id, loaded, isReplaced(loaded, 'creator', 'offer') ? 'anyone' : 'creator'),
      links,
      ...(isHeld && HELD),
    },
    { location },
  )
}
