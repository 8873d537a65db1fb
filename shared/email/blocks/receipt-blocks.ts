import type { Block } from './block.ts'
import type { Draft } from './draft.ts'

/** Returns a link to the receipt of all moves so far, which the link itself contains. */
export const receiptBlocks = ({ mail, links }: Draft): readonly Block[] =>
  links.receipt === undefined ? [] : [{ kind: 'link', link: { text: mail.receipt, url: links.receipt } }]
