import type { TableFinding } from '../../game/board/find-in-table.ts'
import { CLAIM_TABLE } from '../../draughts/endgames/table-list.ts'
import { tableClaimIn } from '../../game/decisions/ending/claim-by-table.ts'
import type { Game } from '../../game/model/game.ts'
import type { Role } from '../../game/model/words.ts'
import type { EndgameTables } from '../runtime/endgame-tables.ts'
import { lazy } from '../runtime/lazy.ts'
import { mayLookUp } from './may-look-up.ts'

type TablePorts = { readonly tables: EndgameTables }

/** What the endgame table says of a game, if the role may claim by it. */
export type FindInTable = (game: Game) => TableFinding | undefined

/** The module is loaded, and the table read, with the first claim that can come up: other games start without both. */
const tableReader = lazy(() => import('./table-reader.ts'), 'tableReader')

/**
 * Returns how a claim of this role looks the game up, at each attempt to store it. The table is not even opened for a
 * role that cannot claim by it.
 */
export const finderFor = async ({ tables }: TablePorts, game: Game, role: Role): Promise<FindInTable> => {
  if (!mayLookUp(game, role)) return () => undefined
  const find = await tableReader(await tables.read(CLAIM_TABLE))
  return (now) => (mayLookUp(now, role) ? find(now.play) : undefined)
}

/** Returns what the table says of the game for a role that is on turn and could claim by it. Undefined for others. */
export const findForClaim = async (ports: TablePorts, game: Game, role: Role): Promise<TableFinding | undefined> =>
  (await finderFor(ports, game, role))(game)

/** Returns what a role may claim by the table now. Undefined for all but the side to move. */
export const tableClaimFor = async (ports: TablePorts, game: Game, role: Role): Promise<'win' | 'draw' | undefined> => {
  const found = await findForClaim(ports, game, role)
  return found && game.status === 'active' ? tableClaimIn(game, found) : undefined
}
