import {
  ACT_ANSWERS,
  EMAIL_LINKS_ANSWERS,
  CHANGE_SEAT_ANSWERS,
  DOCUMENT_ANSWERS,
  PICTURE_ANSWERS,
  READ_EVENTS_ANSWERS,
  READ_WEBHOOKS_ANSWERS,
  QUEUE_DELIVERY_ANSWERS,
  CHANGE_WEBHOOK_ANSWERS,
  ADD_WEBHOOK_ANSWERS,
  READ_DELIVERIES_ANSWERS,
  MOVE_ANSWERS,
  CREATE_ANSWERS,
  PUBLIC_ANSWERS,
  ORDER_ANSWERS,
  READ_ORDER_ANSWERS,
  REMIND_ANSWERS,
  OWN_GAMES_ANSWERS,
  SET_PUSH_ANSWERS,
  READ_GAME_ANSWERS,
  ROTATE_ANSWERS,
  CLAIM_ANSWERS,
  SEEN_ANSWERS,
  READ_SEAT_ANSWERS,
  type PromisedAnswers,
  PUBLIC_GAME_ANSWERS,
  RULES_MOVE_ANSWERS,
  PDN_ANSWERS,
} from './promised-answers.ts'
import { TOURNAMENT_ROUTES } from './tournament-routes.ts'
import { ORDER_LIMITS } from '../../game/limits/order-limits.ts'
import type { RateLimitName } from './rate-limit-name.ts'

export type { RateLimitName } from './rate-limit-name.ts'
export type BodyFormat = 'json' | 'form'

export type Route = {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly limited?: RateLimitName
  /** The most bytes of the body, if it may be longer than those of other routes. */
  readonly longest?: number
}

/**
 * A route of the API. If it takes a body, `BODIES` has the body's shape. `says` holds who may call the route, and what
 * it may answer.
 */
type ApiRow = Route & { readonly says: PromisedAnswers; readonly takes?: 'json' }

