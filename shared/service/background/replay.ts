import { personOf } from '../../game/model/game.ts'
import { type Instant, ROLES } from '../../game/model/words.ts'
import type { GameEmail } from '../../email/game-emails/emails-for.ts'
import { eraseForgotten } from '../seats/forget-person.ts'
import type { WebhookQueue } from '../ports/webhooks.ts'
import { setRetention } from '../games/retention.ts'
import { listSeats } from '../email/mailbox/list-seats.ts'
import { repairOwnedGame } from '../orders/note-owned-game.ts'
import { type GameStep, unsentEmails, gameSteps } from '../email/mailbox/unsent-emails.ts'
import type { OwnedGameWriter } from '../ports/owned-games.ts'
import type { Contacts } from '../ports/contacts.ts'
import type { GameId } from '../ports/games.ts'
import type { Tournaments } from '../ports/tournaments/tournaments.ts'
import { noteBoardEnd } from '../tournaments/boards/note-board-end.ts'
import type { Outbox } from '../ports/email.ts'
import { type LoadedGame, loadGame } from '../games/game-store.ts'
import { type NextGamePorts, createNextGame } from '../creation/create-next-game.ts'
import { emitPastWebhooks } from '../webhooks/emit-webhooks.ts'

export type ReplayPorts = NextGamePorts & {
  readonly tournaments: Tournaments
  readonly outbox: Outbox
  readonly notices: WebhookQueue
  readonly owned: OwnedGameWriter
}

export type Replayed = {
  readonly emails: number
  readonly made: readonly GameId[]
}

const unsentEmailsOfGame = async (
  contacts: Contacts,
  id: GameId,
  loaded: LoadedGame,
  steps: readonly GameStep[],
  now: Instant,
) => {
  const emails: GameEmail[] = []
  for (const seat of ROLES) {
    const contact = personOf(loaded.game, seat)?.contact
    const known = contact === undefined ? undefined : await contacts.load(id, contact)
    if (contact !== undefined && known?.email !== undefined)
      emails.push(...unsentEmails(id, loaded, steps, { seat, contact, known }, now))
  }
  return emails.toSorted((a, b) => a.version - b.version)
}

/** Lists the seats as long as the game goes on, and sets when what is stored beside it is deleted. */
const updateBeside = async (ports: ReplayPorts, id: GameId, loaded: LoadedGame): Promise<void> => {
  await listSeats(ports.contacts, id, loaded)
  await setRetention(ports, id, loaded)
}

/**
 * Replays all effects of a game from its log. It can be repeated: emails that were sent are marked, and a next game
 * always has the same id.
 */
export const replayLoaded = async (
  ports: ReplayPorts,
  id: GameId,
  loaded: LoadedGame,
  now: Instant,
): Promise<Replayed> => {
  await updateBeside(ports, id, loaded)
  // The game may have ended or been revived meanwhile, and what its end has set must stay.
  const latest = await loadGame(ports.games, id)
  if (latest && latest.stored.version !== loaded.stored.version) await updateBeside(ports, id, latest)
  const steps = gameSteps(loaded)
  for (const [index, { events }] of steps.entries())
    await eraseForgotten(ports, id, events, () => steps[index - 1]?.game)
  const emails = await unsentEmailsOfGame(ports.contacts, id, loaded, steps, now)
  if (emails.length > 0) await ports.outbox.put(emails)
  const created: GameId[] = []
  for (const { game, events } of steps) {
    const next = await createNextGame(ports, id, game, events, now)
    if (next !== undefined) created.push(next)
  }
  await noteBoardEnd(ports, loaded, now)
  // The owner's list of games is repaired first: it shows which turns are past, and webhooks about those are dropped.
  await repairOwnedGame(ports, id, loaded, now)
  await emitPastWebhooks(ports.notices, id, steps, now)
  return { emails: emails.length, made: created }
}

/** Loads a game and replays all its effects. Undefined if the game does not exist; throws on a damaged one. */
export const replayGame = async (ports: ReplayPorts, id: GameId, now: Instant): Promise<Replayed | undefined> => {
  const loaded = await loadGame(ports.games, id)
  return loaded && replayLoaded(ports, id, loaded, now)
}
