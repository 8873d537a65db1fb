import type { GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import type { Duration, Instant } from '../../game/model/words.ts'
import type { Content } from '../blocks/block.ts'
import type { Draft } from '../blocks/draft.ts'
import type { SeatEmail } from './seat-email.ts'

/** How emails of one kind are queued and sent. `Email`: what this kind needs to be written. */
export type EmailKindRow<Email> = {
  /**
   * Returns what the email is about. Of two emails about one topic the older is not needed, as each shows the game as
   * it stands.
   */
  readonly topic: (email: Email) => string
  /** A person gets only the email with the highest priority of those that one step causes. */
  readonly priority: number
  readonly delay: Duration
  /** Returns whether the email still matters when it is sent. */
  readonly isRelevant: (email: Email & SeatEmail, game: Game, now: Instant) => boolean
}

/** Writes emails of one kind. `happened` is the event that the email is about, if it is about one. */
export type ContentWriter<Email> = (draft: Draft, email: Email, happened: GameEvent | undefined) => Content
