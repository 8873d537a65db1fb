import { type Game, personOf, playOf } from '../../game/model/game.ts'
import type { Role } from '../../game/model/words.ts'
import type { Contact } from '../ports/contacts.ts'
import type { GameId } from '../ports/games.ts'
import type { Service } from '../runtime/service.ts'
import type { LoadedGame } from './game-store.ts'

/** A seat of a game that is loaded, or its arbiter's place. */
export type GameSeat = { readonly id: GameId; readonly role: Role; readonly loaded: LoadedGame }

/** Returns whether the game still waits for an opponent, or is being played. */
export const isOpenOrActive = ({ status }: Game): boolean => status === 'open' || status === 'active'

/** Returns the contact of the person in a seat; empty if nobody is there, or nothing is known of them. */
export const loadContact = async ({ contacts }: Service, { id, role, loaded }: GameSeat): Promise<Contact> => {
  const player = personOf(loaded.game, role)
  return (player && (await contacts.load(id, player.contact))) ?? {}
}

/** Returns the fields that all emails about a seat have in common. `ply`: how many half-moves have been played. */
export const emailAbout = ({ id: game, role: seat, loaded }: GameSeat) => ({
  game,
  seat,
  version: loaded.stored.version,
  ply: playOf(loaded.game)?.moves.length ?? 0,
  delay: 0,
})
