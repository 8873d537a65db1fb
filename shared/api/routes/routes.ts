import {
  ACTED,
  ASKED,
  CHANGED,
  DESCRIBED,
  DRAWN,
  LOGGED,
  HOOKS_SHOWN,
  HOOK_ASKED,
  HOOK_CHANGED,
  HOOK_MADE,
  HOOK_TOLD,
  MOVED,
  OFFERED,
  OPEN,
  ORDERED,
  ORDER_SHOWN,
  OWNED,
  PUSHED,
  READ,
  ROTATED,
  SEATED,
  SEEN,
  SHOWN,
  type Says,
  TOLD,
  TRIED,
  WRITTEN,
} from './documented.ts'
import { ORDER } from '../../game/order-bounds.ts'
import type { Limited } from './limited.ts'

export type { Limited } from './limited.ts'
export type Takes = 'json' | 'form'

export type Row = {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly limited?: Limited
  /** The most bytes of the body, if it may be longer than those of other routes. */
  readonly longest?: number
}

/**
 * A route of the API. If it takes a body, `BODIES` has the body's shape. `says` holds who may ask, and what it may
 * answer.
 */
type ApiRow = Row & { readonly says: Says; readonly takes?: 'json' }

/** The routes of the API, for the router, the CDK app and the API's document. */
export const API_ROUTES = [
  { name: 'create', method: 'POST', path: '/v1/games', takes: 'json', limited: 'create', says: OFFERED },
  {
    name: 'order',
    method: 'POST',
    path: '/v1/games/bulk',
    takes: 'json',
    limited: 'order',
    longest: ORDER.bytes,
    says: ORDERED,
  },
  { name: 'ownOrder', method: 'GET', path: '/v1/orders/{order}', limited: 'feed', says: ORDER_SHOWN },
  { name: 'ownGames', method: 'GET', path: '/v1/games', limited: 'feed', says: OWNED },
  { name: 'ownRecords', method: 'GET', path: '/v1/games.pdn', limited: 'feed', says: OWNED },
  {
    name: 'claim',
    method: 'POST',
    path: '/v1/games/{id}/claim',
    takes: 'json',
    limited: 'claim',
    says: SEATED,
  },
  // These stand before the route of the game itself, which would match their paths too.
  { name: 'pdn', method: 'GET', path: '/v1/games/{id}.pdn', says: WRITTEN },
  { name: 'fen', method: 'GET', path: '/v1/games/{id}.fen', says: DRAWN },
  { name: 'svg', method: 'GET', path: '/v1/games/{id}.svg', says: DRAWN },
  { name: 'png', method: 'GET', path: '/v1/games/{id}.png', says: DRAWN },
  { name: 'gif', method: 'GET', path: '/v1/games/{id}.gif', limited: 'film', says: DRAWN },
  {
    name: 'look',
    method: 'POST',
    path: '/v1/games/look',
    takes: 'json',
    limited: 'look',
    says: OPEN,
  },
  { name: 'game', method: 'GET', path: '/v1/games/{id}', says: READ },
  { name: 'version', method: 'GET', path: '/v1/games/{id}/version', says: TOLD },
  { name: 'events', method: 'GET', path: '/v1/games/{id}/events', says: LOGGED },
  { name: 'legalMoves', method: 'GET', path: '/v1/games/{id}/legal-moves', says: TOLD },
  { name: 'move', method: 'POST', path: '/v1/games/{id}/moves', takes: 'json', says: MOVED },
  { name: 'act', method: 'POST', path: '/v1/games/{id}/actions', takes: 'json', says: ACTED },
  { name: 'seat', method: 'GET', path: '/v1/seat', says: SHOWN },
  { name: 'changeSeat', method: 'PATCH', path: '/v1/seat', takes: 'json', says: CHANGED },
  { name: 'rotate', method: 'POST', path: '/v1/seat/rotate', limited: 'rotate', says: ROTATED },
  { name: 'seen', method: 'POST', path: '/v1/seat/seen', takes: 'json', limited: 'seen', says: SEEN },
  { name: 'push', method: 'GET', path: '/v1/seat/push', says: SHOWN },
  { name: 'setPush', method: 'PUT', path: '/v1/seat/push', takes: 'json', limited: 'device', says: PUSHED },
  { name: 'stopPush', method: 'DELETE', path: '/v1/seat/push', limited: 'device', says: PUSHED },
  { name: 'links', method: 'POST', path: '/v1/links', takes: 'json', limited: 'links', says: ASKED },
  { name: 'ruleSets', method: 'GET', path: '/v1/rules', says: OPEN },
  {
    name: 'rulesMove',
    method: 'POST',
    path: '/v1/rules/{rules}/moves',
    takes: 'json',
    limited: 'rules',
    says: TRIED,
  },
  {
    name: 'addHook',
    method: 'POST',
    path: '/v1/webhooks',
    takes: 'json',
    limited: 'hook',
    says: HOOK_MADE,
  },
  { name: 'hooks', method: 'GET', path: '/v1/webhooks', says: HOOKS_SHOWN },
  {
    name: 'changeHook',
    method: 'PATCH',
    path: '/v1/webhooks/{hook}',
    takes: 'json',
    limited: 'hook',
    says: HOOK_CHANGED,
  },
  { name: 'testHook', method: 'POST', path: '/v1/webhooks/{hook}/test', limited: 'hook', says: HOOK_ASKED },
  { name: 'deliveries', method: 'GET', path: '/v1/webhooks/{hook}/deliveries', limited: 'feed', says: HOOK_TOLD },
  {
    name: 'replayHook',
    method: 'POST',
    path: '/v1/webhooks/{hook}/replay',
    takes: 'json',
    limited: 'hook',
    says: HOOK_ASKED,
  },
  { name: 'removeHook', method: 'DELETE', path: '/v1/webhooks/{hook}', limited: 'hook', says: HOOK_CHANGED },
  { name: 'index', method: 'GET', path: '/v1', says: OPEN },
  { name: 'document', method: 'GET', path: '/v1/openapi.json', limited: 'document', says: DESCRIBED },
  { name: 'health', method: 'GET', path: '/v1/health', says: OPEN },
] as const satisfies readonly ApiRow[]

