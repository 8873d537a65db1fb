import { type DrawingCommand, drawsNeeded } from '../../../tournament/decide-tournament.ts'
import type { BoardDraw } from '../../../tournament/model/boards.ts'
import type { Tournament } from '../../../tournament/model/tournament.ts'
import { CONTACT_ID_LENGTH, GAME_ID_LENGTH, SALT_LENGTH, randomId, randomUint32 } from '../../credentials/ids.ts'
import type { RandomBytes } from '../../ports/signer.ts'

/**
 * The contacts of a board differ in their last character alone, so that the tournament's log stays small. An entry of
 * the address book is found by game and contact, and neither is a secret.
 */
const drawBoard = (chance: RandomBytes): BoardDraw => {
  const contact = randomId(chance, CONTACT_ID_LENGTH - 1)
  return {
    game: randomId(chance, GAME_ID_LENGTH),
    salt: randomId(chance, SALT_LENGTH),
    chance: randomUint32(chance),
    contacts: [`${contact}b`, `${contact}w`, `${contact}a`],
  }
}

/** Draws what a command needs for the boards that it may make in the tournament as it is now. */
export const drawsFor = (chance: RandomBytes, tournament: Tournament, command: DrawingCommand): readonly BoardDraw[] =>
  Array.from({ length: drawsNeeded(tournament, command) }, () => drawBoard(chance))
