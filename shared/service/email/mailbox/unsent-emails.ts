import type { GameEvent } from '../../../game/model/events.ts'
import { fold } from '../../../game/evolving/evolve.ts'
import { type Game, personOf } from '../../../game/model/game.ts'
import type { Instant, Role } from '../../../game/model/words.ts'
import {
  type GameEmail,
  findReportedEvent,
  emailsFor,
  emailTopicOf,
  isStillRelevant,
} from '../../../email/game-emails/emails-for.ts'
import { type Contact, hasSeen } from '../../ports/contacts.ts'
import type { GameId } from '../../ports/games.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import { logSteps } from '../../games/log-steps.ts'
import { isPublicStep } from '../../games/public-version.ts'

/** A step and the game after it. `stored`: its stored version. `version`: its version as spectators count it. */
export type GameStep = {
  readonly stored: number
  readonly version: number
  readonly game: Game
  readonly events: readonly GameEvent[]
}

/** Returns the game after each step of its log. It cannot fail, as the game was loaded from the same log. */
export const gameSteps = ({ stored }: LoadedGame): readonly GameStep[] => {
  const steps: GameStep[] = []
  for (const { version, events } of logSteps(stored.log)) {
    const game = fold(events, steps.at(-1)?.game)
    const shown = (steps.at(-1)?.version ?? 0) + (isPublicStep(events) ? 1 : 0)
    if (game) steps.push({ stored: version, version: shown, game, events })
  }
  return steps
}

/**
 * Returns whether an email belongs to this step. An email with news is about the last event of its type, so it belongs
 * to the step of that event alone.
 */
const isAbout = (gameEmail: GameEmail, step: GameStep, log: readonly GameEvent[]): boolean => {
  const happened = findReportedEvent(gameEmail, log)
  return (
    (gameEmail.kind !== 'news' && gameEmail.kind !== 'watched') ||
    (happened !== undefined && step.events.includes(happened))
  )
}

const isNewestOfMatter = (gameEmail: GameEmail, index: number, emails: readonly GameEmail[]): boolean =>
  emails.findLastIndex((other) => emailTopicOf(other) === emailTopicOf(gameEmail)) === index

/**
 * Returns the emails with delays that keep their order: nobody gets an email about an earlier version after a later
 * one.
 */
const keepOrder = (emails: readonly GameEmail[]): readonly GameEmail[] => {
  const delays = emails.map(({ delay }) => delay)
  return emails.map((gameEmail, index) => ({ ...gameEmail, delay: Math.max(...delays.slice(0, index + 1)) }))
}

/** A person who gets a seat's emails. */
export type SeatReader = {
  readonly seat: Role
  readonly contact: string
  readonly known: Pick<Contact, 'seen'> & { readonly told: number }
}

/**
 * Returns the emails that a person has not got since they took the seat, and that are still relevant: one for each
 * subject, oldest first. There is none about a turn that they have seen.
 */
export const unsentEmails = (
  id: GameId,
  { game }: LoadedGame,
  steps: readonly GameStep[],
  { seat, contact, known }: SeatReader,
  now: Instant,
): readonly GameEmail[] => {
  const log = steps.flatMap(({ events }) => events)
  const emails = steps
    .filter((step) => step.stored > known.told && personOf(step.game, seat)?.contact === contact)
    .flatMap((step) =>
      emailsFor(id, step.stored, step.game, step.events)
        .filter((gameEmail) => gameEmail.seat === seat && isStillRelevant(gameEmail, game, now))
        .filter((gameEmail) => isAbout(gameEmail, step, log)),
    )
  const isNew = ({ kind, version }: GameEmail): boolean => kind !== 'your-turn' || !hasSeen(known, version)
  return keepOrder(emails.filter(isNewestOfMatter).filter(isNew))
}
