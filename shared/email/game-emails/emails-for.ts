import type { GameEvent } from '../../game/model/events.ts'
import { type Game, personOf, playOf } from '../../game/model/game.ts'
import type { Role } from '../../game/model/words.ts'
import {
  type StateEmail,
  type NewsEvent,
  type Watched,
  isNews,
  isWatched,
  isImportant,
  stateEmailAfter,
  recipientsOf,
} from '../events/recipients.ts'
import { sendDelayOf, hasHigherPriority } from './email-topic.ts'
import type { GameEmail } from './queued-email.ts'

export { emailTopicOf, isStillRelevant } from './email-topic.ts'
export type { EmailKind } from './email-kinds.ts'
export type { LinksRequest, MessageReport, GameEmail, QueuedEmail, DueDigest, TournamentEmail } from './queued-email.ts'
export type { SeatInGame } from './seat-email.ts'

type Addressed = {
  readonly email:
    | StateEmail
    | { readonly kind: 'news'; readonly about: NewsEvent['type'] }
    | { readonly kind: 'watched'; readonly about: Watched }
  readonly to: readonly Role[]
}

const emailAfter = (event: GameEvent, game: Game): Addressed | undefined =>
  isNews(event)
    ? { email: { kind: 'news', about: event.type }, to: recipientsOf(event, game) }
    : stateEmailAfter(event, game)

const emailToArbiter = (event: GameEvent): Addressed | undefined =>
  isWatched(event) ? { email: { kind: 'watched', about: event.type }, to: ['arbiter'] } : undefined

/**
 * Returns the emails after the events of one step, at most one to each person: the one with the highest priority.
 * `game` is the game after the step, and `version` its version.
 */
export const emailsFor = (
  id: string,
  version: number,
  game: Game,
  step: readonly GameEvent[],
): readonly GameEmail[] => {
  const ply = playOf(game)?.moves.length ?? 0
  const byRole = new Map<Role, GameEmail>()
  const candidates = step.flatMap((event) => [emailToArbiter(event) ?? [], emailAfter(event, game) ?? []].flat())
  for (const { email, to } of candidates)
    for (const seat of to.filter((role) => personOf(game, role))) {
      const chosen = byRole.get(seat)
      if (!chosen || !hasHigherPriority(chosen.kind, email.kind))
        byRole.set(seat, { ...email, game: id, seat, version, ply, delay: sendDelayOf(email.kind) })
    }
  return [...byRole.values()]
}

/**
 * Returns whether an email is about a request, an answer or a gift of time. The other side can cause many of these in a
 * day.
 */
export const isConversation = (email: GameEmail): boolean => email.kind === 'news' && !isImportant(email.about)

/**
 * Returns the event that an email is about: the last one of its type (`about`) of which the reader is told. Undefined
 * for an email about no event.
 */
export const findReportedEvent = (email: GameEmail, log: readonly GameEvent[]): GameEvent | undefined => {
  if (email.kind === 'watched') return log.findLast((event) => event.type === email.about && isWatched(event))
  if (email.kind !== 'news') return undefined
  const { about, seat } = email
  return log.filter(isNews).findLast((event) => event.type === about && recipientsOf(event, undefined).includes(seat))
}
