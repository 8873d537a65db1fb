import type { Ruling, TournamentBoard } from '../../../tournament/model/boards.ts'
import { TOURNAMENT_TEXTS } from '../../../tournament/model/tournament-limits.ts'
import type { Block } from '../../blocks/block.ts'
import { cleanMessage } from '../../text/clean-text.ts'
import { type TournamentDraft, holderName } from './tournament-draft.ts'

/** The most rulings that an email lists. The page of the event has all. */
const MOST_LISTED = 40

type RuledBoard = TournamentBoard & { readonly ruling: Ruling }

const isRuled = (board: TournamentBoard): board is RuledBoard =>
  board.ruling !== undefined && board.voided !== 'replaced'

/** Returns how a board was decided. */
const outcomeText = (draft: TournamentDraft, { ruling: { winner }, ...board }: RuledBoard): string => {
  const { mail, texts } = draft.words
  if (winner === 'void') return mail.tournament.report.void
  return winner === null ? texts.results.draw : mail.ended.won(holderName(draft, board[winner]))
}

const rulingBlock = (draft: TournamentDraft, board: RuledBoard): Block => {
  const { texts, mail } = draft.words
  const players = texts.game.versus(holderName(draft, board.black), holderName(draft, board.white))
  const reason = cleanMessage(board.ruling.reason, TOURNAMENT_TEXTS.message)
  return {
    kind: 'row',
    label: `${mail.eventBoard(board.number)}, ${players}`,
    text: [outcomeText(draft, board), ...(reason === undefined ? [] : [`“${reason}”`])].join('. '),
  }
}

/** Returns the games that an official has decided, each with its reason. A brief email leaves them to the page. */
export const rulingBlocks = (draft: TournamentDraft): readonly Block[] => {
  const ruled = draft.isBrief ? [] : draft.email.tournament.boards.filter(isRuled)
  return ruled.length === 0
    ? []
    : [
        { kind: 'words', text: draft.words.mail.tournament.report.rulings, weight: 'strong' },
        ...ruled.slice(0, MOST_LISTED).map((board) => rulingBlock(draft, board)),
      ]
}
