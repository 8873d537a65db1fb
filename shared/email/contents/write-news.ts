import { openQuestionBlocks, messageBlocks } from '../blocks/open-questions.ts'
import type { Block, Content } from '../blocks/block.ts'
import type { Draft } from '../blocks/draft.ts'
import { type NewsEvent, writeNewsText } from '../events/recipients.ts'
import { turnSummaryBlocks } from '../blocks/turn-blocks.ts'

/**
 * Advises a reader with a new link to save it. If the link replaces another one, the link that undoes this is added.
 */
const linkBlocks = ({ mail, links, facts }: Draft, event: NewsEvent): readonly Block[] => {
  const isReplaced = event.type === 'link-rotated'
  const isNew = isReplaced || (event.type === 'reseated' && event.seat === facts.seat)
  const keep = facts.seat === 'arbiter' ? mail.appointed.keep : mail.joined.keep
  return [
    ...(isNew ? [{ kind: 'words', text: keep } as const] : []),
    ...(isReplaced ? [{ kind: 'address', lead: mail.replacedUndo, url: links.undo } as const] : []),
  ]
}

/** Tells of an event that is no move. It may replace the email about a move, so it tells how the game stands, too. */
export const writeNews = (draft: Draft, event: NewsEvent): Content => {
  const { facts, mail, links } = draft
  const { title, text } = writeNewsText(event, draft)
  const begun: readonly Block[] = facts.sides ? [{ kind: 'board' }] : []
  return {
    news: text,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'words', text },
      ...(event.type === 'said' ? messageBlocks(draft) : []),
      { kind: 'button', link: { text: facts.seat === 'arbiter' ? mail.openGame : mail.openBoard, url: links.seat } },
      ...linkBlocks(draft, event),
      ...begun,
      ...turnSummaryBlocks(draft),
      ...(facts.turn?.isYours && event.type !== 'said' ? messageBlocks(draft) : []),
      ...openQuestionBlocks(draft, event.type),
    ],
  }
}
