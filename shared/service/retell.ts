import type { GameEvent } from '../game/events.ts'
import { fold } from '../game/evolve.ts'
import { type Game, playerOf } from '../game/game.ts'
import { type Instant, ROLES, type Role } from '../game/words.ts'
import { type Letter, happenedIn, lettersFor, stillTrue } from '../mail/letters.ts'
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

/** Whom it is told to, and when. */
type Reader = { readonly seat: Role; readonly now: Instant }

/** Each step and the state after it. The log folds: the game was loaded from it. */
const statesOf = ({ stored }: Loaded): readonly Step[] => {
  const steps: Step[] = []
  for (const events of stepsOf(stored.log)) {
    const game = fold(events, steps.at(-1)?.game)
    if (game) steps.push({ version: steps.length + 1, game, events })
  }
  return steps
}

/** What the letter would tell happened in its own step: a letter of news tells the last event of its name. */
const tellsOf = (letter: Letter, step: Step, { game }: Loaded, log: readonly GameEvent[]): boolean => {
  const happened = happenedIn(letter, game, log)
  return letter.kind !== 'news' || (happened !== undefined && step.events.includes(happened))
}

/**
 * What a letter is about. Each is written from the game as it stands, so that of two about the same the older one has
 * nothing to add: a reminder says whose turn it is, too, and the end what has become of an invitation.
 */
const matterOf = (letter: Letter): string => {
  switch (letter.kind) {
    case 'offered':
    case 'joined':
    case 'ended':
      return 'the game'
    case 'your-turn':
    case 'reminder':
      return 'the turn'
    case 'news':
      return letter.about
    case 'links':
      return 'links'
  }
}

const isNewestOfMatter = (letter: Letter, index: number, letters: readonly Letter[]): boolean =>
  letters.findLastIndex((other) => matterOf(other) === matterOf(letter)) === index

/** Who has been told of a later version gets no earlier letter, so none may wait longer than those after it. */
const inTurn = (letters: readonly Letter[]): readonly Letter[] => {
  const delays = letters.map(({ delay }) => delay)
  return letters.map((letter, index) => ({ ...letter, delay: Math.max(...delays.slice(0, index + 1)) }))
}

/**
 * The letters that a reader has not had and that still say what is so, one of each matter, oldest first. What happened
 * before he sat down was told to another, or is none of his business.
 */
const owedTo = async (contacts: Contacts, id: GameId, loaded: Loaded, steps: readonly Step[], to: Reader) => {
  const { seat, now } = to
  const player = playerOf(loaded.game, seat)
  const contact = player && (await contacts.load(id, player.contact))
  if (!player || contact?.email === undefined) return []
  const log = steps.flatMap(({ events }) => events)
  const letters = steps
    .filter(({ version, game }) => version > contact.told && playerOf(game, seat)?.contact === player.contact)
    .flatMap((step) =>
      lettersFor(id, step.version, step.game, step.events)
        .filter((letter) => letter.seat === seat && stillTrue(letter, loaded.game, now))
        .filter((letter) => tellsOf(letter, step, loaded, log)),
    )
  return inTurn(letters.filter(isNewestOfMatter))
}

/** The letters that are owed to all, oldest first. */
const owed = async (contacts: Contacts, id: GameId, loaded: Loaded, steps: readonly Step[], now: Instant) => {
  const letters: Letter[] = []
  for (const seat of ROLES) letters.push(...(await owedTo(contacts, id, loaded, steps, { seat, now })))
  return letters.toSorted((a, b) => a.version - b.version)
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
 * Puts the letters that their readers have not had, of whatever step, but no two that say the same, and makes the games
 * that should follow, from what is stored now. Nothing of it is done twice, however often this is called: a letter is
 * marked when it was sent, a game is made under one id. Undefined where there is no such game. Throws on one that is
 * damaged.
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
