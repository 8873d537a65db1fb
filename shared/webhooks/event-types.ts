import type { Colour } from '../draughts/index.ts'
import type { Reminder, Result } from '../game/model/events.ts'
import type { Game } from '../game/model/game.ts'
import type { Labels } from '../game/model/labels.ts'
import type { ByColour, Instant } from '../game/model/words.ts'
import type { TournamentStatus } from '../tournament/model/words.ts'

/**
 * What webhooks can subscribe to of games. `forfeited` is the end of a game because a side never moved; `finished` is
 * any other end, a game that was called off or declined included.
 */
export const GAME_EVENT_TYPES = ['joined', 'turn', 'reminder', 'draw-offered', 'finished', 'forfeited'] as const
export type GameEventType = (typeof GAME_EVENT_TYPES)[number]

/**
 * What webhooks can subscribe to of tournaments. `board-finished`: a board has a result or counts for nobody, also when
 * a ruling changes that. `tournament-finished`: also if it was cancelled.
 */
export const TOURNAMENT_EVENT_TYPES = ['tournament-started', 'board-finished', 'tournament-finished'] as const
export type TournamentEventType = (typeof TOURNAMENT_EVENT_TYPES)[number]

export const WEBHOOK_EVENT_TYPES = [...GAME_EVENT_TYPES, ...TOURNAMENT_EVENT_TYPES] as const
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
  readonly event: GameEventType
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

/** A board that is decided, as a program is sent it. */
export type BoardPayload = {
  readonly number: number
  readonly round: number
  readonly game: string
  /** The names of the players. */
  readonly players: ByColour<string>
  /** Undefined if the game counts for nobody. */
  readonly result?: Result
  readonly isRuled?: true
}

/** A row of a table, as a program is sent it. */
export type LeaderPayload = { readonly name: string; readonly place: number; readonly points: number }

/**
 * What a program is sent about one stored step of a tournament. It names only people who have accepted. It is stored in
 * queue messages, so its fields keep their names. `labels` are those of the tournament's games.
 */
export type TournamentEventPayload = {
  readonly id: string
  readonly event: TournamentEventType
  readonly at: Instant
  readonly tournament: string
  readonly version: number
  readonly status: TournamentStatus
  readonly title: string
  readonly section?: string
  readonly labels: Labels
  readonly players: number
  /** How many boards there are, and how many of them are decided. */
  readonly boards: number
  readonly over: number
  readonly board?: BoardPayload
  /** The first three of the table, once the tournament is finished. */
  readonly leaders?: readonly LeaderPayload[]
}

/** The payload of any event. The program itself asks for a `test`, which is about no game. */
export type EventPayload =
  | GameEventPayload
  | TournamentEventPayload
  | { readonly id: string; readonly event: 'test'; readonly at: Instant }
