import type { Block, Content } from '../blocks.ts'
import { type Draft, whenText } from '../draft.ts'
import { drawnBlocks, termsBlocks } from '../terms.ts'

export const offered = (draft: Draft): Content => {
  const { facts, texts, mail, links } = draft
  const side = facts.colour ? mail.youPlay(facts.colour) : texts.seat.tossPending
  const { firstMove } = facts.agreed
  const first = firstMove === undefined ? '' : mail.agreed.firstMove(firstMove)
  const until = texts.seat.inviteUntil(whenText(draft, facts.openUntil))
  const invitation: readonly Block[] =
    links.invitation === undefined
      ? []
      : [
          { kind: 'address', lead: mail.offered.passOn, url: links.invitation },
          { kind: 'words', text: mail.offered.once },
        ]
  return {
    news: `${mail.offered.title}. ${until}`,
    blocks: [
      { kind: 'title', text: mail.offered.title },
      { kind: 'words', text: `${side} ${first}`.trim() },
      ...invitation,
      { kind: 'words', text: until },
      { kind: 'button', link: { text: mail.openBoard, url: links.seat } },
      { kind: 'words', text: mail.offered.yourBoard },
      ...drawnBlocks(draft),
      { kind: 'board' },
      ...termsBlocks(draft),
    ],
  }
}
