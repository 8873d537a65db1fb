import type { GameEvent } from '../game/events.ts'
import { type Game, personOf, playOf } from '../game/game.ts'
import type { Role } from '../game/words.ts'
import {
  type Called,
  type NewsEvent,
  type Watched,
  isNews,
  isWatched,
  isWeighty,
  letterAfter,
  readersOf,
} from './after.ts'
import { delayOf, isHeavier } from './kinds.ts'
import type { Letter } from './queued.ts'

export { matterOf, stillTrue } from './kinds.ts'
export type { Inquiry, Letter, LetterKind, Queued, Sitting, Summary } from './queued.ts'

type Addressed = {
  readonly email:
    | Called
    | { readonly kind: 'news'; readonly about: NewsEvent['type'] }
    | { readonly kind: 'watched'; readonly about: Watched }
  readonly to: readonly Role[]
}

const emailAfter = (event: GameEvent, game: Game): Addressed | undefined =>
  isNews(event) ? { email: { kind: 'news', about: event.type }, to: readersOf(event, game) } : letterAfter(event, game)

const emailToArbiter = (event: GameEvent): Addressed | undefined =>
  isWatched(event) ? { email: { kind: 'watched', about: event.type }, to: ['director'] } : undefined

/**
 * The emails after the events of one step, at most one to each person: the one with the highest priority. `game` is the
 * game after the step, and `version` its version.
 */
export const lettersFor = (id: string, version: number, game: Game, step: readonly GameEvent[]): readonly Letter[] => {
  const ply = playOf(game)?.moves.length ?? 0
  const byRole = new Map<Role, Letter>()
  const candidates = step.flatMap((event) => [emailToArbiter(event) ?? [], emailAfter(event, game) ?? []].flat())
  for (const { email, to } of candidates)
    for (const seat of to.filter((role) => personOf(game, role))) {
      const chosen = byRole.get(seat)
      if (!chosen || !isHeavier(chosen.kind, email.kind))
        byRole.set(seat, { ...email, game: id, seat, version, ply, delay: delayOf(email.kind) })
    }
  return [...byRole.values()]
}

/**
 * Whether an email is about a request, an answer or a gift of time. The other side can cause many of these in a day.
 */
export const isTalk = (email: Letter): boolean => email.kind === 'news' && !isWeighty(email.about)

/**
 * The event that an email is about: the last one of its type that its reader is told of. Undefined if it is about none.
 */
export const happenedIn = (email: Letter, log: readonly GameEvent[]): GameEvent | undefined => {
  if (email.kind === 'watched') return log.findLast((event) => event.type === email.about && isWatched(event))
  if (email.kind !== 'news') return undefined
  const { about, seat } = email
  return log.filter(isNews).findLast((event) => event.type === about && readersOf(event, undefined).includes(seat))
}
