import type { Block, Content } from '../blocks.ts'
import { type Draft, opponentText } from '../draft.ts'
import { drawnBlocks, termsBlocks } from '../terms.ts'
import { movesBlocks, taskText, timeBlocks, waitText } from '../turn.ts'

/** To the creator, whose first move came with the offer. */
const firstMade = ({ facts, mail }: Draft): string => {
  const { firstMove } = facts.agreed
  return firstMove !== undefined && facts.seat === 'creator' && facts.ply === 1 ? mail.agreed.firstMade(firstMove) : ''
}

export const joined = (draft: Draft): Content => {
  const { facts, mail, links } = draft
  const { turn } = facts
  const title = mail.joined.title(opponentText(draft))
  const yours = turn?.yours === true ? turn : undefined
  const side = facts.colour ? mail.youPlay(facts.colour) : ''
  const task = yours ? taskText(draft, yours) : turn ? waitText(draft, turn) : ''
  const text = [side, firstMade(draft), task].filter((sentence) => sentence !== '').join(' ')
  const after: readonly Block[] = yours ? [...timeBlocks(draft, yours), ...movesBlocks(draft, yours)] : []
  return {
    news: `${title}. ${text}`,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'words', text, weight: yours ? 'strong' : 'plain' },
      { kind: 'button', link: { text: yours ? mail.makeMove : mail.openBoard, url: links.seat } },
      { kind: 'words', text: mail.joined.keep },
      ...drawnBlocks(draft),
      { kind: 'board' },
      ...after,
      ...termsBlocks(draft),
    ],
  }
}
