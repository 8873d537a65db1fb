import type { Game } from '../../../game/model/game.ts'
import { DAY, type Instant, type Role, type Seat } from '../../../game/model/words.ts'
import type { TournamentBoard } from '../../../tournament/model/boards.ts'
import { type Tournament, tournamentBoard } from '../../../tournament/model/tournament.ts'
import type { BoardNumber } from '../../../tournament/model/words.ts'
import { hasSameSpelling } from '../../credentials/mailbox.ts'
import { loadGame } from '../../games/game-store.ts'
import { type Contacts, hasSeen } from '../../ports/contacts.ts'
import type { Games } from '../../ports/games.ts'
import type { Tournaments } from '../../ports/tournaments/tournaments.ts'
import { loadTournament } from '../../tournaments/record/tournament-store.ts'
import type { TurnEmail } from '../mailbox/turn-email.ts'
import { gameSteps, unsentEmails } from '../mailbox/unsent-emails.ts'

type Ports = {
  readonly contacts: Pick<Contacts, 'load'>
  readonly games: Games
  readonly tournaments: Tournaments
}

/** The most ends of games that one email tells. Others follow in the next. */
const MOST_ENDS = 10

/** How long an end is news. The final report of the tournament has the result in any case. */
const NEWS_FOR = 14 * DAY

type OwnBoard = { readonly board: TournamentBoard; readonly seat: Seat }

/** Returns the boards of a player that have ended lately. Black is the creator of each game. */
const endedLately = (
  tournament: Tournament,
  { number, seat: role }: { readonly number: BoardNumber; readonly seat: Role },
  now: Instant,
): readonly OwnBoard[] => {
  const own = tournamentBoard(tournament, number)
  const player = role === 'creator' ? own?.black : own?.white
  return tournament.boards
    .filter(({ black, white, score, voided }) => {
      const isOwn = player !== undefined && (black === player || white === player)
      return isOwn && voided === undefined && score !== undefined && score.at > now - NEWS_FOR
    })
    .map((board) => ({ board, seat: board.black === player ? 'creator' : 'opponent' }))
}

const untoldEndAt = async (
  { contacts, games }: Ports,
  { board, seat }: OwnBoard,
  to: TurnEmail['to'],
  now: Instant,
): Promise<readonly TurnEmail[]> => {
  const contact = board.contacts[seat === 'creator' ? 0 : 1]
  const known = await contacts.load(board.game, contact)
  if (!known?.confirmed || known.email === undefined || known.silent) return []
  if (known.told >= (board.score?.version ?? 0) || !hasSameSpelling(known.email, to.email)) return []
  const loaded = await loadGame(games, board.game)
  if (!loaded) return []
  const unsent = unsentEmails(board.game, loaded, gameSteps(loaded), { seat, contact, known }, now)
  const end = unsent.find(({ kind }) => kind === 'ended')
  return end && !hasSeen(known, end.version)
    ? [{ gameEmail: end, loaded, contact, to: { ...known, email: known.email } }]
    : []
}

const boardOf = ({ terms: { tournament } }: Game) => tournament

/**
 * Returns how games have ended in the tournaments of these turns, as far as their reader has not been told. No email of
 * its own tells it: it is told beside a turn.
 */
export const untoldEnds = async (
  ports: Ports,
  turns: readonly TurnEmail[],
  now: Instant,
): Promise<readonly TurnEmail[]> => {
  const byTournament = new Map(turns.map((turn) => [boardOf(turn.loaded.game)?.id, turn]))
  const ends: TurnEmail[] = []
  for (const [id, { gameEmail, loaded, to }] of byTournament) {
    const read = id === undefined ? undefined : await loadTournament(ports.tournaments, id)
    const number = boardOf(loaded.game)?.board ?? 0
    const boards = read ? endedLately(read.tournament, { number, seat: gameEmail.seat }, now) : []
    for (const own of boards) if (ends.length < MOST_ENDS) ends.push(...(await untoldEndAt(ports, own, to, now)))
  }
  return ends
}
