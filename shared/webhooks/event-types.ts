import type { Colour } from '../draughts/index.ts'
import type { Reminder, Result } from '../game/model/events.ts'
import type { Game } from '../game/model/game.ts'
import type { Labels } from '../game/model/labels.ts'
import type { ByColour, Instant } from '../game/model/words.ts'

/**
 * What webhooks can subscribe to. `forfeited` is the end of a game because a side never moved; `finished` is any other
 * end, a game that was called off or declined included.
 */
export const WEBHOOK_EVENT_TYPES = ['joined', 'turn', 'reminder', 'draw-offered', 'finished', 'forfeited'] as const
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number]

export const WEBHOOK_FORMATS = ['standard', 'slack', 'discord'] as const
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number]

/**
 * What a program is sent about one stored step of a game. It contains no token and no address; it has the names that
 * watchers see. It is stored in queue messages, so its fields keep their names.
 */
export type GameEventPayload = {
  /** The id is the same for each attempt and each webhook. */
  readonly id: string
  readonly event: WebhookEventType
  readonly at: Instant
  readonly game: string
  /** The version of the game that watchers see. */
  readonly version: number
  readonly ply: number
  readonly status: Game['status']
  readonly creator: string
  readonly players?: ByColour<string>
  readonly labels?: Labels
  readonly turn?: Colour
  readonly deadline?: Instant
  readonly reminder?: Reminder
  /** The name of the person who offers a draw, called the game off, or never moved. */
  readonly by?: string
  readonly result?: Result
  readonly abortedBy?: Extract<Game, { status: 'aborted' }>['by']
}

/** The payload of any event. The program itself asks for a `test`, which is about no game. */
export type EventPayload = GameEventPayload | { readonly id: string; readonly event: 'test'; readonly at: Instant }
