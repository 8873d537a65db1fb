import { otherColour } from '../../draughts/index.ts'
import type { CommandOf } from '../../game/commands.ts'
import type { GameEvent } from '../../game/events.ts'
import type { Game } from '../../game/game.ts'
import { ownedBy } from '../../game/labels.ts'
import type { Player } from '../../game/people.ts'
import type { Instant, Role } from '../../game/words.ts'
import { personIn } from '../ports/contact.ts'
import { devicesAlong } from '../push/push-subscriptions.ts'
import { type GameStores, handle } from '../games/handle.ts'
import { heirOf } from './next-game.ts'
import { SALT_LENGTH, randomId, randomWord } from '../credentials/ids.ts'
import { listSeats } from '../seats/listing.ts'
import type { Chance, Contacts, GameId } from '../ports/ports.ts'

export type SuccessorPorts = GameStores & { readonly contacts: Contacts; readonly chance: Chance }

type Way = { readonly contacts: Contacts; readonly from: GameId; readonly to: GameId }

/** An entry already there may be newer, and stays. Versions and links are of the game before. `linkEpoch`: of the seat's link there. */
const bringAlong = async (
  { contacts, from, to }: Way,
  { name, contact }: Player,
  linkEpoch: number,
): Promise<Player> => {
  const known = await contacts.load(from, contact)
  if (known) {
    const { seen: _seen, epoch: _epoch, devices: _devices, ...entry } = personIn(known)
    await contacts.enter(to, contact, { ...entry, ...devicesAlong(known, linkEpoch) })
  }
  return { name, contact }
}

/** Colours swapped. Undefined if none follows or it exists: its players may have changed their entries. */
export const succeed = async (
  ports: SuccessorPorts,
  id: GameId,
  game: Game,
  step: readonly GameEvent[],
  now: Instant,
): Promise<GameId | undefined> => {
  const heir = heirOf(id, game, step)
  const { games, contacts, chance } = ports
  if (!heir || (await games.load(heir.id))) return undefined
  const way = { contacts, from: id, to: heir.id }
  const along = (role: Role, player: Player): Promise<Player> => bringAlong(way, player, game.epochs[role])
  const command: CommandOf<'offer'> = {
    type: 'offer',
    terms: heir.terms,
    wish: otherColour(heir.after.creatorColour),
    creator: await along('creator', game.creator),
    opponent: await along('opponent', heir.after.opponent),
    salt: randomId(chance, SALT_LENGTH),
    chance: randomWord(chance),
    ...(game.director && { director: await along('director', game.director) }),
    ...(game.awaited && { awaited: game.awaited }),
    ...ownedBy(game),
  }
  const made = await handle(ports, heir.id, () => command, now)
  if (made.kind !== 'done') throw new Error(`the game that follows from ${id} could not be made`)
  // At once: an email about the first game then names both.
  await listSeats(contacts, heir.id, made.loaded)
  return heir.id
}
