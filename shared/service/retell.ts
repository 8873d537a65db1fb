import type { GameEvent } from '../game/events.ts'
import { fold } from '../game/evolve.ts'
import { type Game, personOf } from '../game/game.ts'
import { type Instant, ROLES, type Role } from '../game/words.ts'
import { type Letter, happenedIn, lettersFor, matterOf, stillTrue } from '../mail/letters.ts'
import { leaveForgotten } from './forget.ts'
import type { Notices } from './hooks.ts'
import { keepBeside } from './keeping.ts'
import { listSeats } from './listing.ts'
import { renoteOwned } from './note-owned.ts'
import type { OwnedNotes } from './owned-games.ts'
import type { Contacts, GameId, Outbox } from './ports.ts'
import { type Loaded, load } from './record.ts'
import { stepsOf } from './steps.ts'
import { type SuccessorPorts, succeed } from './successor.ts'
import { retellPrograms } from './tell-programs.ts'
import { isSeenStep } from './version.ts'

export type Retelling = SuccessorPorts & {
  readonly outbox: Outbox
  readonly notices: Notices
  readonly owned: OwnedNotes
}

export type Retold = {
  readonly letters: number
  readonly made: readonly GameId[]
}

/** `version`: as watchers count it. */
type Step = {
  readonly stored: number
  readonly version: number
  readonly game: Game
  readonly events: readonly GameEvent[]
}

type Reader = { readonly seat: Role; readonly now: Instant }

/** Cannot fail: the game was loaded from this log. */
const statesOf = ({ stored }: Loaded): readonly Step[] => {
  const steps: Step[] = []
  for (const { version, events } of stepsOf(stored.log)) {
    const game = fold(events, steps.at(-1)?.game)
    const shown = (steps.at(-1)?.version ?? 0) + (isSeenStep(events) ? 1 : 0)
    if (game) steps.push({ stored: version, version: shown, game, events })
  }
  return steps
}

/** News is of its type's last event, so only that step sends it. */
const tellsOf = (letter: Letter, step: Step, log: readonly GameEvent[]): boolean => {
  const happened = happenedIn(letter, log)
  return letter.kind !== 'news' || (happened !== undefined && step.events.includes(happened))
}

const isNewestOfMatter = (letter: Letter, index: number, letters: readonly Letter[]): boolean =>
  letters.findLastIndex((other) => matterOf(other) === matterOf(letter)) === index

/** A reader told of a later version gets no earlier letter, so none may wait longer than a later one. */
const inTurn = (letters: readonly Letter[]): readonly Letter[] => {
  const delays = letters.map(({ delay }) => delay)
  return letters.map((letter, index) => ({ ...letter, delay: Math.max(...delays.slice(0, index + 1)) }))
}

/** Not had since they sat down and still true, one per matter, oldest first. */
const owedTo = async (contacts: Contacts, id: GameId, loaded: Loaded, steps: readonly Step[], to: Reader) => {
  const { seat, now } = to
  const player = personOf(loaded.game, seat)
  const contact = player && (await contacts.load(id, player.contact))
  if (!player || contact?.email === undefined) return []
  const log = steps.flatMap(({ events }) => events)
  const letters = steps
    .filter(({ stored, game }) => stored > contact.told && personOf(game, seat)?.contact === player.contact)
    .flatMap((step) =>
      lettersFor(id, step.stored, step.game, step.events)
        .filter((letter) => letter.seat === seat && stillTrue(letter, loaded.game, now))
        .filter((letter) => tellsOf(letter, step, log)),
    )
  return inTurn(letters.filter(isNewestOfMatter))
}

const owed = async (contacts: Contacts, id: GameId, loaded: Loaded, steps: readonly Step[], now: Instant) => {
  const letters: Letter[] = []
  for (const seat of ROLES) letters.push(...(await owedTo(contacts, id, loaded, steps, { seat, now })))
  return letters.toSorted((a, b) => a.version - b.version)
}

/** Repeatable: sent letters are marked, a game has one id. */
export const retellOf = async (retelling: Retelling, id: GameId, loaded: Loaded, now: Instant): Promise<Retold> => {
  await listSeats(retelling.contacts, id, loaded)
  await keepBeside(retelling, id, loaded)
  const steps = statesOf(loaded)
  for (const [index, { events }] of steps.entries())
    await leaveForgotten(retelling, id, events, () => steps[index - 1]?.game)
  const letters = await owed(retelling.contacts, id, loaded, steps, now)
  if (letters.length > 0) await retelling.outbox.put(letters)
  await retellPrograms(retelling.notices, id, steps, now)
  const made: GameId[] = []
  for (const { game, events } of steps) {
    const next = await succeed(retelling, id, game, events, now)
    if (next !== undefined) made.push(next)
  }
  await renoteOwned(retelling, id, loaded, now)
  return { letters: letters.length, made }
}

/** Undefined without the game; throws on a damaged one. */
export const retell = async (retelling: Retelling, id: GameId, now: Instant): Promise<Retold | undefined> => {
  const loaded = await load(retelling.games, id)
  return loaded && retellOf(retelling, id, loaded, now)
}