/** The routes of the API, for the router, the CDK app and the API's document. */
export const API_ROUTES = [
  { name: 'create', method: 'POST', path: '/v1/games', takes: 'json', limited: 'create', says: CREATE_ANSWERS },
  {
    name: 'order',
    method: 'POST',
    path: '/v1/games/bulk',
    takes: 'json',
    limited: 'order',
    longest: ORDER_LIMITS.bytes,
    says: ORDER_ANSWERS,
  },
  { name: 'ownOrder', method: 'GET', path: '/v1/orders/{order}', limited: 'feed', says: READ_ORDER_ANSWERS },
  {
    name: 'orderPlayers',
    method: 'GET',
    path: '/v1/orders/{order}/players',
    limited: 'feed',
    says: READ_ORDER_ANSWERS,
  },
  { name: 'remindOrder', method: 'POST', path: '/v1/orders/{order}/remind', limited: 'order', says: REMIND_ANSWERS },
  { name: 'ownGames', method: 'GET', path: '/v1/games', limited: 'feed', says: OWN_GAMES_ANSWERS },
  { name: 'ownRecords', method: 'GET', path: '/v1/games.pdn', limited: 'feed', says: OWN_GAMES_ANSWERS },
  {
    name: 'claim',
    method: 'POST',
    path: '/v1/games/{id}/claim',
    takes: 'json',
    limited: 'claim',
    says: CLAIM_ANSWERS,
  },
  // These stand before the route of the game itself, which would match their paths too.
  { name: 'pdn', method: 'GET', path: '/v1/games/{id}.pdn', says: PDN_ANSWERS },
  { name: 'fen', method: 'GET', path: '/v1/games/{id}.fen', says: PICTURE_ANSWERS },
  { name: 'svg', method: 'GET', path: '/v1/games/{id}.svg', says: PICTURE_ANSWERS },
  { name: 'png', method: 'GET', path: '/v1/games/{id}.png', says: PICTURE_ANSWERS },
  { name: 'gif', method: 'GET', path: '/v1/games/{id}.gif', limited: 'film', says: PICTURE_ANSWERS },
  {
    name: 'look',
    method: 'POST',
    path: '/v1/games/look',
    takes: 'json',
    limited: 'look',
    says: PUBLIC_ANSWERS,
  },
  {
    name: 'away',
    method: 'POST',
    path: '/v1/games/away',
    takes: 'json',
    limited: 'look',
    says: PUBLIC_ANSWERS,
  },
  { name: 'game', method: 'GET', path: '/v1/games/{id}', says: READ_GAME_ANSWERS },
  { name: 'version', method: 'GET', path: '/v1/games/{id}/version', says: PUBLIC_GAME_ANSWERS },
  { name: 'events', method: 'GET', path: '/v1/games/{id}/events', says: READ_EVENTS_ANSWERS },
  { name: 'evidence', method: 'GET', path: '/v1/games/{id}/evidence', limited: 'feed', says: READ_GAME_ANSWERS },
  { name: 'legalMoves', method: 'GET', path: '/v1/games/{id}/legal-moves', says: PUBLIC_GAME_ANSWERS },
  { name: 'move', method: 'POST', path: '/v1/games/{id}/moves', takes: 'json', says: MOVE_ANSWERS },
  { name: 'act', method: 'POST', path: '/v1/games/{id}/actions', takes: 'json', says: ACT_ANSWERS },
  { name: 'seat', method: 'GET', path: '/v1/seat', says: READ_SEAT_ANSWERS },
  { name: 'changeSeat', method: 'PATCH', path: '/v1/seat', takes: 'json', says: CHANGE_SEAT_ANSWERS },
  { name: 'rotate', method: 'POST', path: '/v1/seat/rotate', limited: 'rotate', says: ROTATE_ANSWERS },
  { name: 'seen', method: 'POST', path: '/v1/seat/seen', takes: 'json', limited: 'seen', says: SEEN_ANSWERS },
  { name: 'push', method: 'GET', path: '/v1/seat/push', says: READ_SEAT_ANSWERS },
  { name: 'setPush', method: 'PUT', path: '/v1/seat/push', takes: 'json', limited: 'device', says: SET_PUSH_ANSWERS },
  { name: 'stopPush', method: 'DELETE', path: '/v1/seat/push', limited: 'device', says: SET_PUSH_ANSWERS },
  { name: 'links', method: 'POST', path: '/v1/links', takes: 'json', limited: 'links', says: EMAIL_LINKS_ANSWERS },
  { name: 'tables', method: 'GET', path: '/v1/tables', says: PUBLIC_ANSWERS },
  { name: 'table', method: 'GET', path: '/v1/tables/{table}', says: PUBLIC_GAME_ANSWERS },
  { name: 'ruleSets', method: 'GET', path: '/v1/rules', says: PUBLIC_ANSWERS },
  {
    name: 'rulesMove',
    method: 'POST',
    path: '/v1/rules/{rules}/moves',
    takes: 'json',
    limited: 'rules',
    says: RULES_MOVE_ANSWERS,
  },
  {
    name: 'addHook',
    method: 'POST',
    path: '/v1/webhooks',
    takes: 'json',
    limited: 'hook',
    says: ADD_WEBHOOK_ANSWERS,
  },
  { name: 'hooks', method: 'GET', path: '/v1/webhooks', says: READ_WEBHOOKS_ANSWERS },
  {
    name: 'changeHook',
    method: 'PATCH',
    path: '/v1/webhooks/{hook}',
    takes: 'json',
    limited: 'hook',
    says: CHANGE_WEBHOOK_ANSWERS,
  },
  { name: 'testHook', method: 'POST', path: '/v1/webhooks/{hook}/test', limited: 'hook', says: QUEUE_DELIVERY_ANSWERS },
  {
    name: 'deliveries',
    method: 'GET',
    path: '/v1/webhooks/{hook}/deliveries',
    limited: 'feed',
    says: READ_DELIVERIES_ANSWERS,
  },
  {
    name: 'replayHook',
    method: 'POST',
    path: '/v1/webhooks/{hook}/replay',
    takes: 'json',
    limited: 'hook',
    says: QUEUE_DELIVERY_ANSWERS,
  },
  { name: 'removeHook', method: 'DELETE', path: '/v1/webhooks/{hook}', limited: 'hook', says: CHANGE_WEBHOOK_ANSWERS },
  ...TOURNAMENT_ROUTES,
  { name: 'index', method: 'GET', path: '/v1', says: PUBLIC_ANSWERS },
  { name: 'document', method: 'GET', path: '/v1/openapi.json', limited: 'document', says: DOCUMENT_ANSWERS },
  { name: 'health', method: 'GET', path: '/v1/health', says: PUBLIC_ANSWERS },
] as const satisfies readonly ApiRow[]

export type ApiRoute = (typeof API_ROUTES)[number]['name']

/** The routes of the API that take a body. */
export type RouteWithBody = Extract<(typeof API_ROUTES)[number], { readonly takes: 'json' }>['name']
