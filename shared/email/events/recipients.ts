import type { EventOf, EventType, GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import type { Role } from '../../game/model/words.ts'
import type { NewsText } from '../../texts/index.ts'
import type { Draft } from '../blocks/draft.ts'
import { REQUEST_EMAILS } from './request-emails.ts'
import { END_EMAILS } from './end-emails.ts'
import { MOVE_EMAILS } from './move-emails.ts'
import type { StateEmailRow, NewsEmail, NoEmail } from './event-emails.ts'
import { SEAT_EMAILS } from './seat-emails.ts'
import { START_EMAILS } from './start-emails.ts'
import { CLOCK_EMAILS } from './clock-emails.ts'

const ROWS = { ...START_EMAILS, ...MOVE_EMAILS, ...REQUEST_EMAILS, ...CLOCK_EMAILS, ...SEAT_EMAILS, ...END_EMAILS }
type AllRows = typeof ROWS

/** The types of the events that emails tell of in words of their own. */
export type News = { [T in EventType]: AllRows[T] extends { readonly write: unknown } ? T : never }[EventType]
export type NewsEvent = EventOf<News>
const NEWS: { readonly [T in News]: NewsEmail<T> } = ROWS

export const isNews = (event: GameEvent): event is NewsEvent => 'write' in ROWS[event.type]

/** The types of the events that are emailed to an arbiter who follows everything in a game. */
export type Watched = { [T in EventType]: AllRows[T] extends { readonly watched: true } ? T : never }[EventType]
export type WatchedEvent = EventOf<Watched>

/**
 * Returns whether an arbiter who follows everything gets an email about an event. Nobody gets an email about what they
 * did themselves.
 */
export const isWatched = (event: GameEvent): event is WatchedEvent =>
  'watched' in ROWS[event.type] && !('by' in event && event.by === 'arbiter')

const newsReaders = <T extends News>(type: T, event: EventOf<T>, game: Game | undefined): readonly Role[] =>
  NEWS[type].to(event, game)

/**
 * Returns the readers of an email about `event`. `game` is the game right after it. If `game` is undefined, the result
 * has everyone whom the event may concern.
 */
export const recipientsOf = (event: NewsEvent, game: Game | undefined): readonly Role[] =>
  newsReaders(event.type, event, game)

const newsText = <T extends News>(type: T, event: EventOf<T>, draft: Draft): NewsText => NEWS[type].write(draft, event)

export const writeNewsText = (event: NewsEvent, draft: Draft): NewsText => newsText(event.type, event, draft)

/** Returns whether an email about an event of type `about` still matters to `reader`, as `game` stands. */
export const isNewsRelevant = (about: News, game: Game, reader: Role, ply: number): boolean =>
  NEWS[about].isRelevant?.(game, reader, ply) ?? game.status === 'active'

/** Returns whether an event of this type changes a clock, the board or a seat. */
export const isImportant = (about: News): boolean => NEWS[about].isImportant ?? false

type OtherEvent = Exclude<GameEvent, NewsEvent>

/** The kinds of emails that events cause besides news. They show the state of the game. */
export type StateEmail = {
  [T in OtherEvent['type']]: AllRows[T] extends { email: (...event: never) => infer Email } ? Email : never
}[OtherEvent['type']]
const OTHERS: { readonly [T in OtherEvent['type']]: NoEmail | StateEmailRow<T, StateEmail> } = ROWS

const stateEmail = <T extends OtherEvent['type']>(type: T, event: EventOf<T>): StateEmail | undefined =>
  OTHERS[type].email?.(event)

/** Returns the email that follows an event which is no news, with its readers. Undefined if none follows. */
export const stateEmailAfter = (
  event: OtherEvent,
  game: Game,
): { readonly email: StateEmail; readonly to: readonly Role[] } | undefined => {
  const email = stateEmail(event.type, event)
  return email && { email, to: OTHERS[event.type].to(game) }
}
