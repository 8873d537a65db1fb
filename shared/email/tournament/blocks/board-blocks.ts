import { ballotNumbered } from '../../../draughts/openings/ballots.ts'
import { type Deck, otherColour, ruleSetOf } from '../../../draughts/index.ts'
import { openingPosition } from '../../../game/board/opening-position.ts'
import { termsOfBoard } from '../../../tournament/event-game.ts'
import type { TournamentBoard } from '../../../tournament/model/boards.ts'
import { tournamentBoard } from '../../../tournament/model/tournament.ts'
import { colourOn } from '../../../tournament/standings/board-result.ts'
import type { Block } from '../../blocks/block.ts'
import { type TournamentDraft, holderName, readerNumber } from './tournament-draft.ts'

/** Returns the side of the reader, and whether they begin. */
const sideText = (
  { email, texts, words: { mail } }: TournamentDraft,
  board: TournamentBoard,
  reader: number,
): string => {
  const colour = colourOn(board, reader)
  if (colour === undefined) return ''
  const { opening, rules } = termsOfBoard(email.id, email.tournament, board)
  const begins = openingPosition(ruleSetOf(rules), opening, board.opening)?.turn
  return begins === colour ? `${mail.youPlay(colour)} ${texts.seat.youBegin}` : mail.youPlay(colour)
}

const ballotText = ({ words: { mail } }: TournamentDraft, deck: Deck, number: number): string => {
  const ballot = ballotNumbered(deck, number)
  if (!ballot) return ''
  const { agreed } = mail
  return [
    agreed.ballot(ballot.number, deck, ballot.name ?? ballot.group),
    ...(ballot.removed.length > 0 ? [agreed.removed(ballot.removed)] : []),
    agreed.begins(ballot.moves),
  ].join(' ')
}

/** Returns the board's name as all pages have it, where it stands in the event's schedule, and its ballot. */
const scheduleText = (draft: TournamentDraft, { number: board, round, opening: number }: TournamentBoard): string => {
  const { consent, eventBoard } = draft.words.mail
  const { opening } = draft.email.tournament.terms
  return [
    `${eventBoard(board)}.`,
    consent.round(`${round}`),
    ...(opening.kind === 'ballot' && number !== undefined ? [ballotText(draft, opening.deck, number)] : []),
  ].join(' ')
}

type OwnBoard = { readonly board: TournamentBoard; readonly url: string; readonly reader: number }

const opponentOf = (draft: TournamentDraft, { board, reader }: OwnBoard): string => {
  const colour = colourOn(board, reader) ?? 'black'
  return holderName(draft, board[otherColour(colour)])
}

const gameBlock = (draft: TournamentDraft, own: OwnBoard): Block => ({
  kind: 'game',
  title: opponentOf(draft, own),
  lines: [{ text: sideText(draft, own.board, own.reader) }, { text: scheduleText(draft, own.board), weight: 'soft' }],
  link: { text: draft.words.mail.tournament.begun.openBoard, url: own.url },
})

/** Returns a game in one line, which is its link. */
const lineBlock = (draft: TournamentDraft, own: OwnBoard): Block => ({
  kind: 'link',
  link: { text: `${opponentOf(draft, own)} · ${sideText(draft, own.board, own.reader)}`, url: own.url },
})

/** The most games that an email lists: those of a player against 31 others, with both sides. */
const MOST_LISTED = 62

/** Returns the reader's games of this email, each with its link. In a brief email each is one line. */
export const boardBlocks = (draft: TournamentDraft): readonly Block[] => {
  const reader = readerNumber(draft)
  const { boards, tournament } = draft.email
  if (reader === undefined) return []
  const own = boards.flatMap(({ number, url }): readonly OwnBoard[] => {
    const board = tournamentBoard(tournament, number)
    return board ? [{ board, url, reader }] : []
  })
  const listed = own.slice(0, MOST_LISTED)
  const rest = own.length - listed.length
  return [
    ...listed.map((each) => (draft.isBrief ? lineBlock : gameBlock)(draft, each)),
    ...(rest > 0 ? [{ kind: 'words', text: draft.words.mail.tournament.begun.more(rest) } as const] : []),
  ]
}
