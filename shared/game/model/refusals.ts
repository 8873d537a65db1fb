import type { MoveFault } from '../../draughts/index.ts'

/** Why a command about a game is refused. Each code has one HTTP status and a sentence in every language. */
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
  /** This role may never do this act, because it belongs to the arbiter or to the other seat. */
  | { readonly code: 'not-yours-to-do' }
  /** There is no request or agreement that the command could accept, decline, withdraw, end or veto. */
  | { readonly code: 'nothing-asked' }
  | { readonly code: 'asked-already' }
  | { readonly code: 'draw-offered-lately' }
  | { readonly code: 'claim-not-valid' }
  /**
   * The terms of this game exclude the command, such as a take-back in a strict game or a huff in a rule set without
   * huffing.
   */
  | { readonly code: 'not-in-this-game' }
  | { readonly code: 'nothing-to-take-back' }
  | { readonly code: 'not-on-offer-any-more' }
  | { readonly code: 'too-long' }
  | { readonly code: 'no-leave-left' }
  | { readonly code: 'no-offence-there' }
  /**
   * `drawsFrom`: the first move, by the player's own count, with which a draw may be offered. `until`: what it waits for,
   * the caller's own move or the end of the game.
   */
  | { readonly code: 'not-yet'; readonly drawsFrom?: number; readonly until?: 'own-move' | 'end' }
  /** The idempotency key came with another request before. */
  | { readonly code: 'key-used-otherwise' }
  /** This role has used up its allowance: it may still move, answer requests and end the game. */
  | { readonly code: 'allowance-used' }
  /** An email about this game to this address came back. */
  | { readonly code: 'address-returned' }
  | {
      readonly code: 'illegal-move'
      readonly reason: MoveFault
      readonly article: string
      /** The full forms of an ambiguous move. */
      readonly forms?: readonly string[]
    }

export type RefusalCode = Refusal['code']

/** Why a request is refused before any game decides about it. */
export type RequestFault =
  | 'invalid-request'
  /** A request that makes many games needs an idempotency key. */
  | 'idempotency-key-needed'
  /** The request needs an API key, and has none. */
  | 'key-needed'
  /** The request needs the token of a link, and has none or one that cannot be read. */
  | 'link-needed'
  /** The API key is malformed, unknown or revoked. */
  | 'unknown-key'
  /** The request needs an API key with this scope. */
  | 'scope-missing'
  /** This service does not let everyone create games. */
  | 'creation-restricted'
  /** The owner already has as many webhooks as are allowed. */
  | 'too-many-webhooks'
  /** The work that the request asks for exceeds its budget of engine steps. */
  | 'too-complex'
  /** The game ended long ago: its links do not work any more, but its moves can still be watched. */
  | 'links-expired'
  | 'method-not-allowed'
  | 'content-too-large'
  | 'unsupported-media-type'
  | 'too-many-requests'
  /** An earlier request with the same idempotency key may still be under way. */
  | 'in-flight'
  | 'try-again'
  | 'internal'
