import { moveText } from '../../draughts/index.ts'
import type { EmailTexts } from '../../texts/index.ts'
import type { Block, Content } from '../blocks/block.ts'
import { cleanMessage } from '../text/clean-text.ts'
import type { Seat } from '../../game/model/words.ts'
import type { Draft } from '../blocks/draft.ts'
import { type PendingFacts, hasProposal } from '../facts/pending-facts.ts'
import { movesBlocks, turnSummaryBlocks } from '../blocks/turn-blocks.ts'

export type AnswerOutcome = 'played' | keyof EmailTexts['replies']['outcomes']

/**
 * The result of one line of a reply to an email about several games. `game` and `seat` are set if the line names a
 * game.
 */
export type LineResult = AnswerResult & { readonly game?: string; readonly seat?: Seat }

/** `line` is the line that was read, and `move` the move in it, if it is legal. */
type AnswerResult = { readonly outcome: AnswerOutcome; readonly line?: string; readonly move?: string }

/** The outcomes after which a list of the legal moves helps the reader. */
const LISTS_MOVES: ReadonlySet<AnswerOutcome> = new Set(['illegal', 'unclear', 'several', 'older'])

type OutcomeText = EmailTexts['replies']['outcomes'][keyof EmailTexts['replies']['outcomes']]

/**
 * Returns what became of a reply that played no move. It names the words that answer the other side only if they would
 * do something; `pending` is undefined if the reply's game is not known.
 */
export const answerOutcomeText = (
  { outcomes, orWord }: EmailTexts['replies'],
  outcome: Exclude<AnswerOutcome, 'played'>,
  pending: PendingFacts | 'unknown' | undefined,
): OutcomeText => {
  const { [outcome]: text } = outcomes
  if (outcome !== 'unclear' && outcome !== 'uncoded') return text
  return pending === 'unknown' || hasProposal(pending) ? { ...text, text: orWord[outcome] } : text
}

/** Returns the result of a reply by email, how the game stands and, if that helps, the legal moves. */
export const writeAnswerResult = (draft: Draft, { outcome, line, move }: AnswerResult): Content => {
  const { facts, mail, links } = draft
  const { replies } = mail
  const { title, text } =
    outcome === 'played'
      ? { title: replies.played(moveText(facts.rules, move ?? '')), text: undefined }
      : answerOutcomeText(replies, outcome, facts.pending)
  const first = line === undefined ? undefined : cleanMessage(line)
  const query = move !== undefined && outcome !== 'played' ? `?move=${encodeURIComponent(move)}` : ''
  const words = [text, first === undefined ? undefined : replies.first(first)].filter((each) => each !== undefined)
  return {
    news: title,
    blocks: [
      { kind: 'title', text: title },
      ...words.map((each): Block => ({ kind: 'words', text: each })),
      { kind: 'button', link: { text: facts.turn?.isYours ? mail.makeMove : mail.openBoard, url: links.seat + query } },
      ...turnSummaryBlocks(draft),
      ...(facts.turn?.isYours && LISTS_MOVES.has(outcome) ? movesBlocks(draft, facts.turn) : []),
    ],
  }
}
