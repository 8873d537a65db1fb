import type { Block, Content } from '../blocks.ts'
import type { Desk } from '../desk.ts'
import { drawnBlocks, termsBlocks } from '../terms.ts'
import { standingBlocks } from '../turn.ts'

/** To the arbiter: whose game it is, what he may do, and the link that lets him. */
export const appointed = (desk: Desk): Content => {
  const { facts, mail, links } = desk
  const text = mail.appointed.text(facts.names.creator ?? '')
  const begun: readonly Block[] = facts.sides ? [...drawnBlocks(desk), { kind: 'board' }, ...standingBlocks(desk)] : []
  return {
    news: `${mail.appointed.title}. ${text}`,
    blocks: [
      { kind: 'title', text: mail.appointed.title },
      { kind: 'words', text: `${text} ${mail.appointed.powers}` },
      { kind: 'button', link: { text: mail.openGame, url: links.seat } },
      { kind: 'words', text: mail.appointed.keep },
      ...begun,
      ...termsBlocks(desk),
    ],
  }
}
