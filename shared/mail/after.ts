import type { EventOf, EventType, GameEvent } from '../game/events.ts'
import type { Game } from '../game/game.ts'
import type { Role } from '../game/words.ts'
import type { Draft } from './draft.ts'
import { ASKING } from './kinds/news/asking.ts'
import { ENDING } from './kinds/news/ending.ts'
import { MOVING } from './kinds/news/moving.ts'
import type { LetterRow, NewsRow, NoRow, Notice } from './kinds/news/row.ts'
import { SEAT } from './kinds/news/seat.ts'
import { SITTING } from './kinds/news/sitting.ts'
import { TIMING } from './kinds/news/timing.ts'

const AFTER = { ...SITTING, ...MOVING, ...ASKING, ...TIMING, ...SEAT, ...ENDING }
type After = typeof AFTER

export type News = { [T in EventType]: After[T] extends { readonly tell: unknown } ? T : never }[EventType]
export type NewsEvent = EventOf<News>
const NEWS: { readonly [T in News]: NewsRow<T> } = AFTER

export const isNews = (event: GameEvent): event is NewsEvent => 'tell' in AFTER[event.type]

/** Of a game with an arbiter who follows all of it. */
export type Watched = { [T in EventType]: After[T] extends { readonly watched: true } ? T : never }[EventType]
export type WatchedEvent = EventOf<Watched>

/** Nobody is told of what they did. */
export const isWatched = (event: GameEvent): event is WatchedEvent =>
  'watched' in AFTER[event.type] && !('by' in event && event.by === 'director')

const toldTo = <T extends News>(type: T, event: EventOf<T>, game: Game | undefined): readonly Role[] =>
  NEWS[type].to(event, game)

/** Without the game after it: everyone it may concern. */
export const readersOf = (event: NewsEvent, game: Game | undefined): readonly Role[] => toldTo(event.type, event, game)

const told = <T extends News>(type: T, event: EventOf<T>, draft: Draft): Notice => NEWS[type].tell(draft, event)

export const noticeOf = (event: NewsEvent, draft: Draft): Notice => told(event.type, event, draft)

export const matters = (about: News, game: Game, reader: Role): boolean =>
  NEWS[about].matters?.(game, reader) ?? game.status === 'active'

export const isWeighty = (about: News): boolean => NEWS[about].weighty ?? false

type Other = Exclude<GameEvent, NewsEvent>
export type Called = {
  [T in Other['type']]: After[T] extends { letter: (...event: never) => infer L } ? L : never
}[Other['type']]
const OTHERS: { readonly [T in Other['type']]: NoRow | LetterRow<T, Called> } = AFTER

const called = <T extends Other['type']>(type: T, event: EventOf<T>): Called | undefined => OTHERS[type].letter?.(event)

/** Undefined for news, and events without a letter. */
export const letterAfter = (
  event: Other,
  game: Game,
): { readonly letter: Called; readonly to: readonly Role[] } | undefined => {
  const letter = called(event.type, event)
  return letter && { letter, to: OTHERS[event.type].to(game) }
}
