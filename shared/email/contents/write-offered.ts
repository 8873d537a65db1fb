import type { Block, Content } from '../blocks/block.ts'
import { type Draft, whenText } from '../blocks/draft.ts'
import { drawnLotBlocks, termsBlocks } from '../blocks/terms-blocks.ts'

/** Returns the link of the invitation to pass on, or the note that the service emails the invitation itself. */
const invitationBlocks = ({ facts: { invited }, texts, mail, links }: Draft): readonly Block[] => {
  if (links.invitation === undefined)
    return invited === undefined ? [] : [{ kind: 'words', text: texts.inviting.sending(invited) }]
  const lead = invited === undefined ? mail.offered.passOn : mail.offered.passOnTo(invited)
  return [
    { kind: 'address', lead, url: links.invitation },
    { kind: 'words', text: mail.offered.once },
  ]
}

/** Tells the creator that the game is offered, with the link to pass on. */
export const writeOffered = (draft: Draft): Content => {
  const { facts, texts, mail, links } = draft
  const side = facts.colour ? mail.youPlay(facts.colour) : texts.seat.tossPending
  const { firstMove } = facts.agreed
  const first = firstMove === undefined ? '' : mail.agreed.firstMove(firstMove)
  const until = texts.seat.inviteUntil(whenText(draft, facts.openUntil))
  const { yourBoard, begins, beginsWith } = mail.offered
  const begin = facts.invited === undefined ? begins : beginsWith(facts.invited)
  return {
    news: `${mail.offered.title}. ${until}`,
    blocks: [
      { kind: 'title', text: mail.offered.title },
      { kind: 'words', text: `${side} ${first}`.trim() },
      ...invitationBlocks(draft),
      { kind: 'words', text: until },
      { kind: 'button', link: { text: mail.openBoard, url: links.seat } },
      { kind: 'words', text: `${yourBoard} ${begin}` },
      ...drawnLotBlocks(draft),
      { kind: 'board' },
      ...termsBlocks(draft),
    ],
  }
}
