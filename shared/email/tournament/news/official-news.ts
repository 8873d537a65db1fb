import { decideTournament } from '../../../tournament/decide-tournament.ts'
import type { FactOf } from '../../../tournament/model/facts.ts'
import { type Tournament, tournamentBoard } from '../../../tournament/model/tournament.ts'
import { RULING_PERIOD } from '../../../tournament/model/tournament-limits.ts'
import type { EntrantNumber } from '../../../tournament/model/words.ts'
import { colourOn } from '../../../tournament/standings/board-result.ts'
import { whenText } from '../../blocks/draft.ts'
import { type TournamentDraft, holderName, readerNumber } from '../blocks/tournament-draft.ts'
import { type NewsTeller, type NewsTellers, untold, withQuote } from './news-teller.ts'
import { opponentOn } from './running-news.ts'

type Ruled = FactOf<'ruled'>

const mayAppeal = (tournament: Tournament, number: EntrantNumber, board: number, now: number): boolean => {
  const appeal = { type: 'appeal', by: { role: 'player', number }, board, text: 'any' } as const
  return decideTournament(tournament, appeal, now).facts.length > 0
}

/** Returns what an official's decision means for the reader, who plays in the game. */
const rulingFor = (draft: TournamentDraft, { board: number, winner }: Ruled, reader: EntrantNumber): string => {
  const { ruled } = draft.words.mail.tournament.news
  const board = tournamentBoard(draft.email.tournament, number)
  const opponent = opponentOn(draft, board) ?? ''
  if (winner === 'void') return ruled.void(opponent)
  if (winner === null) return ruled.drawn(opponent)
  return (board && colourOn(board, reader) === winner ? ruled.won : ruled.lost)(opponent)
}

/** Returns the names of the players of a board. */
const playersText = (draft: TournamentDraft, number: number): string => {
  const board = tournamentBoard(draft.email.tournament, number)
  const { versus } = draft.words.texts.game
  return board === undefined ? '' : versus(holderName(draft, board.black), holderName(draft, board.white))
}

const tellRuled: NewsTeller<'ruled'> = (fact, draft) => {
  const { email, words, now } = draft
  const { news } = words.mail.tournament
  const { ruled } = news
  const reader = readerNumber(draft)
  const board = tournamentBoard(email.tournament, fact.board)
  const isOwn = reader !== undefined && board !== undefined && colourOn(board, reader) !== undefined
  const text = isOwn ? rulingFor(draft, fact, reader) : ruled.ofOthers(fact.board, playersText(draft, fact.board))
  const appeal =
    isOwn && mayAppeal(email.tournament, reader, fact.board, now)
      ? ` ${ruled.appeal(whenText(draft, fact.at + RULING_PERIOD))}`
      : ''
  return withQuote({ title: ruled.title, text: `${text}${appeal}` }, news.reason, fact.reason)
}

const tellWarned: NewsTeller<'warned'> = ({ player, reason }, draft) => {
  const { news } = draft.words.mail.tournament
  const told = player === readerNumber(draft) ? news.youWarned : news.warned(holderName(draft, player))
  return withQuote(told, news.reason, reason)
}

const tellAppealed: NewsTeller<'appealed'> = ({ player, board, text }, draft) => {
  const { news } = draft.words.mail.tournament
  return withQuote(news.appealed(holderName(draft, player), board), news.message, text)
}

const tellWrote: NewsTeller<'wrote'> = ({ text, to }, draft) => {
  const { news } = draft.words.mail.tournament
  const who = holderName(draft, 'secretary')
  return withQuote(to === undefined ? news.wroteAll(who) : news.wroteYou(who), news.message, text)
}

/** What is told of what officials say and decide, and of a new link. */
export const OFFICIAL_NEWS: NewsTellers<
  'ruled' | 'appealed' | 'warned' | 'wrote' | 'link-rotated' | 'renamed' | 'forgotten'
> = {
  ruled: tellRuled,
  appealed: tellAppealed,
  warned: tellWarned,
  wrote: tellWrote,
  'link-rotated': ({ holder }, { email, words }) =>
    holder === email.to ? words.mail.tournament.news.newLink : undefined,
  renamed: untold,
  forgotten: untold,
}
