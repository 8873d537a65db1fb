import type { RefusalCode, RequestFault } from '../../game/model/refusals.ts'

/** The HTTP status of each code of a refusal. */
export const HTTP_STATUS: { readonly [C in RefusalCode | RequestFault]: number } = {
  'invalid-request': 400,
  'idempotency-key-needed': 400,
  'key-needed': 401,
  'link-needed': 401,
  'unknown-key': 401,
  'scope-missing': 403,
  'creation-restricted': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'stale-ply': 409,
  'not-your-turn': 409,
  'not-begun': 409,
  'game-over': 409,
  'too-late': 409,
  'too-late-to-abort': 409,
  'not-yours-to-do': 403,
  'nothing-asked': 409,
  'asked-already': 409,
  'draw-offered-lately': 409,
  'not-in-this-game': 409,
  'nothing-to-take-back': 409,
  'no-offence-there': 409,
  'not-yet': 409,
  'allowance-used': 409,
  'address-returned': 409,
  'too-many-webhooks': 409,
  'not-on-offer-any-more': 410,
  'invitation-taken': 410,
  'invitation-expired': 410,
  'links-expired': 410,
  'in-flight': 409,
  'key-used-otherwise': 422,
  'content-too-large': 413,
  'unsupported-media-type': 415,
  'illegal-move': 422,
  'claim-not-valid': 422,
  'too-long': 422,
  'no-leave-left': 422,
  'too-complex': 422,
  'too-many-requests': 429,
  internal: 500,
  'try-again': 503,
}

const PASSING: ReadonlySet<string> = new Set(['in-flight', 'try-again', 'too-many-requests', 'drawn-for-others'])

/** Returns the header that says after how many seconds to try again, for refusals that pass by themselves. */
export const retryAfterHeader = (code: string): { readonly 'retry-after'?: string } =>
  PASSING.has(code) ? { 'retry-after': '2' } : {}
