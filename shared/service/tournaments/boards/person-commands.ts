import type { Command } from '../../../game/commands.ts'
import { playOf, playerOf } from '../../../game/model/game.ts'
import type { Role } from '../../../game/model/words.ts'
import type { TournamentBoard } from '../../../tournament/model/boards.ts'
import type { Holder } from '../../../tournament/model/facts.ts'
import { CONTACT_ID_LENGTH, randomId } from '../../credentials/ids.ts'
import { isOpenOrActive } from '../../games/game-seat.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import type { RandomBytes } from '../../ports/signer.ts'
import { personOfTournament } from '../links/tournament-holders.ts'
import type { LoadedTournament } from '../record/tournament-store.ts'
import { roleOnBoard } from './own-boards.ts'

/** Returns whether a person was renamed in the tournament after they last chose a name in this game. */
const isRenamedSince = (holder: Holder, role: Role, { stored }: LoadedTournament, loaded: LoadedGame): boolean => {
  const renamed = stored.log.findLast((fact) => fact.type === 'renamed' && fact.holder === holder)
  const own = loaded.stored.log.findLast((event) => event.type === 'renamed' && event.by === role)
  return renamed !== undefined && (own?.type !== 'renamed' || own.at < renamed.at)
}

/** Returns the commands by which a person has in a game the name that they have in the tournament, or none. */
const commandsFor = (
  holder: Holder,
  role: Role,
  tournament: LoadedTournament,
  loaded: LoadedGame,
  chance: RandomBytes,
): readonly Command[] => {
  const person = personOfTournament(tournament.tournament, holder)
  const player = playerOf(loaded.game, role)
  if (!person || !player || player.name === '' || player.name === person.name) return []
  const ply = playOf(loaded.game)?.moves.length ?? 0
  if (person.name === '') return [{ type: 'forget-me', by: role, ply, contact: randomId(chance, CONTACT_ID_LENGTH) }]
  if (role === 'arbiter' || !isOpenOrActive(loaded.game) || !isRenamedSince(holder, role, tournament, loaded)) return []
  return [{ type: 'rename', by: role, ply, name: person.name }]
}

/** Returns the commands by which the people of a board are forgotten or renamed in its game, as in the tournament. */
export const personCommands = (
  tournament: LoadedTournament,
  board: TournamentBoard,
  loaded: LoadedGame,
  chance: RandomBytes,
): readonly Command[] =>
  ([board.black, board.white, ...(board.arbiter ? [board.arbiter] : [])] as const).flatMap((holder) => {
    const role = roleOnBoard(board, holder)
    return role ? commandsFor(holder, role, tournament, loaded, chance) : []
  })
