import type { Role } from '../../../game/model/words.ts'
import type { TournamentBoard } from '../../../tournament/model/boards.ts'
import type { Holder } from '../../../tournament/model/facts.ts'
import type { Tournament } from '../../../tournament/model/tournament.ts'

/** The contacts of a board stand in the order of these roles, as Black has the creator's seat. */
export const BOARD_ROLES = ['creator', 'opponent', 'arbiter'] as const satisfies readonly Role[]

/** Returns the role of a person in the game of a board. Undefined if they have none. */
export const roleOnBoard = ({ black, white, arbiter }: TournamentBoard, holder: Holder): Role | undefined => {
  if (holder === black) return 'creator'
  if (holder === white) return 'opponent'
  return holder === arbiter ? 'arbiter' : undefined
}

/** A person's place at a board. `contact`: the person's entry of the address book in its game. */
export type PlaceAtBoard = { readonly board: TournamentBoard; readonly role: Role; readonly contact: string }

/** Returns the place of a person at a board. Undefined if they have none. */
export const placeOnBoard = (board: TournamentBoard, holder: Holder): PlaceAtBoard | undefined => {
  const role = roleOnBoard(board, holder)
  const contact = role && board.contacts[BOARD_ROLES.indexOf(role)]
  return role && contact !== undefined ? { board, role, contact } : undefined
}

/** Returns the boards of a person, with their place at each. Boards that count for nobody are left out. */
export const placesOf = ({ boards }: Tournament, holder: Holder): readonly PlaceAtBoard[] =>
  boards.flatMap((board) => {
    const place = board.voided === undefined ? placeOnBoard(board, holder) : undefined
    return place ? [place] : []
  })
