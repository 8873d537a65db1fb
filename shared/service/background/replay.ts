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
import type { Contacts } from '../ports/contact.ts'
import type { GameId } from '../ports/games.ts'
import type { Outbox } from '../ports/email.ts'
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

const unsentEmails = async (
  contacts: Contacts,
  id: GameId,
  loaded: Loaded,
  steps: readonly GameStep[],
  now: Instant,
) => {
  const emails: Letter[] = []
  for (const seat of ROLES) {
    const contact = personOf(loaded.game, seat)?.contact
    const known = contact === undefined ? undefined : await contacts.load(id, contact)
    if (contact !== undefined && known?.email !== undefined)
      emails.push(...owedTo(id, loaded, steps, { seat, contact, known }, now))
  }
  return emails.toSorted((a, b) => a.version - b.version)
}

/**
 * Replays all effects of a game from its log. It can be repeated: sent emails are marked, and a next game has one id.
 */
export const retellOf = async (ports: Retelling, id: GameId, loaded: Loaded, now: Instant): Promise<Retold> => {
  await listSeats(ports.contacts, id, loaded)
  await keepBeside(ports, id, loaded)
  const steps = statesOf(loaded)
  for (const [index, { events }] of steps.entries())
    await leaveForgotten(ports, id, events, () => steps[index - 1]?.game)
  const emails = await unsentEmails(ports.contacts, id, loaded, steps, now)
  if (emails.length > 0) await ports.outbox.put(emails)
  const created: GameId[] = []
  for (const { game, events } of steps) {
    const next = await succeed(ports, id, game, events, now)
    if (next !== undefined) created.push(next)
  }
  // The list comes first: by it webhooks recognize turns that are past, and drop them.
  await renoteOwned(ports, id, loaded, now)
  await retellPrograms(ports.notices, id, steps, now)
  return { letters: emails.length, made: created }
}

/** The same for a game that is not loaded. Undefined if there is none; throws on a damaged one. */
export const retell = async (ports: Retelling, id: GameId, now: Instant): Promise<Retold | undefined> => {
  const loaded = await load(ports.games, id)
  return loaded && retellOf(ports, id, loaded, now)
}
