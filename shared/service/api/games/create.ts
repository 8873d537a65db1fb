import { type CreateBody, createBody, parseBody } from '../../../api/input/shapes.ts'
import type { Scope } from '../../../api/routes/scopes.ts'
import { colourOfSeat } from '../../../api/views/game-view.ts'
import { isInvited } from '../../../game/game.ts'
import { agreeOn } from '../../creation/resolve-terms.ts'
import { type ApiKey, noteUse } from '../../credentials/api-keys.ts'
import { after } from '../../games/as-of.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Request, Response } from '../../http.ts'
import { type Link, invitationLink, seatLink, watchLink } from '../../credentials/links.ts'
import { offerGame } from '../../creation/create-game.ts'
import type { GameId } from '../../ports/ports.ts'
import { callerOf, lacking, mayAs } from '../../access/program.ts'
import { shown } from '../../access/viewer.ts'
import type { Loaded } from '../../games/game-store.ts'
import type { Service } from '../../service.ts'
import { isReplaced } from '../../seats/claim-seat.ts'
import { keyOf } from '../http/idempotency.ts'
import { invalid, json, problem } from '../http/problem.ts'

type Made = { readonly id: GameId; readonly now: Loaded; readonly first: Loaded }

const isOwn = ({ now }: Made): boolean => !isReplaced(now, 'creator', 'offer')

/** An invitation, or the link that the creator keeps until it is replaced. */
const namedLink = (service: Service, role: 'opponent' | 'director', { id, now, first }: Made): Link | undefined =>
  isInvited(first.game, role) || !isReplaced(now, role, 'offer') ? seatLink(service, role, id, first.game) : undefined

/** The creator's link while it is theirs, and invitations. Other links come with accepting. */
const linksOf = (service: Service, made: Made, { opponent: isNamed, director: isArbitrated }: CreateBody) => {
  const { id, first } = made
  const opponent = isNamed && namedLink(service, 'opponent', made)
  const director = isArbitrated && namedLink(service, 'director', made)
  const seat = isInvited(first.game, 'opponent') ? {} : { seat: colourOfSeat(first.game, 'opponent') }
  return {
    ...(isOwn(made) && {
      creator: { ...seatLink(service, 'creator', id, first.game), seat: colourOfSeat(first.game, 'creator') },
    }),
    ...(!isNamed && { invitation: invitationLink(service, id, first.game) }),
    ...(opponent && { opponent: { ...opponent, ...seat } }),
    ...(director && { director }),
    watch: watchLink(service, id),
  }
}

/** Emails are held back: a person hands on the links. */
export const HELD = { mail: 'held' } as const

/** Idempotency keys are per program. No such key has a space. */
const ownKey = (key: string | undefined, program: ApiKey | undefined): string | undefined =>
  key !== undefined && program ? `${program.id} ${key}` : key

/** Of what only programs may ask for. */
const neededBy = ({ hold, labels }: CreateBody): readonly Scope[] => [
  ...(hold === true ? (['seats:hold'] as const) : []),
  ...(labels === undefined ? [] : (['games:create'] as const)),
]

/** `POST /v1/games` */
export const create = async (service: Service, request: Request): Promise<Response> => {
  const idempotency = await keyOf(service, request)
  if (!idempotency.ok) return idempotency.response
  const called = await callerOf(service, request)
  if (!called.ok) return problem(service, request, called.wrong)
  const { program } = called
  const read = parseBody(createBody, request.body)
  if (!read.ok) return invalid(service, request, read.issues)
  const lacks = neededBy(read.value).find((scope) => !mayAs(program, scope))
  if (lacks) return problem(service, request, lacking(lacks))
  const agreed = agreeOn(read.value)
  if (!agreed.ok) return problem(service, request, { code: agreed.code, issues: agreed.issues })
  const owner = mayAs(program, 'games:create') ? { owner: program.owner } : {}
  const wanted = { body: read.value, agreed, key: ownKey(idempotency.key, program), ...owner }
  const { id, handled, held } = await offerGame(service, wanted, request)
  if (handled.kind !== 'done') return problem(service, request, refusalOf(handled))
  if (program) await noteUse(service.apiKeys, program, request.receivedAt)
  const now = handled.loaded
  const made = { id, now, first: after(now, ({ type }) => type === 'offered') }
  const links = linksOf(service, made, read.value)
  const game = shown(id, made.first, isOwn(made) ? 'creator' : 'anyone')
  return json(
    201,
    { game, links, ...(held.length > 0 && { ...HELD, held }) },
    { location: `${service.origin}/v1/games/${id}` },
  )
}
