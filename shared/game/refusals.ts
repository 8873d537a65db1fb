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
  | {
      readonly code: 'illegal-move'
      readonly reason: MoveFault
      /** The article of the Laws that forbids it. */
      readonly article: string
      /** The full forms, where a short one fits several moves. */
      readonly forms?: readonly string[]
    }

export type RefusalCode = Refusal['code']
