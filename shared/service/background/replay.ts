import { personOf } from '../../game/game.ts'
import { type Instant, ROLES } from '../../game/words.ts'
import type { Letter } from '../../mail/letters.ts'
import { leaveForgotten } from '../seats/forget.ts'
import type { Notices } from '../ports/webhooks.ts'
import { keepBeside } from '../games/retention.ts'
import { listSeats } from '../seats/listing.ts'
import { renoteOwned } from '../orders/note-owned.ts'
import { type GameStep, owedTo, statesOf } from '../email/sending/unsent-emails.ts'
import type { OwnedNotes } from '../ports/owned-games.ts'
import type { Contacts, GameId, Outbox } from '../ports/ports.ts'
import { type Loaded, load } from '../games/game-store.ts'
import { type SuccessorPorts, succeed } from '../creation/successor.ts'
import { retellPrograms } from '../webhooks/emit-webhooks.ts'

export type Retelling = SuccessorPorts & {
  readonly outbox: Outbox
  readonly notices: Notices
  readonly owned: OwnedNotes
}

export type Retold = {
  readonly letters: number
  readonly made: readonly GameId[]
}

const owed = async (contacts: Contacts, id: GameId, loaded: Loaded, steps: readonly GameStep[], now: Instant) => {
  const letters: Letter[] = []
  for (const seat of ROLES) {
    const contact = personOf(loaded.game, seat)?.contact
    const known = contact === undefined ? undefined : await contacts.load(id, contact)
    if (contact !== undefined && known?.email !== undefined)
      letters.push(...owedTo(id, loaded, steps, { seat, contact, known }, now))
  }
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
  const made: GameId[] = []
  for (const { game, events } of steps) {
    const next = await succeed(retelling, id, game, events, now)
    if (next !== undefined) made.push(next)
  }
  // First the list: by it turns that are past are dropped.
  await renoteOwned(retelling, id, loaded, now)
  await retellPrograms(retelling.notices, id, steps, now)
  return { letters: letters.length, made }
}

/** Undefined without the game; throws on a damaged one. */
export const retell = async (retelling: Retelling, id: GameId, now: Instant): Promise<Retold | undefined> => {
  const loaded = await load(retelling.games, id)
  return loaded && retellOf(retelling, id, loaded, now)
}