/** The routes of the pages. */
export const PAGE_ROUTES = [
  { name: 'newGame', method: 'GET', path: '/' },
  { name: 'create', method: 'POST', path: '/', takes: 'form', limited: 'create' },
  { name: 'invitation', method: 'GET', path: '/i/{token}' },
  { name: 'claim', method: 'POST', path: '/i/{token}', takes: 'form', limited: 'claim' },
  { name: 'decline', method: 'POST', path: '/i/{token}/decline', takes: 'form', limited: 'claim' },
  { name: 'seat', method: 'GET', path: '/p/{token}' },
  { name: 'move', method: 'POST', path: '/p/{token}/move', takes: 'form' },
  { name: 'act', method: 'POST', path: '/p/{token}/act', takes: 'form' },
  { name: 'own', method: 'POST', path: '/p/{token}/own', takes: 'form' },
  { name: 'try', method: 'GET', path: '/p/{token}/try' },
  { name: 'tried', method: 'POST', path: '/p/{token}/try', takes: 'form' },
  { name: 'rotate', method: 'POST', path: '/p/{token}/rotate', takes: 'form', limited: 'rotate' },
  { name: 'keep', method: 'GET', path: '/p/{token}/keep' },
  { name: 'mailLink', method: 'POST', path: '/p/{token}/keep', takes: 'form' },
  { name: 'wantEmails', method: 'POST', path: '/p/{token}/emails', takes: 'form' },
  { name: 'settings', method: 'GET', path: '/p/{token}/settings' },
  { name: 'saveSettings', method: 'POST', path: '/p/{token}/settings', takes: 'form' },
  { name: 'deadline', method: 'GET', path: '/p/{token}/deadline.ics' },
  { name: 'calendar', method: 'GET', path: '/c/{token}' },
  { name: 'lostSeat', method: 'GET', path: '/a/{token}' },
  { name: 'takeLostSeat', method: 'POST', path: '/a/{token}', takes: 'form', limited: 'claim' },
  { name: 'silence', method: 'GET', path: '/s/{token}' },
  // Email programs send a POST request to these two addresses (one-click unsubscribe, RFC 8058).
  { name: 'silenced', method: 'POST', path: '/s/{token}' },
  { name: 'undo', method: 'GET', path: '/u/{token}' },
  { name: 'undone', method: 'POST', path: '/u/{token}', takes: 'form', limited: 'rotate' },
  { name: 'mailbox', method: 'GET', path: '/n/{token}' },
  { name: 'changeMailbox', method: 'POST', path: '/n/{token}' },
  { name: 'keys', method: 'GET', path: '/n/{token}/keys' },
  { name: 'makeKey', method: 'POST', path: '/n/{token}/keys', takes: 'form', limited: 'keys' },
  { name: 'revokeKey', method: 'POST', path: '/n/{token}/keys/revoke', takes: 'form', limited: 'keys' },
  { name: 'myGames', method: 'GET', path: '/games' },
  { name: 'links', method: 'GET', path: '/links' },
  { name: 'sendLinks', method: 'POST', path: '/links', takes: 'form', limited: 'links' },
  { name: 'chooseLanguage', method: 'POST', path: '/language', takes: 'form' },
  // It stands before the route of the page itself, which would match its path too.
  { name: 'feed', method: 'GET', path: '/g/{id}.atom' },
  { name: 'watch', method: 'GET', path: '/g/{id}' },
  { name: 'watchTry', method: 'GET', path: '/g/{id}/try' },
  { name: 'sheet', method: 'GET', path: '/g/{id}/sheet' },
  { name: 'apiGuide', method: 'GET', path: '/api', limited: 'document' },
  { name: 'asset', method: 'GET', path: '/assets/{name}' },
] as const

export type ApiRoute = (typeof API_ROUTES)[number]['name']
export type PageRoute = (typeof PAGE_ROUTES)[number]['name']
/** The routes of the API that take a body. */
export type Taking = Extract<(typeof API_ROUTES)[number], { readonly takes: 'json' }>['name']
