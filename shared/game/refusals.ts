import type { MoveFault } from '../draughts/index.ts'

/** Why a command was refused. `texts` has a sentence for each code in every language. */
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
  /** Not this role's act in any state: an arbiter's for a seat, or one seat's for the other. */
  | { readonly code: 'not-yours-to-do' }
  /** There is nothing to accept, decline, withdraw, end or veto. */
  | { readonly code: 'nothing-asked' }
  /** Such a request is pending already. */
  | { readonly code: 'asked-already' }
  | { readonly code: 'draw-offered-lately' }
  | { readonly code: 'claim-not-valid' }
  /** The terms do not include it: no take-back in a strict game, no huff in other rule sets. */
  | { readonly code: 'not-in-this-game' }
  | { readonly code: 'nothing-to-take-back' }
  | { readonly code: 'not-on-offer-any-more' }
  | { readonly code: 'too-long' }
  | { readonly code: 'no-leave-left' }
  | { readonly code: 'no-offence-there' }
  | { readonly code: 'not-yet' }
  /** The idempotency key came with another request before. */
  | { readonly code: 'key-used-otherwise' }
  /** So many requests or changes by this role that only moves, answers and what ends the game are left. */
  | { readonly code: 'allowance-used' }
  | {
      readonly code: 'illegal-move'
      readonly reason: MoveFault
      readonly article: string
      /** The full forms, if a short one fits several moves. */
      readonly forms?: readonly string[]
    }

export type RefusalCode = Refusal['code']

/** What may be wrong with a request or the service, apart from the game. */
export type RequestFault =
  | 'invalid-request'
  /** The API key is garbage, unknown or revoked. */
  | 'unknown-key'
  /** What was asked for takes an API key with a scope that none, or this one, brings. */
  | 'scope-missing'
  /** The captures of a position are beyond the budget of work. */
  | 'too-complex'
  /** The game ended long ago: its record is left. */
  | 'links-expired'
  | 'method-not-allowed'
  | 'content-too-large'
  | 'unsupported-media-type'
  | 'too-many-requests'
  | 'try-again'
  | 'internal'
