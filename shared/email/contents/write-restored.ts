import type { Content } from '../blocks/block.ts'
import type { Draft } from '../blocks/draft.ts'
import { turnSummaryBlocks } from '../blocks/turn-blocks.ts'

/** Gives the mailbox that took back its seat the new link. */
export const writeRestored = (draft: Draft): Content => {
  const { facts, mail, links } = draft
  const { title, text } = mail.restored
  const isArbiter = facts.seat === 'arbiter'
  return {
    news: `${title}. ${text}`,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'words', text },
      { kind: 'button', link: { text: isArbiter ? mail.openGame : mail.openBoard, url: links.seat } },
      { kind: 'words', text: isArbiter ? mail.appointed.keep : mail.joined.keep },
      ...(facts.sides ? [{ kind: 'board' } as const] : []),
      ...turnSummaryBlocks(draft),
    ],
  }
}
