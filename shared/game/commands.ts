import type { ColourWish, Terms } from './terms.ts'
import type { ContactId } from './events.ts'
import type { Seat } from './words.ts'

/** A person who sits down at a game. */
export type Player = { readonly name: string; readonly contact: ContactId }

/** What the world may ask of a game. Who asks has been proven before; what he may do has not. */
export type Command =
  | {
      readonly type: 'offer'
      readonly terms: Terms
      readonly creator: Player
      readonly wish: ColourWish
      readonly salt: string
      /** Given where the creator names his opponent: the game begins at once, there is no invitation. */
      readonly opponent?: Player
      /** 32 random bits, for the toss. */
      readonly chance: number
    }
  | { readonly type: 'join'; readonly player: Player; readonly chance: number }
  | { readonly type: 'move'; readonly by: Seat; readonly ply: number; readonly move: string }
  | { readonly type: 'resign'; readonly by: Seat; readonly ply: number }
  | { readonly type: 'abort'; readonly by: Seat; readonly ply: number }
  /** "Look at this game": from a timer, which may be early, late, doubled or stale. */
  | { readonly type: 'tick' }

export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>
