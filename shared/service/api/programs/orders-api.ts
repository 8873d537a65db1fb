import type { OrderGameView, OrderView } from '../../../api/answers/programs/order-answers.ts'
import { type OrderBody, readOrder } from '../../../api/input/order-shapes.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import { ORDER_LIMITS } from '../../../game/limits/order-limits.ts'
import { type Instant, SECOND } from '../../../game/model/words.ts'
import { withHeaders } from '../../limits/rate-limit.ts'
import type { Request, Response } from '../../runtime/http.ts'
import { orderLinks } from '../../orders/order-games.ts'
import { secondLinks } from '../../orders/second-links.ts'
import { type OrderEmailStatus, orderEmailStatus } from '../../orders/order-email-status.ts'
import { planListedOrder } from '../../orders/plan-listed-order.ts'
import { planPairedOrder } from '../../orders/plan-paired-order.ts'
import type { OrderPlan, PlannedGame } from '../../orders/order-plan.ts'
import type { ApiKey } from '../../ports/api-keys.ts'
import { type BulkOrder, type GameToMake, isOrderId } from '../../ports/orders.ts'
import { type OrderRequest, placeOrder, nextOrderAllowedAt } from '../../orders/place-order.ts'
import { mayProgramCreate } from '../../credentials/creation-policy.ts'
import { authorizeProgram, missingScope, hasScope } from '../../access/authorize-program.ts'
import type { Service } from '../../runtime/service.ts'
import { EMAILS_WITHHELD } from '../games/post-game.ts'
import { readIdempotencyKey } from '../../http/idempotency-key.ts'
import { invalidRequestResponse, jsonResponse, problemResponse } from '../../http/problem-response.ts'

const addressOf = ({ origin }: Service, id: string): string => `${origin}/v1/orders/${id}`

const viewOf = (service: Service, { id, made, games, people, placed: placedAt }: BulkOrder): OrderView => ({
  id,
  asked: games.length,
  made: people ? made : games.length,
  status: people ? 'making' : 'made',
  createdAt: isoInstant(placedAt),
  keptUntil: isoInstant(placedAt + ORDER_LIMITS.retention),
  url: addressOf(service, id),
})

/**
 * Returns a game of an order as answers show it. An order of pairs names its players by their positions in the
 * request's list, from 1.
 */
const plannedView =
  ({ labels: all, isPaired }: Pick<OrderPlan, 'labels' | 'isPaired'>) =>
  ({ creator, opponent, labels }: PlannedGame): OrderGameView => ({
    ...(isPaired && opponent !== undefined && { black: creator + 1, white: opponent + 1 }),
    labels: { ...all, ...labels },
  })

const gameView = (order: BulkOrder, game: GameToMake): OrderGameView => ({
  id: game.id,
  ...plannedView(order)(game),
  ...(game.other !== undefined && { second: game.other }),
})

/**
 * Returns whether some emails of the order are withheld. Once all games are made this is unknown, as the people are
 * forgotten.
 */
const hasWithheldEmails = ({ people = [] }: BulkOrder): boolean => people.some(({ contact }) => contact.held === true)

const dryRunResponse = (plan: OrderPlan): Response =>
  jsonResponse(200, { dryRun: true, asked: plan.games.length, games: plan.games.map(plannedView(plan)) })

export const limitResponse = async (service: Service, request: Request, until: Instant): Promise<Response> =>
  withHeaders(await problemResponse(service, request, { code: 'too-many-requests' }), {
    'retry-after': String(Math.ceil((until - request.receivedAt) / SECOND)),
  })

const placeAndShow = async (service: Service, request: Request, orderRequest: OrderRequest): Promise<Response> => {
  const outcome = await placeOrder(service, orderRequest, request)
  if (outcome.kind === 'spent') return limitResponse(service, request, outcome.until)
  if (outcome.kind === 'otherwise') return problemResponse(service, request, { code: 'key-used-otherwise' })
  const { order } = outcome
  const view = {
    order: viewOf(service, order),
    games: order.games.map((game) => gameView(order, game)),
    ...(hasWithheldEmails(order) && EMAILS_WITHHELD),
  }
  return jsonResponse(202, view, { location: addressOf(service, order.id) })
}

const asksToHold = (body: OrderBody): boolean =>
  'games' in body ? body.games.some(({ hold }) => hold === true) : body.hold === true

/** Answers `POST /v1/games/bulk`. */
export const postOrder = async (service: Service, request: Request): Promise<Response> =>
  authorizeProgram(service, request, 'games:create', async (program) => {
    if (!mayProgramCreate(service.creation, program))
      return problemResponse(service, request, { code: 'creation-restricted' })
    const idempotency = await readIdempotencyKey(service, request)
    if (!idempotency.ok) return idempotency.response
    const read = readOrder(request.body)
    if (!read.ok) return invalidRequestResponse(service, request, read.issues)
    const body = read.value
    const { key } = idempotency
    if (body.dryRun !== true && key === undefined)
      return problemResponse(service, request, { code: 'idempotency-key-needed' })
    const isKnown = hasScope(program, 'seats:hold')
    if (asksToHold(body) && !isKnown) return problemResponse(service, request, missingScope('seats:hold', program))
    const planning = 'games' in body ? planListedOrder(body, isKnown) : planPairedOrder(body, isKnown)
    if (!planning.ok) return problemResponse(service, request, { code: planning.code, issues: planning.issues })
    const { plan } = planning
    const { owner } = program
    if (key !== undefined && body.dryRun !== true)
      return placeAndShow(service, request, { request: body, plan, owner, isOperatorsKey: isKnown, key })
    const until = await nextOrderAllowedAt(service, owner, request.receivedAt)
    return until === undefined ? dryRunResponse(plan) : limitResponse(service, request, until)
  })

/** Returns the games of an order, with their links once all games are made. */
const shownGames = async (service: Service, order: BulkOrder, mayHold: boolean): Promise<readonly OrderGameView[]> => {
  if (order.people) return order.games.map((game) => gameView(order, game))
  const seconds = await secondLinks(service, order, mayHold)
  return order.games.map((game) => {
    const second = game.other === undefined ? undefined : seconds.get(game.other)
    const links = orderLinks(service, order, game, mayHold)
    return { ...gameView(order, game), links, ...(second && { secondLinks: second }) }
  })
}

const NOBODY: OrderEmailStatus = { unsent: [], asking: 0 }

/** Answers a request for an order that the API key's owner has placed. */
export const withOwnOrder = (
  service: Service,
  request: Request,
  id: string,
  answer: (order: BulkOrder, program: ApiKey) => Response | Promise<Response>,
): Promise<Response> =>
  authorizeProgram(service, request, 'games:create', async (program) => {
    const found = isOrderId(id) ? await service.orders.load(id) : undefined
    if (found?.owner !== program.owner || found.placed + ORDER_LIMITS.retention <= request.receivedAt)
      return problemResponse(service, request, { code: 'not-found' }, { englishDetail: 'There is no such order.' })
    return answer(found, program)
  })

/** Answers `GET /v1/orders/{order}`. */
export const showOrder = (service: Service, request: Request, id: string): Promise<Response> =>
  withOwnOrder(service, request, id, async (found, program) => {
    const games = await shownGames(service, found, hasScope(program, 'seats:hold'))
    const { unsent, asking } = found.people ? NOBODY : await orderEmailStatus(service, found)
    const mail = { ...(unsent.length > 0 && { unsent }), ...(asking > 0 && { asking }) }
    return jsonResponse(200, { order: viewOf(service, found), games, ...mail })
  })
