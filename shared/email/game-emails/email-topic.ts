import type { Game } from '../../game/model/game.ts'
import type { Duration, Instant } from '../../game/model/words.ts'
import { EMAIL_KINDS, type EmailKind, type EmailKindName, type EmailsByKind } from './email-kinds.ts'
import type { GameEmail, GameEmailOf } from './queued-email.ts'

const topicIn = <K extends EmailKindName>(kind: K, email: EmailsByKind[K]): string => EMAIL_KINDS[kind].topic(email)

/** Returns what an email is about. Of two emails to one person about the same topic, the older is not needed. */
export const emailTopicOf = (email: EmailKind): string => topicIn(email.kind, email)

export const hasHigherPriority = (kind: EmailKindName, than: EmailKindName): boolean =>
  EMAIL_KINDS[kind].priority > EMAIL_KINDS[than].priority

/** Returns how long an email of this kind stays in the queue, so that later events can replace it. */
export const sendDelayOf = (kind: EmailKindName): Duration => EMAIL_KINDS[kind].delay

const isRelevantIn = <K extends EmailKindName>(kind: K, email: GameEmailOf<K>, game: Game, now: Instant): boolean =>
  EMAIL_KINDS[kind].isRelevant(email, game, now)

/**
 * Returns whether an email still matters as the game stands at `now`. An outdated one would hurry its reader without a
 * reason.
 */
export const isStillRelevant = (email: GameEmail, game: Game, now: Instant): boolean =>
  isRelevantIn(email.kind, email, game, now)
