import { TURN_EMAIL_DELAY } from '../../game/limits/bounds.ts'
import { deadlineOf } from '../../game/time/clock.ts'
import type { Reminder } from '../../game/model/events.ts'
import type { ActiveGame, Game } from '../../game/model/game.ts'
import { type News, type Watched, isNews, isWatched, isNewsRelevant } from '../events/recipients.ts'
import { type AnswerOutcome, type LineResult, writeAnswerResult } from '../contents/write-answer-result.ts'
import { writeGameState } from '../contents/write-game-state.ts'
import { writeNews } from '../contents/write-news.ts'
import { writeReminder } from '../contents/write-reminder.ts'
import { writeRestored } from '../contents/write-restored.ts'
import { writeWatched } from '../contents/write-watched.ts'
import { writeYourTurn } from '../contents/write-your-turn.ts'
import type { ContentWriter, EmailKindRow } from './email-kind-row.ts'
import type { SeatEmail } from './seat-email.ts'

/*
 * Messages in the queue are JSON with these field names and values, so they stay as they are: a release must still read
 * the messages of the one before it.
 */

/** The kinds of emails to the holder of a seat, with what each kind needs to be written. */
export type EmailKind =
  /** Tells the creator that the game is offered, with the invitation to pass on, or tells the arbiter of the game. */
  | { readonly kind: 'offered' }
  /** Tells both players that the game has begun, with their link and whose turn it is. */
  | { readonly kind: 'joined' }
  | { readonly kind: 'your-turn' }
  | { readonly kind: 'reminder'; readonly reminder: Reminder }
  /** Tells of an event that is no move. */
  | { readonly kind: 'news'; readonly about: News }
  /** Sent to an arbiter who follows everything in the game. Tells of an event that is no move. */
  | { readonly kind: 'watched'; readonly about: Watched }
  /**
   * The consent email, which asks whether emails about these seats are wanted (consent-email.ts). A page queues it for
   * one game, and an order for all of its games. It replaces other emails while their reader has not consented.
   * `isFirst`: it is not sent if another email was the first to this address meanwhile. `isAgain`: the order reminds.
   */
  | {
      readonly kind: 'door'
      readonly request: string
      readonly isOrdered?: true
      readonly isFirst?: true
      readonly isAgain?: true
    }
  /**
   * Tells an earlier address that its seat has another address, or that the seat's data was deleted (moved-email.ts).
   * `former` is the id under which that earlier address is stored.
   */
  | { readonly kind: 'moved'; readonly former: string; readonly request: string; readonly isForgotten?: true }
  /**
   * Gives the mailbox that took back a seat its new link. Unlike a news email, it is never outdated and no quota of the
   * seat limits it.
   */
  | { readonly kind: 'restored' }
  | { readonly kind: 'ended' }
  /** The result of a reply by email. `line` is the line that was read, and `move` the move in it, if it is legal. */
  | {
      readonly kind: 'answer'
      readonly outcome: AnswerOutcome
      readonly line?: string
      readonly move?: string
      readonly request: string
    }
  /** The results of the lines of a reply to an email about several games (answer-results-email.ts). */
  | { readonly kind: 'answers'; readonly results: readonly LineResult[]; readonly request: string }

export type EmailsByKind = { readonly [K in EmailKind as K['kind']]: K }
export type EmailKindName = keyof EmailsByKind

const isSameTurn = (email: SeatEmail, game: Game): game is ActiveGame =>
  game.status === 'active' && game.play.moves.length === email.ply

const aboutGame = () => 'the game'
const aboutTurn = () => 'the turn'

/** How each kind of email to the holder of a seat is queued and sent. */
export const EMAIL_KINDS: { readonly [K in EmailKindName]: EmailKindRow<EmailsByKind[K]> } = {
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
    isRelevant: ({ about, seat, ply }, game) => isNewsRelevant(about, game, seat, ply),
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

/**
 * Writes each kind of email. This table stands apart from `EMAIL_KINDS`, so that the bundle of a function that only
 * queues emails contains no texts.
 */
export const EMAIL_WRITERS: { readonly [K in EmailKindName]: ContentWriter<EmailsByKind[K]> } = {
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
