import { CLAIM_TABLE, ENDGAME_TABLES } from '../../draughts/endgames/table-list.ts'
import { COLOURS } from '../../draughts/index.ts'
import { materialOf } from '../../draughts/play/outcome.ts'
import { type ActiveGame, type Game, seatToMove } from '../../game/model/game.ts'
import type { Role } from '../../game/model/words.ts'

/** Returns whether the position of a game has no more pieces than the table. */
export const isSmall = ({ play: { position } }: Pick<ActiveGame, 'play'>): boolean =>
  COLOURS.reduce((sum, colour) => sum + materialOf(position, colour).pieces, 0) <= ENDGAME_TABLES[CLAIM_TABLE].pieces

/**
 * Returns whether this role could claim by the table now, whatever the table says. All others get the same answers in
 * the same time for a won, a lost and a drawn position, because the table is not even opened for them.
 */
export const mayLookUp = (game: Game, role: Role): game is ActiveGame =>
  game.status === 'active' && game.terms.tables !== undefined && role === seatToMove(game.play) && isSmall(game)
