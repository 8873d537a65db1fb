import type { MoveFault } from '../draughts/index.ts'

/** Why a game does not do what it was asked. The list is closed; `texts` has a sentence for each code in every language. */
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
  /** The role may not do that, in any state: a seat what is the arbiter's, or one seat what is the other's. */
  | { readonly code: 'not-yours-to-do' }
  /** There is nothing there to accept, decline, withdraw, end or veto. */
  | { readonly code: 'nothing-asked' }
  /** It was asked already, and waits for the other side. */
  | { readonly code: 'asked-already' }
  | { readonly code: 'draw-offered-lately' }
  | { readonly code: 'claim-not-valid' }
  /** The terms of the game do not provide for it: a strict game has no take-back, another rule set no huff. */
  | { readonly code: 'not-in-this-game' }
  | { readonly code: 'nothing-to-take-back' }
  | { readonly code: 'not-on-offer-any-more' }
  | { readonly code: 'too-long' }
  | { readonly code: 'no-leave-left' }
  | { readonly code: 'no-offence-there' }
  | { readonly code: 'not-yet' }
  | {
      readonly code: 'illegal-move'
      readonly reason: MoveFault
      /** The article of the Laws that forbids it. */
      readonly article: string
      /** The full forms, where a short one fits several moves. */
      readonly forms?: readonly string[]
    }

export type RefusalCode = Refusal['code']

/** What may be wrong with a request before any game is asked. */
export type RequestFault = 'invalid-request' | 'method-not-allowed' | 'too-many-requests' | 'try-again' | 'internal'
