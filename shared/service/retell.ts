import type { GameEvent } from '../game/events.ts'
import { fold } from '../game/evolve.ts'
import { type Game, playerOf } from '../game/game.ts'
import type { Instant } from '../game/words.ts'
import { type Letter, lettersFor, stillTrue } from '../mail/letters.ts'
import type { Contacts, GameId, Outbox } from './ports.ts'
import { type Loaded, load } from './record.ts'
import { stepsOf } from './steps.ts'
import { type Nursery, succeed } from './successor.ts'

/** What telling again stands on. */
export type Retelling = Nursery & { readonly outbox: Outbox }

/** What telling again came to. */
export type Retold = {
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

const makeNext = async (retelling: Retelling, id: GameId, step: Step, now: Instant): Promise<readonly GameId[]> => {
  const next = nextOf(step)
  // One that is there is left alone: its players may have changed their entries since.
  if (next === undefined || (await retelling.games.load(next))) return []
  await succeed(retelling, id, step.game, step.events, now)
  return [next]
}

/**
 * Puts the letters that nobody has had, of whatever step, and makes the games that should follow, from what is stored
 * now. Nothing of it is done twice, however often this is called: a letter is marked when it was sent, a game is made
 * under one id. Undefined where there is no such game. Throws on one that is damaged.
 */
export const retell = async (retelling: Retelling, id: GameId, now: Instant): Promise<Retold | undefined> => {
  const loaded = await load(retelling.games, id)
  if (!loaded) return undefined
  const steps = statesOf(loaded)
  const letters = await owed(retelling.contacts, id, loaded, steps, now)
  if (letters.length > 0) await retelling.outbox.put(letters)
  const made: GameId[] = []
  for (const step of steps) made.push(...(await makeNext(retelling, id, step, now)))
  return { letters: letters.length, made }
}
