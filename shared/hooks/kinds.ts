import type { Colour } from '../draughts/index.ts'
import type { Reminder, Result } from '../game/events.ts'
import type { Game } from '../game/game.ts'
import type { Labels } from '../game/labels.ts'
import type { ByColour, Instant } from '../game/words.ts'

/** `forfeited`: over because somebody never came. `finished`: over in any other way, called off and declined too. */
export const HOOK_EVENTS = ['joined', 'turn', 'reminder', 'draw-offered', 'finished', 'forfeited'] as const
export type HookEvent = (typeof HOOK_EVENTS)[number]

export const HOOK_FORMATS = ['standard', 'slack', 'discord'] as const
export type HookFormat = (typeof HOOK_FORMATS)[number]

/** What one stored step tells a program. No token, no address, and the names as watchers see them. */
export type Notice = {
  /** The same for each try and each copy. */
  readonly id: string
  readonly event: HookEvent
  readonly at: Instant
  readonly game: string
  /** As watchers count it. */
  readonly version: number
  readonly ply: number
  readonly status: Game['status']
  readonly creator: string
  readonly players?: ByColour<string>
  readonly labels?: Labels
  readonly turn?: Colour
  readonly deadline?: Instant
  readonly reminder?: Reminder
  /** Who offers a draw. */
  readonly by?: string
  readonly result?: Result
  readonly abortedBy?: Extract<Game, { status: 'aborted' }>['by']
}

/** `test` comes from the program itself and is about no game. */
export type Told = Notice | { readonly id: string; readonly event: 'test'; readonly at: Instant }
