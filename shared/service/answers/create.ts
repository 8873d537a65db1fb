import { createBody, parseBody } from '../../api/shapes.ts'
import { colourOfSeat } from '../../api/view.ts'
import { agreeOn } from '../agree.ts'
import { after } from '../earlier.ts'
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

/** The creator's link, if it is `own` still, and invitations. The links of the others are theirs: they come with accepting. */
const linksOf = (service: Service, id: GameId, { game }: Loaded, own: boolean) => {
  return {
    ...(own && { creator: { ...seatLink(service, 'creator', id, game), seat: colourOfSeat(game, 'creator') } }),
    [game.invited ? 'opponent' : 'invitation']: invitationLink(service, id, game),
    ...(game.director && { director: invitationLink(service, id, game, 'director') }),
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
  const own = !isReplaced(handled.loaded, 'creator', 'offer')
  const made = after(handled.loaded, ({ type }) => type === 'offered')
  const location = `${service.origin}/v1/games/${id}`
  const links = linksOf(service, id, made, own)
  const game = shown(id, made, own ? 'creator' : 'anyone')
  return json(201, { game, links, ...(isHeld && HELD) }, { location })
}
