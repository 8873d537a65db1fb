import { type CreateBody, createBody } from '../../../api/input/shapes.ts'
import { parseBody } from '../../../api/input/parse-body.ts'
import type { Scope } from '../../../api/routes/scopes.ts'
import { colourOfSeat } from '../../../api/views/game-view.ts'
import { isInvited } from '../../../game/model/game.ts'
import { resolveTerms } from '../../creation/resolve-terms.ts'
import type { ApiKey } from '../../ports/api-keys.ts'
import { noteKeyUse } from '../../credentials/verify-api-key.ts'
import { asOfEvent } from '../../games/as-of.ts'
import { refusalOf } from '../../games/handle.ts'
import type { Request, Response } from '../../runtime/http.ts'
import { type Link, invitationLink, seatLink, publicGameLink } from '../../credentials/links.ts'
import { type NewGameRequest, createGame } from '../../creation/create-game.ts'
import type { GameId } from '../../ports/games.ts'
import { missingScope, hasScope } from '../../access/authorize-program.ts'
import { gameViewFor } from '../../access/viewer.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import type { Service } from '../../runtime/service.ts'
import { isLinkReplaced } from '../../seats/claim-seat.ts'
import { readIdempotencyKey } from '../../http/idempotency-key.ts'
import { identifyCreator } from '../../creation/identify-creator.ts'
import { invalidRequestResponse, jsonResponse, problemResponse } from '../../http/problem-response.ts'

/** `first`: the game as it was when it was created, which an idempotent repeat shows again. */
type Created = { readonly id: GameId; readonly now: LoadedGame; readonly first: LoadedGame }

const isCreatorsLinkValid = ({ now }: Created): boolean => !isLinkReplaced(now, 'creator', 'offer')

/**
 * Returns the link of a named opponent or arbiter: an invitation. With `hold` it is the link of their seat; then it is
 * undefined once that link has been replaced.
 */
const namedLink = (service: Service, role: 'opponent' | 'arbiter', { id, now, first }: Created): Link | undefined =>
  isInvited(first.game, role) || !isLinkReplaced(now, role, 'offer')
    ? seatLink(service, role, id, first.game)
    : undefined

/**
 * Returns the links that the answer shows: the creator's until it is replaced, those for the opponent and the arbiter
 * (`namedLink`), and the public link. Whoever accepts an invitation gets a link of their own.
 */
const linksOf = (service: Service, created: Created, { opponent: isNamed, arbiter: isArbitrated }: CreateBody) => {
  const { id, first } = created
  const opponent = isNamed && namedLink(service, 'opponent', created)
  const arbiter = isArbitrated && namedLink(service, 'arbiter', created)
  const seat = isInvited(first.game, 'opponent') ? {} : { seat: colourOfSeat(first.game, 'opponent') }
  return {
    ...(isCreatorsLinkValid(created) && {
      creator: { ...seatLink(service, 'creator', id, first.game), seat: colourOfSeat(first.game, 'creator') },
    }),
    ...(!isNamed && { invitation: invitationLink(service, id, first.game) }),
    ...(opponent && { opponent: { ...opponent, ...seat } }),
    ...(arbiter && { arbiter }),
    watch: publicGameLink(service, id),
  }
}

/** Tells the caller that emails are withheld, so that a person has to pass on the links. */
export const EMAILS_WITHHELD = { mail: 'held' } as const

/** Each program has idempotency keys of its own. No idempotency key contains a space, so the prefix is unambiguous. */
const keyOfProgram = (key: string | undefined, program: ApiKey | undefined): string | undefined =>
  key !== undefined && program ? `${program.id} ${key}` : key

/** Returns the scopes that the API key needs: only programs may hold seats, or give labels. */
const scopesNeeded = ({ hold, labels }: CreateBody): readonly Scope[] => [
  ...(hold === true ? (['seats:hold'] as const) : []),
  ...(labels === undefined ? [] : (['games:create'] as const)),
]

/** Answers `POST /v1/games`. */
export const postGame = async (service: Service, request: Request): Promise<Response> => {
  const idempotency = await readIdempotencyKey(service, request)
  if (!idempotency.ok) return idempotency.response
  const creator = await identifyCreator(service, request)
  if (!creator.ok) return problemResponse(service, request, creator.wrong)
  const { program } = creator
  const read = parseBody(createBody, request.body)
  if (!read.ok) return invalidRequestResponse(service, request, read.issues)
  const lackedScope = scopesNeeded(read.value).find((scope) => !hasScope(program, scope))
  if (lackedScope) return problemResponse(service, request, missingScope(lackedScope, program))
  const agreed = resolveTerms(read.value)
  if (!agreed.ok) return problemResponse(service, request, { code: agreed.code, issues: agreed.issues })
  const owner: Pick<NewGameRequest, 'owner'> = hasScope(program, 'games:create') ? { owner: program.owner } : {}
  const { word: _checked, ...body } = read.value
  const newGame = { body, agreed, key: keyOfProgram(idempotency.key, program), ...owner }
  const { id, handled, withheld } = await createGame(creator.service, newGame, request)
  if (handled.kind !== 'done') return problemResponse(service, request, refusalOf(handled))
  if (program) await noteKeyUse(service.apiKeys, program, request.receivedAt)
  const now = handled.loaded
  const created = { id, now, first: asOfEvent(now, ({ type }) => type === 'offered') }
  const links = linksOf(service, created, read.value)
  const game = gameViewFor(id, created.first, isCreatorsLinkValid(created) ? 'creator' : 'anyone')
  return jsonResponse(
    201,
    {
      game,
      links,
      ...(withheld.length > 0 && { ...EMAILS_WITHHELD, held: withheld }),
      ...(program && owner.owner === undefined && { owned: false }),
    },
    { location: `${service.origin}/v1/games/${id}` },
  )
}
