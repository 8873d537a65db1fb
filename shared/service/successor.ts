import { otherColour } from '../draughts/index.ts'
import type { CommandOf } from '../game/commands.ts'
import type { GameEvent } from '../game/events.ts'
import type { Game } from '../game/game.ts'
import { ownedBy } from '../game/labels.ts'
import type { Player } from '../game/people.ts'
import type { Instant } from '../game/words.ts'
import { type GameStores, handle } from './handle.ts'
import { heirOf } from './heir.ts'
import { SALT_LENGTH, randomId, randomWord } from './ids.ts'
import { listSeats } from './listing.ts'
import type { Chance, Contacts, GameId } from './ports.ts'

export type SuccessorPorts = GameStores & { readonly contacts: Contacts; readonly chance: Chance }

/** An entry already there may be newer, and stays. Versions and links are of the game before. */
const bringAlong = async (contacts: Contacts, from: GameId, to: GameId, { name, contact }: Player): Promise<Player> => {
  const known = await contacts.load(from, contact)
  if (known) {
    const { told: _told, seen: _seen, epoch: _epoch, ...entry } = known
    await contacts.enter(to, contact, entry)
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
  const along = (player: Player): Promise<Player> => bringAlong(contacts, id, heir.id, player)
  const command: CommandOf<'offer'> = {
    type: 'offer',
    terms: heir.terms,
    wish: otherColour(heir.after.creatorColour),
    creator: await along(game.creator),
    opponent: await along(heir.after.opponent),
    salt: randomId(chance, SALT_LENGTH),
    chance: randomWord(chance),
    ...(game.director && { director: await along(game.director) }),
    ...(game.awaited && { awaited: game.awaited }),
    ...ownedBy(game),
  }
  const made = await handle(ports, heir.id, () => command, now)
  if (made.kind !== 'done') throw new Error(`the game that follows from ${id} could not be made`)
  // At once: an email about the first game then names both.
  await listSeats(contacts, heir.id, made.loaded)
  return heir.id
}
