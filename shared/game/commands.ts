import type { Claim, Colour } from '../draughts/index.ts'
import type { Choices, Result } from './events.ts'
import type { Player } from './people.ts'
import type { Plan } from './plan.ts'
import type { ColourWish, Terms } from './terms.ts'
import type { Duration, Instant, Role, Seat } from './words.ts'

/** Seats' secret plans, loaded along with the game where it says that there are any. */
export type Plans = { readonly [S in Seat]?: Plan }

/** An act in a game, by whoever has proven to hold the role, on the game as he saw it: with `ply` half-moves played. */
type Act<T extends string, R extends Role = Seat> = { readonly type: T; readonly by: R; readonly ply: number }

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
      readonly director?: Player
      readonly firstMove?: string
      /** 32 random bits, for the toss and the ballot. */
      readonly chance: number
    }
  | { readonly type: 'join'; readonly player: Player; readonly chance: number }
  /** "Look at this game": from a timer, which may be early, late, doubled or stale. */
  | { readonly type: 'tick' }
  /** From the operator, after an outage. */
  | { readonly type: 'freeze'; readonly from: Instant; readonly until: Instant }
  | (Act<'move'> & {
      readonly move: string
      readonly message?: string
      readonly offerDraw?: boolean
      readonly claim?: Claim
      readonly plans?: Plans
    })
  | Act<'resign'>
  | Act<'abort'>
  | Act<'renew'>
  | Act<'offer-draw'>
  | Act<'accept-draw'>
  | Act<'decline-draw'>
  | Act<'withdraw-draw'>
  | (Act<'claim-draw'> & { readonly claim: Claim })
  | (Act<'give-time', Role> & { readonly time: Duration; readonly seat?: Seat })
  | (Act<'play-on'> & { readonly time?: Duration })
  | (Act<'propose-pause'> & { readonly until: Instant })
  | Act<'accept-pause'>
  | Act<'decline-pause'>
  | Act<'end-pause'>
  | (Act<'take-leave'> & { readonly from?: Instant; readonly days: number })
  | Act<'end-leave'>
  | (Act<'choose'> & { readonly choices: Choices })
  | (Act<'rename'> & { readonly name: string })
  | Act<'stand'>
  | (Act<'huff'> & { readonly square: number })
  | Act<'enforce'>
  | (Act<'plan'> & { readonly plan: string })
  | Act<'request-takeback'>
  | Act<'accept-takeback'>
  | Act<'decline-takeback'>
  | (Act<'rematch'> & { readonly next: string })
  | Act<'rotate-link', Role>
  | (Act<'ask-reseat', Role> & { readonly seat: Seat })
  | Act<'veto-reseat'>
  | { readonly type: 'reseat'; readonly seat: Seat; readonly player: Player }
  | Act<'ask-count'>
  | Act<'refuse-count', 'director'>
  | (Act<'grant-count', 'director'> & { readonly stronger: Colour })
  | Act<'end-count', 'director'>
  | (Act<'adjudicate', 'director'> & { readonly winner: Result['winner'] })
  | Act<'void', 'director'>

export type CommandType = Command['type']
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>
