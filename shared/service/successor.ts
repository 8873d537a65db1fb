import { otherColour } from '../draughts/index.ts'
import type { CommandOf } from '../game/commands.ts'
import type { GameEvent } from '../game/events.ts'
import { type Game, type Play, playOf } from '../game/game.ts'
import type { Player } from '../game/people.ts'
import type { MatchPart, Opening, Terms } from '../game/terms.ts'
import type { Instant } from '../game/words.ts'
import { type Shelves, handle } from './handle.ts'
import { SALT_LENGTH, randomId, randomWord } from './ids.ts'
import type { Chance, Contacts, GameId } from './ports.ts'

/** What making the next game stands on. */
export type Nursery = Shelves & { readonly contacts: Contacts; readonly chance: Chance }

type Heir = { readonly id: GameId; readonly terms: Terms }

/** The second game of a match: on the ballot that the first one drew. */
const secondGame = (id: GameId, { terms }: Game, play: Play, match: MatchPart): Heir => {
  const { opening } = terms
  const same: Opening =
    opening.kind === 'ballot' && play.ballot !== undefined ? { ...opening, number: play.ballot } : opening
  return { id: match.other, terms: { ...terms, opening: same, match: { part: 2, other: id, order: match.order } } }
}

/** A rematch: on the same terms, by itself; a ballot is drawn anew. */
const rematchOf = (id: GameId, terms: Terms): Heir => {
  const { match: _over, opening, ...rest } = terms
  return {
    id,
    terms: { ...rest, opening: opening.kind === 'ballot' ? { kind: 'ballot', deck: opening.deck } : opening },
  }
}

/** The game that follows from this step, if one does: the second of a match, or a rematch that both have wished for. */
const heirOf = (id: GameId, game: Game, step: readonly GameEvent[]): Heir | undefined => {
  const play = playOf(game)
  const { match } = game.terms
  if (!play) return undefined
  for (const event of step) {
    if (event.type === 'rematch-agreed') return rematchOf(event.next, game.terms)
    const due = match?.order === 'together' ? event.type === 'joined' : event.type === 'finished'
    if (match?.part === 1 && due) return secondGame(id, game, play, match)
  }
  return undefined
}

/** A person's entry, for the next game; where he has one there already he may have changed it since. */
const bringAlong = async (contacts: Contacts, from: GameId, to: GameId, { name, contact }: Player): Promise<Player> => {
  const known = await contacts.load(from, contact)
  if (known) {
    const { told: _elsewhere, ...entry } = known
    await contacts.enter(to, contact, entry)
  }
  return { name, contact }
}

/**
 * Makes the game that follows from a step: the same two people, colours changed. Its id is known beforehand, so
 * doing it twice makes one game.
 */
export const succeed = async (
  nursery: Nursery,
  id: GameId,
  game: Game,
  step: readonly GameEvent[],
  now: Instant,
): Promise<void> => {
  const heir = heirOf(id, game, step)
  const play = playOf(game)
  if (!heir || !play) return
  const { games, contacts, chance } = nursery
  // Made already: what its people have changed since must not be written over.
  if (await games.load(heir.id)) return
  const along = (player: Player): Promise<Player> => bringAlong(contacts, id, heir.id, player)
  const command: CommandOf<'offer'> = {
    type: 'offer',
    terms: heir.terms,
    wish: otherColour(play.creatorColour),
    creator: await along(game.creator),
    opponent: await along(play.opponent),
    salt: randomId(chance, SALT_LENGTH),
    chance: randomWord(chance),
    ...(game.director && { director: await along(game.director) }),
  }
  const made = await handle(nursery, heir.id, () => command, now)
  if (made.kind !== 'done') throw new Error(`the game that follows from ${id} could not be made`)
}
