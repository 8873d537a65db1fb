import type { GameEvent } from '../../../game/events.ts'
import { fold } from '../../../game/evolve.ts'
import { type Game, personOf } from '../../../game/game.ts'
import type { Instant, Role } from '../../../game/words.ts'
import { type Letter, happenedIn, lettersFor, matterOf, stillTrue } from '../../../mail/letters.ts'
import { type Contact, wasSeen } from '../../ports/contact.ts'
import type { GameId } from '../../ports/ports.ts'
import type { Loaded } from '../../games/game-store.ts'
import { stepsOf } from '../../games/steps.ts'
import { isSeenStep } from '../../games/version.ts'

/** `version`: as watchers count it. */
export type GameStep = {
  readonly stored: number
  readonly version: number
  readonly game: Game
  readonly events: readonly GameEvent[]
}

/** Cannot fail: the game was loaded from this log. */
export const statesOf = ({ stored }: Loaded): readonly GameStep[] => {
  const steps: GameStep[] = []
  for (const { version, events } of stepsOf(stored.log)) {
    const game = fold(events, steps.at(-1)?.game)
    const shown = (steps.at(-1)?.version ?? 0) + (isSeenStep(events) ? 1 : 0)
    if (game) steps.push({ stored: version, version: shown, game, events })
  }
  return steps
}

/** News is of its type's last event, so only that step sends it. */
const tellsOf = (letter: Letter, step: GameStep, log: readonly GameEvent[]): boolean => {
  const happened = happenedIn(letter, log)
  return (
    (letter.kind !== 'news' && letter.kind !== 'watched') || (happened !== undefined && step.events.includes(happened))
  )
}

const isNewestOfMatter = (letter: Letter, index: number, letters: readonly Letter[]): boolean =>
  letters.findLastIndex((other) => matterOf(other) === matterOf(letter)) === index

/** A reader told of a later version gets no earlier letter, so none may wait longer than a later one. */
const inTurn = (letters: readonly Letter[]): readonly Letter[] => {
  const delays = letters.map(({ delay }) => delay)
  return letters.map((letter, index) => ({ ...letter, delay: Math.max(...delays.slice(0, index + 1)) }))
}

export type Hearer = {
  readonly seat: Role
  readonly contact: string
  readonly known: Pick<Contact, 'seen'> & { readonly told: number }
}

/** Not had since they sat down and still true, one per matter, oldest first. Of a position they have seen, no turn. */
export const owedTo = (
  id: GameId,
  { game }: Loaded,
  steps: readonly GameStep[],
  { seat, contact, known }: Hearer,
  now: Instant,
): readonly Letter[] => {
  const log = steps.flatMap(({ events }) => events)
  const letters = steps
    .filter((step) => step.stored > known.told && personOf(step.game, seat)?.contact === contact)
    .flatMap((step) =>
      lettersFor(id, step.stored, step.game, step.events)
        .filter((letter) => letter.seat === seat && stillTrue(letter, game, now))
        .filter((letter) => tellsOf(letter, step, log)),
    )
  const isNew = ({ kind, version }: Letter): boolean => kind !== 'your-turn' || !wasSeen(known, version)
  return inTurn(letters.filter(isNewestOfMatter).filter(isNew))
}
