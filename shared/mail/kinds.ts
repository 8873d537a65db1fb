import { TURN_DELAY } from '../game/bounds.ts'
import { deadlineOf } from '../game/clock.ts'
import type { GameEvent } from '../game/events.ts'
import type { ActiveGame, Game } from '../game/game.ts'
import type { Duration, Instant } from '../game/words.ts'
import { isNews, isWatched, matters } from './after.ts'
import type { Content } from './blocks.ts'
import type { Draft } from './draft.ts'
import { answered } from './kinds/answered.ts'
import { asItStands } from './kinds/as-it-stands.ts'
import { news } from './kinds/news.ts'
import { reminder } from './kinds/reminder.ts'
import { restored } from './kinds/restored.ts'
import { watched } from './kinds/watched.ts'
import { yourTurn } from './kinds/your-turn.ts'
import type { ByKind, Kind, Letter, LetterKind, LetterOf } from './queued.ts'

type KindRow<K extends Kind> = {
  /**
   * What the email is about. Of two emails about one topic the older is not needed, as each shows the game as it
   * stands.
   */
  readonly topic: (email: ByKind[K]) => string
  /** Of the emails that one step causes, a person gets the one with the highest priority. */
  readonly priority: number
  readonly delay: Duration
  /** Whether the email still matters when it is sent. */
  readonly isRelevant: (email: LetterOf<K>, game: Game, now: Instant) => boolean
  /** `happened` is the event that the email is about, if it is about one. */
  readonly write: (draft: Draft, email: ByKind[K], happened: GameEvent | undefined) => Content
}

const isSameTurn = (email: Letter, game: Game): game is ActiveGame =>
  game.status === 'active' && game.play.moves.length === email.ply

const aboutGame = () => 'the game'
const aboutTurn = () => 'the turn'

const KINDS: { readonly [K in Kind]: KindRow<K> } = {
  ended: {
    topic: aboutGame,
    priority: 6,
    delay: 0,
    isRelevant: (_, game) => game.status !== 'active' && game.status !== 'open',
    write: asItStands,
  },
  joined: {
    topic: aboutGame,
    priority: 5,
    delay: 0,
    isRelevant: (_, game) => game.status === 'active',
    write: asItStands,
  },
  offered: {
    topic: aboutGame,
    priority: 4,
    delay: 0,
    isRelevant: ({ seat }, game) => game.status === 'open' || seat === 'director',
    write: asItStands,
  },
  'your-turn': {
    topic: aboutTurn,
    priority: 3,
    delay: TURN_DELAY,
    isRelevant: isSameTurn,
    write: (draft) => (draft.facts.turn?.yours ? yourTurn(draft, draft.facts.turn) : asItStands(draft)),
  },
  reminder: {
    topic: aboutTurn,
    priority: 2,
    delay: 0,
    isRelevant: (email, game, now) => isSameTurn(email, game) && now <= (deadlineOf(game.terms, game.play) ?? now),
    write: (draft, email) =>
      draft.facts.turn?.yours ? reminder(draft, draft.facts.turn, email.reminder) : asItStands(draft),
  },
  news: {
    topic: ({ about }) => about,
    priority: 1,
    delay: 0,
    isRelevant: ({ about, seat }, game) => matters(about, game, seat),
    write: (draft, _, happened) => (happened && isNews(happened) ? news(draft, happened) : asItStands(draft)),
  },
  watched: {
    topic: ({ about }) => `watched ${about}`,
    priority: 0,
    delay: 0,
    isRelevant: (_, game) => game.status === 'active',
    write: (draft, _, happened) => (happened && isWatched(happened) ? watched(draft, happened) : asItStands(draft)),
  },
  restored: { topic: aboutGame, priority: 7, delay: 0, isRelevant: () => true, write: restored },
  answer: {
    topic: ({ request }) => `answer ${request}`,
    priority: 0,
    delay: 0,
    isRelevant: () => true,
    write: answered,
  },
  answers: {
    topic: ({ request }) => `answer ${request}`,
    priority: 0,
    delay: 0,
    isRelevant: () => true,
    write: asItStands,
  },
  moved: {
    topic: ({ former }) => `moved ${former}`,
    priority: 0,
    delay: 0,
    isRelevant: () => true,
    write: asItStands,
  },
  door: {
    topic: () => 'door',
    priority: 0,
    delay: 0,
    isRelevant: (_, game) => game.status === 'open' || game.status === 'active',
    write: asItStands,
  },
}

const topicIn = <K extends Kind>(kind: K, email: ByKind[K]): string => KINDS[kind].topic(email)

/** What an email is about. Of two emails to one person about the same topic, the older is not needed. */
export const matterOf = (email: LetterKind): string => topicIn(email.kind, email)

export const isHeavier = (kind: Kind, than: Kind): boolean => KINDS[kind].priority > KINDS[than].priority

/** How long an email of this kind stays in the queue, so that later events can replace it. */
export const delayOf = (kind: Kind): Duration => KINDS[kind].delay

const isRelevantIn = <K extends Kind>(kind: K, email: LetterOf<K>, game: Game, now: Instant): boolean =>
  KINDS[kind].isRelevant(email, game, now)

/**
 * Whether an email still matters as the game stands at `now`. An outdated one would hurry its reader without a reason.
 */
export const stillTrue = (email: Letter, game: Game, now: Instant): boolean =>
  isRelevantIn(email.kind, email, game, now)

type Writing<K extends Kind> = { readonly email: ByKind[K]; readonly draft: Draft; readonly happened?: GameEvent }

const writeKind = <K extends Kind>(kind: K, { email, draft, happened }: Writing<K>): Content =>
  KINDS[kind].write(draft, email, happened)

/**
 * Writes an email about the game as it stands. If what it was to tell is outdated, it tells how the game stands
 * instead.
 */
export const contentOf = (email: LetterKind, draft: Draft, happened: GameEvent | undefined): Content =>
  writeKind(email.kind, { email, draft, happened })
