import { leftText } from '../../texts/index.ts'
import type { Block, Content } from '../blocks/block.ts'
import { type Draft, capitalizeFirst } from '../blocks/draft.ts'
import { openQuestionBlocks, messageBlocks } from '../blocks/open-questions.ts'
import { receiptBlocks } from '../blocks/receipt-blocks.ts'
import { movesBlocks, taskText, timeBlocks } from '../blocks/turn-blocks.ts'
import { type TurnFacts, isTimedTurn, nextTimeLimit } from '../facts/turn-facts.ts'

/** Returns a link to the calendar file of the deadline. A file inside the email could be outdated when it is read. */
const calendarBlocks = ({ mail, links }: Draft, turn: TurnFacts): readonly Block[] =>
  isTimedTurn(turn) ? [{ kind: 'link', link: { text: mail.calendar, url: `${links.seat}/deadline.ics` } }] : []

/** Tells a player that it is their turn: what happened, until when, and which moves are legal. */
export const writeYourTurn = (draft: Draft, turn: TurnFacts): Content => {
  const { facts, texts, mail, links, now } = draft
  const task = taskText(draft, turn)
  const timeLeft = isTimedTurn(turn) ? `${capitalizeFirst(leftText(texts, nextTimeLimit(turn, now), now))}.` : ''
  return {
    news: `${task} ${timeLeft}`,
    blocks: [
      { kind: 'title', text: mail.yourTurn.title(facts.you) },
      { kind: 'words', text: task, weight: turn.mustCapture ? 'strong' : 'plain' },
      ...messageBlocks(draft),
      ...openQuestionBlocks(draft),
      { kind: 'button', link: { text: mail.makeMove, url: links.seat } },
      { kind: 'board' },
      ...timeBlocks(draft, turn),
      ...movesBlocks(draft, turn),
      ...calendarBlocks(draft, turn),
      ...receiptBlocks(draft),
    ],
  }
}
