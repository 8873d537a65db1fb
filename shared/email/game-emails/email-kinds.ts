import { TURN_EMAIL_DELAY } from '../../game/limits/bounds.ts'
import { deadlineOf } from '../../game/time/clock.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { ActiveGame, Game } from '../../game/model/game.ts'
import type { Duration, Instant } from '../../game/model/words.ts'
import { isNews, isWatched, isNewsRelevant } from '../events/recipients.ts'
import type { Content } from '../blocks/block.ts'
import type { Draft } from '../blocks/draft.ts'
import { writeAnswerResult } from '../contents/write-answer-result.ts'
import { writeGameState } from '../contents/write-game-state.ts'
import { writeNews } from '../contents/write-news.ts'
import { writeReminder } from '../contents/write-reminder.ts'
import { writeRestored } from '../contents/write-restored.ts'
import { writeWatched } from '../contents/write-watched.ts'
import { writeYourTurn } from '../contents/write-your-turn.ts'
import type { EmailsByKind, EmailKindName, GameEmail, EmailKind, GameEmailOf } from './queued-email.ts'

type KindRow<K extends EmailKindName> = {
  /**
   * Returns what the email is about. Of two emails about one topic the older is not needed, as each shows the game as
   * it stands.
   */
  readonly topic: (email: EmailsByKind[K]) => string
  /** A person gets only the email with the highest priority of those that one step causes. */
  readonly priority: number
  readonly delay: Duration
  /** Returns whether the email still matters when it is sent. */
  readonly isRelevant: (email: GameEmailOf<K>, game: Game, now: Instant) => boolean
}

const isSameTurn = (email: GameEmail, game: Game): game is ActiveGame =>
  game.status === 'active' && game.play.moves.length === email.ply

const aboutGame = () => 'the game'
const aboutTurn = () => 'the turn'

const KINDS: { readonly [K in EmailKindName]: KindRow<K> } = {
  ended: {
    topic: aboutGame,
    priority: 6,
    delay: 0,
    isRelevant: (_, game) => game.status !== 'active' && game.status !== 'open',
  },
  joined: {
    topic: aboutGame,
    priority: 5,
    delay: 0,
    isRelevant: (_, game) => game.status === 'active',
  },
  offered: {
    topic: aboutGame,
    priority: 4,
    delay: 0,
    isRelevant: ({ seat }, game) => game.status === 'open' || seat === 'arbiter',
  },
  'your-turn': {
    topic: aboutTurn,
    priority: 3,
    delay: TURN_EMAIL_DELAY,
    isRelevant: isSameTurn,
  },
  reminder: {
    topic: aboutTurn,
    priority: 2,
    delay: 0,
    isRelevant: (email, game, now) => isSameTurn(email, game) && now <= (deadlineOf(game.terms, game.play) ?? now),
  },
  news: {
    topic: ({ about }) => about,
    priority: 1,
    delay: 0,
    isRelevant: ({ about, seat }, game) => isNewsRelevant(about, game, seat),
  },
  watched: {
    topic: ({ about }) => `watched ${about}`,
    priority: 0,
    delay: 0,
    isRelevant: (_, game) => game.status === 'active',
  },
  restored: { topic: aboutGame, priority: 7, delay: 0, isRelevant: () => true },
  answer: {
    topic: ({ request }) => `answer ${request}`,
    priority: 0,
    delay: 0,
    isRelevant: () => true,
  },
  answers: {
    topic: ({ request }) => `answer ${request}`,
    priority: 0,
    delay: 0,
    isRelevant: () => true,
  },
  moved: {
    topic: ({ former }) => `moved ${former}`,
    priority: 0,
    delay: 0,
    isRelevant: () => true,
  },
  door: {
    topic: () => 'door',
    priority: 0,
    delay: 0,
    isRelevant: (_, game) => game.status === 'open' || game.status === 'active',
  },
}

const topicIn = <K extends EmailKindName>(kind: K, email: EmailsByKind[K]): string => KINDS[kind].topic(email)

/** Returns what an email is about. Of two emails to one person about the same topic, the older is not needed. */
export const emailTopicOf = (email: EmailKind): string => topicIn(email.kind, email)

export const hasHigherPriority = (kind: EmailKindName, than: EmailKindName): boolean =>
  KINDS[kind].priority > KINDS[than].priority

/** Returns how long an email of this kind stays in the queue, so that later events can replace it. */
export const sendDelayOf = (kind: EmailKindName): Duration => KINDS[kind].delay

const isRelevantIn = <K extends EmailKindName>(kind: K, email: GameEmailOf<K>, game: Game, now: Instant): boolean =>
  KINDS[kind].isRelevant(email, game, now)

/**
 * Returns whether an email still matters as the game stands at `now`. An outdated one would hurry its reader without a
 * reason.
 */
export const isStillRelevant = (email: GameEmail, game: Game, now: Instant): boolean =>
  isRelevantIn(email.kind, email, game, now)

type ContentWriter<K extends EmailKindName> = (
  draft: Draft,
  email: EmailsByKind[K],
  happened: GameEvent | undefined,
) => Content

/**
 * Writes each kind of email. `happened` is the event that the email is about, if it is about one. The table stands apart
 * from `KINDS`, so that the bundle of a function that only queues emails contains no texts.
 */
const WRITERS: { readonly [K in EmailKindName]: ContentWriter<K> } = {
  ended: writeGameState,
  joined: writeGameState,
  offered: writeGameState,
  'your-turn': (draft) => (draft.facts.turn?.isYours ? writeYourTurn(draft, draft.facts.turn) : writeGameState(draft)),
  reminder: (draft, email) =>
    draft.facts.turn?.isYours ? writeReminder(draft, draft.facts.turn, email.reminder) : writeGameState(draft),
  news: (draft, _, happened) => (happened && isNews(happened) ? writeNews(draft, happened) : writeGameState(draft)),
  watched: (draft, _, happened) =>
    happened && isWatched(happened) ? writeWatched(draft, happened) : writeGameState(draft),
  restored: writeRestored,
  answer: writeAnswerResult,
  answers: writeGameState,
  moved: writeGameState,
  door: writeGameState,
}

type Writing<K extends EmailKindName> = {
  readonly email: EmailsByKind[K]
  readonly draft: Draft
  readonly happened?: GameEvent
}

const writeKind = <K extends EmailKindName>(kind: K, { email, draft, happened }: Writing<K>): Content =>
  WRITERS[kind](draft, email, happened)

/**
 * Writes an email about the game as it stands. If what it was to tell is outdated, it tells how the game stands
 * instead.
 */
export const writeContent = (email: EmailKind, draft: Draft, happened: GameEvent | undefined): Content =>
  writeKind(email.kind, { email, draft, happened })
