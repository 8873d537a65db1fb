import { resultOfBoard } from '../../../tournament/standings/board-result.ts'
import type { TournamentEmailFacts } from '../../../email/tournament/blocks/tournament-email-facts.ts'
import { emailedSeatLink } from '../../credentials/links.ts'
import { loadGame } from '../../games/game-store.ts'
import { forEachConcurrently } from '../../runtime/concurrency.ts'
import { type PlaceAtBoard, placesOf } from '../../tournaments/boards/own-boards.ts'
import type { TournamentEmailReader, TournamentMailPorts } from './tournament-reader.ts'

type BoardLink = TournamentEmailFacts['boards'][number]

/** Games that are read at the same time. */
const CONCURRENCY = 10

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
  const links: BoardLink[] = []
  const read = async ({ board, role }: PlaceAtBoard): Promise<boolean> => {
    const loaded = await loadGame(ports.games, board.game)
    if (!loaded) return false
    links.push({ number: board.number, url: emailedSeatLink(ports, role, board.game, loaded.game, to.email) })
    return true
  }
  await forEachConcurrently(
    places.map((place) => [place]),
    CONCURRENCY,
    read,
  )
  return links.length < places.length ? 'in-hand' : links.toSorted((one, other) => one.number - other.number)
}
