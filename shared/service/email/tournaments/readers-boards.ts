import { resultOfBoard } from '../../../tournament/standings/board-result.ts'
import { emailedSeatLink } from '../../credentials/links.ts'
import { foldStored } from '../../games/game-store.ts'
import type { GameId, GameRecord, Games } from '../../ports/games.ts'
import { placesOf } from '../../tournaments/boards/own-boards.ts'
import type { TournamentEmailFacts } from '../../../email/tournament/tournament-email-facts.ts'
import type { TournamentEmailReader, TournamentMailPorts } from './tournament-reader.ts'

/** The most games that one read of the store may have. */
const AT_ONCE = 100

/** Loads games, however many. Those that do not exist are left out. */
export const loadManyGames = async (
  games: Pick<Games, 'loadAll'>,
  ids: readonly GameId[],
): Promise<ReadonlyMap<GameId, GameRecord>> => {
  const found = new Map<GameId, GameRecord>()
  for (let from = 0; from < ids.length; from += AT_ONCE)
    for (const [id, stored] of await games.loadAll(ids.slice(from, from + AT_ONCE))) found.set(id, stored)
  return found
}

type BoardLink = TournamentEmailFacts['boards'][number]

/**
 * Returns the undecided boards of a player, with the links that only an email to this mailbox has. `in-hand`: their games
 * are still being made.
 */
export const readersBoards = async (
  ports: Pick<TournamentMailPorts, 'games' | 'origin' | 'signer'>,
  { loaded: { tournament }, holder, to }: TournamentEmailReader,
): Promise<readonly BoardLink[] | 'in-hand'> => {
  if (typeof holder !== 'number') return []
  const places = placesOf(tournament, holder).filter(({ board }) => resultOfBoard(board) === undefined)
  const records = await loadManyGames(
    ports.games,
    places.map(({ board }) => board.game),
  )
  const boards = places.flatMap(({ board, role }) => {
    const record = records.get(board.game)
    const game = record && foldStored(board.game, record).game
    return game
      ? [{ number: board.number, url: emailedSeatLink(ports, role, board.game, game, to.email) }]
      : []
  })
  return boards.length < places.length ? 'in-hand' : boards
}
