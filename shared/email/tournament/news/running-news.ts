import { otherColour } from '../../../draughts/index.ts'
import { RESUMING_NOTICE } from '../../../tournament/board-duties.ts'
import type { TournamentBoard } from '../../../tournament/model/boards.ts'
import { acceptedIn, tournamentBoard } from '../../../tournament/model/tournament.ts'
import { ADJUDICATION_PERIOD } from '../../../tournament/model/tournament-limits.ts'
import { colourOn, resultOfBoard } from '../../../tournament/standings/board-result.ts'
import { whenText } from '../../blocks/draft.ts'
import { type TournamentDraft, holderName, readerNumber } from '../blocks/tournament-draft.ts'
import { type NewsTeller, type NewsTellers, untold, withQuote } from './news-teller.ts'

/** Returns the name of the reader's opponent on a board. Undefined if the reader does not play there. */
export const opponentOn = (draft: TournamentDraft, board: TournamentBoard | undefined): string | undefined => {
  const reader = readerNumber(draft)
  const colour = board && reader !== undefined ? colourOn(board, reader) : undefined
  return board && colour && holderName(draft, board[otherColour(colour)])
}

/** A player reads of the own games as of a beginning. */
const tellStarted: NewsTeller<'started'> = (_, draft) => {
  const { begun } = draft.words.mail.tournament
  const { tournament } = draft.email
  const text = begun.official(acceptedIn(tournament).length, tournament.boards.length)
  return readerNumber(draft) === undefined ? { title: begun.title, text } : undefined
}

const tellVoided: NewsTeller<'voided'> = ({ board, cause }, draft) => {
  const opponent = opponentOn(draft, tournamentBoard(draft.email.tournament, board))
  return cause === 'closed' && opponent !== undefined ? draft.words.mail.tournament.news.undecided(opponent) : undefined
}

const tellResumed: NewsTeller<'resumed'> = ({ at }, draft) => {
  const pause = draft.email.tournament.pauses.find(({ resumedAt }) => resumedAt === at)
  const from = Math.min(pause?.until ?? Infinity, at + RESUMING_NOTICE)
  return draft.words.mail.tournament.news.resumed(whenText(draft, from))
}

/** A player reads of their own games, if some are not over; an official, how many there are to decide. */
const tellClosed: NewsTeller<'closed'> = ({ at }, draft) => {
  const { news } = draft.words.mail.tournament
  const open = draft.email.tournament.boards.filter((board) => resultOfBoard(board) === undefined)
  const until = whenText(draft, at + ADJUDICATION_PERIOD)
  if (readerNumber(draft) === undefined) return news.closedForOfficials(open.length, until)
  return open.some((board) => opponentOn(draft, board) !== undefined) ? news.closed(until) : undefined
}

const tellCancelled: NewsTeller<'cancelled'> = ({ by, reason }, { words }) => {
  const { news } = words.mail.tournament
  return by === 'clock' ? news.lapsed : withQuote(news.cancelled, news.reason, reason)
}

/** What is told of how the games begin and end. The end has an email of its own, as the beginning has for players. */
export const RUNNING_NEWS: NewsTellers<
  | 'founded'
  | 'changed'
  | 'confirmed'
  | 'sent'
  | 'started'
  | 'made'
  | 'scored'
  | 'voided'
  | 'paused'
  | 'resumed'
  | 'away'
  | 'closed'
  | 'finished'
  | 'cancelled'
> = {
  founded: untold,
  changed: untold,
  confirmed: untold,
  sent: untold,
  started: tellStarted,
  made: untold,
  // The emails about the games that go on tell how one of them has ended.
  scored: untold,
  voided: tellVoided,
  paused: ({ until }, draft) => draft.words.mail.tournament.news.paused(whenText(draft, until)),
  resumed: tellResumed,
  // Each game tells the opponent of a leave.
  away: untold,
  closed: tellClosed,
  finished: untold,
  cancelled: tellCancelled,
}
