import type { Block, Content } from '../blocks/block.ts'
import type { Draft } from '../blocks/draft.ts'
import { drawnLotBlocks, termsBlocks } from '../blocks/terms-blocks.ts'
import { turnSummaryBlocks } from '../blocks/turn-blocks.ts'

/** Tells a person that they are the arbiter of a game and what they may do, with their link and the terms. */
export const writeAppointed = (draft: Draft): Content => {
  const { facts, mail, links } = draft
  const text = mail.appointed.text(facts.names.creator ?? '')
  const begun: readonly Block[] = facts.sides
    ? [...drawnLotBlocks(draft), { kind: 'board' }, ...turnSummaryBlocks(draft)]
    : []
  return {
    news: `${mail.appointed.title}. ${text}`,
    blocks: [
      { kind: 'title', text: mail.appointed.title },
      { kind: 'words', text: `${text} ${mail.appointed.powers}` },
      { kind: 'button', link: { text: mail.openGame, url: links.seat } },
      { kind: 'words', text: mail.appointed.keep },
      ...begun,
      ...termsBlocks(draft),
    ],
  }
}
