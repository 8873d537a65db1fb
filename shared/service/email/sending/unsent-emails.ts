import type { GameEvent } from '../../../game/events.ts'
import { fold } from '../../../game/evolve.ts'
import { type Game, personOf } from '../../../game/game.ts'
import type { Instant, Role } from '../../../game/words.ts'
import { type Letter, happenedIn, lettersFor, matterOf, stillTrue } from '../../../mail/letters.ts'
import { type Contact, wasSeen } from '../../ports/contact.ts'
import type { GameId } from '../../ports/games.ts'
import type { Loaded } from '../../games/game-store.ts'
import { stepsOf } from '../../games/steps.ts'
import { isSeenStep } from '../../games/version.ts'

/** A step and the game after it. `stored`: its stored version. `version`: its version as spectators count it. */
export type GameStep = {
  readonly stored: number
  readonly version: number
  readonly game: Game
  readonly events: readonly GameEvent[]
}

/** The game after each step of its log. It cannot fail, as the game was loaded from the same log. */
export const statesOf = ({ stored }: Loaded): readonly GameStep[] => {
  const steps: GameStep[] = []
  for (const { version, events } of stepsOf(stored.log)) {
    const game = fold(events, steps.at(-1)?.game)
    const shown = (steps.at(-1)?.version ?? 0) + (isSeenStep(events) ? 1 : 0)
    if (game) steps.push({ stored: version, version: shown, game, events })
  }
  return steps
}

/**
 * Whether an email belongs to this step: news is about the last event of its type, so only the step of that event sends
 * it.
 */
const isAbout = (gameEmail: Letter, step: GameStep, log: readonly GameEvent[]): boolean => {
  const happened = happenedIn(gameEmail, log)
  return (
    (gameEmail.kind !== 'news' && gameEmail.kind !== 'watched') ||
    (happened !== undefined && step.events.includes(happened))
  )
}

const isNewestOfMatter = (gameEmail: Letter, index: number, emails: readonly Letter[]): boolean =>
  emails.findLastIndex((other) => matterOf(other) === matterOf(gameEmail)) === index

/** The emails with delays that keep their order: nobody gets an email about an earlier version after a later one. */
const keepOrder = (emails: readonly Letter[]): readonly Letter[] => {
  const delays = emails.map(({ delay }) => delay)
  return emails.map((gameEmail, index) => ({ ...gameEmail, delay: Math.max(...delays.slice(0, index + 1)) }))
}

/** A person who gets a seat's emails. */
export type Hearer = {
  readonly seat: Role
  readonly contact: string
  readonly known: Pick<Contact, 'seen'> & { readonly told: number }
}

/**
 * The emails that a person has not got since they took the seat, and that are still relevant: one for each subject,
 * oldest first. There is none about a turn that they have seen.
 */
export const owedTo = (
  id: GameId,
  { game }: Loaded,
  steps: readonly GameStep[],
  { seat, contact, known }: Hearer,
  now: Instant,
): readonly Letter[] => {
  const log = steps.flatMap(({ events }) => events)
  const emails = steps
    .filter((step) => step.stored > known.told && personOf(step.game, seat)?.contact === contact)
    .flatMap((step) =>
      lettersFor(id, step.stored, step.game, step.events)
        .filter((gameEmail) => gameEmail.seat === seat && stillTrue(gameEmail, game, now))
        .filter((gameEmail) => isAbout(gameEmail, step, log)),
    )
  const isNew = ({ kind, version }: Letter): boolean => kind !== 'your-turn' || !wasSeen(known, version)
  return keepOrder(emails.filter(isNewestOfMatter).filter(isNew))
}
