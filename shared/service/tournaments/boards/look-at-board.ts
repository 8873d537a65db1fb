import { plainResult } from '../../../game/model/events.ts'
import type { Game } from '../../../game/model/game.ts'
import type { Instant } from '../../../game/model/words.ts'
import { dutiesOfBoard } from '../../../tournament/board-duties.ts'
import type { BoardOutcome, TournamentBoard } from '../../../tournament/model/boards.ts'
import type { TournamentCommandOf } from '../../../tournament/model/tournament-commands.ts'
import { type LoadedGame, loadGame } from '../../games/game-store.ts'
import { handleFrom } from '../../games/handle.ts'
import { commandsDue } from './board-commands.ts'
import { type BoardPorts, type TournamentOfBoards, makeBoard } from './make-board.ts'
import { personCommands } from './person-commands.ts'
import { replaceOldLinks } from './replaced-links.ts'

/** How a game ended, as the tournament notes it. */
export type BoardScore = TournamentCommandOf<'score'>['results'][number]

/** Returns how a game ended. Undefined while it goes on. */
export const outcomeOf = (game: Game): BoardOutcome | undefined => {
  switch (game.status) {
    case 'open':
    case 'active':
      return undefined
    case 'finished':
      return plainResult(game.result)
    case 'aborted':
    case 'expired':
      return 'void'
  }
}

const isSame = (one: BoardOutcome, other: BoardOutcome): boolean =>
  one === 'void' || other === 'void' ? one === other : one.winner === other.winner && one.reason === other.reason

/** Returns what the tournament has to note of a game. Undefined if it goes on, or its end is noted already. */
export const scoreDue = (board: TournamentBoard, { game, stored }: LoadedGame): BoardScore | undefined => {
  const outcome = outcomeOf(game)
  if (outcome === undefined || (board.score && isSame(board.score.outcome, outcome))) return undefined
  return { board: board.number, version: stored.version, outcome }
}

/** What a look has found. `exists`: the game exists now. */
export type BoardFound = { readonly exists: boolean; readonly score?: BoardScore }

/**
 * Looks at a board: compares its game with what the tournament asks, and does what is missing. It makes the game, stops
 * its clocks, takes leave, ends it, forgets a person, or replaces a link. It can be repeated.
 */
export const lookAtBoard = async (
  ports: BoardPorts,
  of: TournamentOfBoards,
  board: TournamentBoard,
  now: Instant,
): Promise<BoardFound> => {
  const duties = dutiesOfBoard(of.tournament, board)
  let found = await loadGame(ports.games, board.game)
  if (!found && !duties.exists) return { exists: false }
  found ??= await makeBoard(ports, of, board, now)
  const commands = [...personCommands(of, board, found, ports.chance), ...commandsDue(found, duties, now)]
  for (const command of commands) {
    const handled = await handleFrom(ports, { id: board.game, loaded: found }, () => command, now)
    if (handled.kind === 'crowded') throw new Error(`board ${board.number} of tournament ${of.id} is busy`)
    found = handled.loaded ?? found
  }
  found = await replaceOldLinks(ports, of, board, found, now)
  const score = scoreDue(board, found)
  return { exists: true, ...(score && { score }) }
}
