import { otherColour } from '../../draughts/index.ts'
import type { CommandOf } from '../../game/commands.ts'
import type { GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import { ownershipOf } from '../../game/model/labels.ts'
import type { NewPlayer } from '../../game/model/people.ts'
import type { Instant, Role } from '../../game/model/words.ts'
import { type Contacts, contactOnly } from '../ports/contacts.ts'
import { subscriptionsForNextGame } from '../push/push-subscriptions.ts'
import { type GameStores, handle } from '../games/handle.ts'
import { nextGameOf } from './next-game.ts'
import { SALT_LENGTH, randomId, randomUint32 } from '../credentials/ids.ts'
import { listSeats } from '../email/mailbox/list-seats.ts'
import type { RandomBytes } from '../ports/signer.ts'
import type { GameId } from '../ports/games.ts'

export type NextGamePorts = GameStores & { readonly contacts: Contacts; readonly chance: RandomBytes }

type CopyPorts = { readonly contacts: Contacts; readonly from: GameId; readonly to: GameId }

/**
 * Copies a person's contact to the next game. If the next game has the contact already, it may be newer, and is kept.
 * `seen`, `look` and `epoch` are about the earlier game, and are not copied. `linkEpoch`: how often the person's link to the
 * earlier game was replaced.
 */
const copyContact = async (
  { contacts, from, to }: CopyPorts,
  { name, contact, bot }: NewPlayer,
  linkEpoch: number,
): Promise<NewPlayer> => {
  const known = await contacts.load(from, contact)
  if (known) {
    const { seen: _seen, look: _look, epoch: _epoch, devices: _devices, ...entry } = contactOnly(known)
    await contacts.add(to, contact, { ...entry, ...subscriptionsForNextGame(known, linkEpoch) })
  }
  return { name, contact, ...(bot && { bot }) }
}

/**
 * Creates the game that follows a step, with colours swapped, and returns its id. Undefined if no game follows, or if
 * it exists already: its players may have changed their contacts since.
 */
export const createNextGame = async (
  ports: NextGamePorts,
  id: GameId,
  game: Game,
  step: readonly GameEvent[],
  now: Instant,
): Promise<GameId | undefined> => {
  const next = nextGameOf(id, game, step)
  const { games, contacts, chance } = ports
  if (!next || (await games.load(next.id))) return undefined
  const copy = { contacts, from: id, to: next.id }
  const copied = (role: Role, player: NewPlayer): Promise<NewPlayer> => copyContact(copy, player, game.epochs[role])
  const command: CommandOf<'offer'> = {
    type: 'offer',
    terms: next.terms,
    wish: otherColour(next.previous.creatorColour),
    creator: await copied('creator', game.creator),
    opponent: await copied('opponent', next.previous.opponent),
    salt: randomId(chance, SALT_LENGTH),
    chance: randomUint32(chance),
    ...(game.arbiter && { arbiter: await copied('arbiter', game.arbiter) }),
    ...(game.awaited && { awaited: game.awaited }),
    ...ownershipOf(game),
  }
  const created = await handle(ports, next.id, () => command, now)
  if (created.kind !== 'done') throw new Error(`the game that follows from ${id} could not be made`)
  // The seats are listed at once, so that an email about the first game names both games.
  await listSeats(contacts, next.id, created.loaded)
  return next.id
}
