import type { GameEvent } from '../game/events.ts'
import { fold } from '../game/evolve.ts'
import { type Game, playerOf } from '../game/game.ts'
import type { Instant } from '../game/words.ts'
import { type Letter, lettersFor, stillTrue } from '../mail/letters.ts'
import type { Errands } from './carry-out.ts'
import { look } from './look.ts'
import type { Contacts, GameId } from './ports.ts'
import { type Loaded, load } from './record.ts'
import { stepsOf } from './steps.ts'
import { succeed } from './successor.ts'

/** What carrying a game out again came to. */
export type Redriven =
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'redriven'
      /** Whether the clock had made something due, so that there is a new version. */
      readonly moved: boolean
      /** What the alarm is armed for; none for a game that is over. */
      readonly armed: Instant | undefined
      /** Letters that were put into the outbox. */
      readonly letters: number
      /** The games that follow from this one and were not there. */
      readonly made: readonly GameId[]
    }

type Step = { readonly version: number; readonly game: Game; readonly events: readonly GameEvent[] }

/** Each step and the state after it. The log folds: the game was loaded from it. */
const statesOf = ({ stored }: Loaded): readonly Step[] => {
  const steps: Step[] = []
  for (const events of stepsOf(stored.log)) {
    const game = fold(events, steps.at(-1)?.game)
    if (game) steps.push({ version: steps.length + 1, game, events })
  }
  return steps
}

/** Whether its reader has an address and has been told of nothing as late as this. */
const isOwed = async (contacts: Contacts, game: Game, letter: Letter): Promise<boolean> => {
  const player = playerOf(game, letter.seat)
  const contact = player && (await contacts.load(letter.game, player.contact))
  return contact?.email !== undefined && contact.told < letter.version
}

/** The letters of all steps that still say what is so and that nobody has had, oldest first. */
const owed = async (contacts: Contacts, id: GameId, { game }: Loaded, steps: readonly Step[], now: Instant) => {
  const letters: Letter[] = []
  for (const step of steps)
    for (const letter of lettersFor(id, step.version, step.game, step.events))
      if (stillTrue(letter, game, now) && (await isOwed(contacts, game, letter))) letters.push(letter)
  return letters
}

/** The game that follows from a step, by its id: of a match the second one, or a rematch. */
const nextOf = ({ game, events }: Step): GameId | undefined => {
  const agreed = events.find((event) => event.type === 'rematch-agreed')
  if (agreed) return agreed.next
  const { match } = game.terms
  const due = match?.order === 'together' ? 'joined' : 'finished'
  return match?.part === 1 && events.some(({ type }) => type === due) ? match.other : undefined
}

const makeNext = async (errands: Errands, id: GameId, step: Step, now: Instant): Promise<readonly GameId[]> => {
  const next = nextOf(step)
  // One that is there is left alone: its players may have changed their entries since.
  if (next === undefined || (await errands.games.load(next))) return []
  await succeed(errands, id, step.game, step.events, now)
  return [next]
}

/**
 * Carries a game out again, from what is stored: does what the clock has made due, arms its alarm, puts the letters
 * that nobody has had, of whatever step, and makes the games that should follow. Nothing of it is done twice, however
 * often this is called: an alarm has one name, a letter is marked when it was sent, a game is made under one id.
 */
export const redrive = async (errands: Errands, id: GameId, now: Instant): Promise<Redriven> => {
  const { games, contacts, timers, outbox } = errands
  const before = await games.load(id)
  if (before) await look(errands, id, now)
  const loaded = await load(games, id)
  if (!before || !loaded) return { kind: 'gone' }
  const { due, version } = loaded.stored
  if (due !== undefined) await timers.arm(id, due)
  const steps = statesOf(loaded)
  const letters = await owed(contacts, id, loaded, steps, now)
  if (letters.length > 0) await outbox.put(letters)
  const made: GameId[] = []
  for (const step of steps) made.push(...(await makeNext(errands, id, step, now)))
  return { kind: 'redriven', moved: version !== before.version, armed: due, letters: letters.length, made }
}
