import type { MoveFault } from '../draughts/index.ts'

export type Refusal =
  | { readonly code: 'not-found' }
  | { readonly code: 'stale-ply' }
  | { readonly code: 'not-your-turn' }
  | { readonly code: 'not-begun' }
  | { readonly code: 'game-over' }
  | { readonly code: 'too-late' }
  | { readonly code: 'too-late-to-abort' }
  | { readonly code: 'invitation-taken' }
  | { readonly code: 'invitation-expired' }
  /** In no state: an arbiter's for a seat, or the other seat's. */
  | { readonly code: 'not-yours-to-do' }
  /** To accept, decline, withdraw, end or veto. */
  | { readonly code: 'nothing-asked' }
  | { readonly code: 'asked-already' }
  | { readonly code: 'draw-offered-lately' }
  | { readonly code: 'claim-not-valid' }
  /** By the terms: a take-back in a strict game, a huff in other rule sets. */
  | { readonly code: 'not-in-this-game' }
  | { readonly code: 'nothing-to-take-back' }
  | { readonly code: 'not-on-offer-any-more' }
  | { readonly code: 'too-long' }
  | { readonly code: 'no-leave-left' }
  | { readonly code: 'no-offence-there' }
  | { readonly code: 'not-yet' }
  /** The idempotency key came with another request. */
  | { readonly code: 'key-used-otherwise' }
  /** Only moves, answers and what ends the game are left to this role. */
  | { readonly code: 'allowance-used' }
  | {
      readonly code: 'illegal-move'
      readonly reason: MoveFault
      readonly article: string
      /** Full forms of an ambiguous move. */
      readonly forms?: readonly string[]
    }

export type RefusalCode = Refusal['code']

export type RequestFault =
  | 'invalid-request'
  /** What makes much cannot be sent without one. */
  | 'idempotency-key-needed'
  /** Garbage, unknown or revoked. */
  | 'unknown-key'
  /** Asks for a key with this scope. */
  | 'scope-missing'
  /** An owner has as many as they may. */
  | 'too-many-webhooks'
  /** Beyond the budget of work. */
  | 'too-complex'
  /** Ended long ago: its record is left. */
  | 'links-expired'
  | 'method-not-allowed'
  | 'content-too-large'
  | 'unsupported-media-type'
  | 'too-many-requests'
  /** An earlier request with the same key may be under way. */
  | 'in-flight'
  | 'try-again'
  | 'internal'
