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
import { type Letter, delayOf, isHeavier } from './kinds.ts'

export {
  type Inquiry,
  type Letter,
  type LetterKind,
  type Sitting,
  type Summary,
  type Queued,
  matterOf,
  stillTrue,
} from './kinds.ts'

type Addressed = {
  readonly letter:
    | Called
    | { readonly kind: 'news'; readonly about: NewsEvent['type'] }
    | { readonly kind: 'watched'; readonly about: Watched }
  readonly to: readonly Role[]
}

const addressed = (event: GameEvent, game: Game): Addressed | undefined =>
  isNews(event) ? { letter: { kind: 'news', about: event.type }, to: readersOf(event, game) } : letterAfter(event, game)

const watching = (event: GameEvent): Addressed | undefined =>
  isWatched(event) ? { letter: { kind: 'watched', about: event.type }, to: ['director'] } : undefined

/** At most one to each person. `game`: after the step. */
export const lettersFor = (id: string, version: number, game: Game, step: readonly GameEvent[]): readonly Letter[] => {
  const ply = playOf(game)?.moves.length ?? 0
  const byRole = new Map<Role, Letter>()
  for (const { letter, to } of step.flatMap((event) => [watching(event) ?? [], addressed(event, game) ?? []].flat()))
    for (const seat of to.filter((role) => personOf(game, role))) {
      const known = byRole.get(seat)
      if (!known || !isHeavier(known.kind, letter.kind))
        byRole.set(seat, { ...letter, game: id, seat, version, ply, delay: delayOf(letter.kind) })
    }
  return [...byRole.values()]
}

/** Questions, answers, gifts: the other side can send many in a day. */
export const isTalk = (letter: Letter): boolean => letter.kind === 'news' && !isWeighty(letter.about)

/** The last event of its type that this person is told of. */
export const happenedIn = (letter: Letter, log: readonly GameEvent[]): GameEvent | undefined => {
  if (letter.kind === 'watched') return log.findLast((event) => event.type === letter.about && isWatched(event))
  if (letter.kind !== 'news') return undefined
  const { about, seat } = letter
  return log.filter(isNews).findLast((event) => event.type === about && readersOf(event, undefined).includes(seat))
}
