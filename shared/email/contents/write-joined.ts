import type { Block, Content } from '../blocks/block.ts'
import { type Draft, wholeOpponentText } from '../blocks/draft.ts'
import { drawnLotBlocks, termsBlocks } from '../blocks/terms-blocks.ts'
import { movesBlocks, taskText, timeBlocks, waitText } from '../blocks/turn-blocks.ts'

/** Tells the creator that their first move, which came with the invitation, has been made. */
const firstMoveText = ({ facts, mail }: Draft): string => {
  const { firstMove } = facts.agreed
  return firstMove !== undefined && facts.seat === 'creator' && facts.ply === 1 ? mail.agreed.firstMade(firstMove) : ''
}

/** Tells a player that the game has begun: with whom, on which terms, and whose turn it is. */
export const writeJoined = (draft: Draft): Content => {
  const { facts, mail, links } = draft
  const { turn } = facts
  const title = mail.joined.title(wholeOpponentText(draft))
  const yours = turn?.isYours === true ? turn : undefined
  const side = facts.colour ? mail.youPlay(facts.colour) : ''
  const task = yours ? taskText(draft, yours) : turn ? waitText(draft, turn) : ''
  const text = [side, firstMoveText(draft), task].filter((sentence) => sentence !== '').join(' ')
  const after: readonly Block[] = yours ? [...timeBlocks(draft, yours), ...movesBlocks(draft, yours)] : []
  return {
    news: `${title}. ${text}`,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'words', text, weight: yours ? 'strong' : 'plain' },
      { kind: 'button', link: { text: yours ? mail.makeMove : mail.openBoard, url: links.seat } },
      { kind: 'words', text: mail.joined.keep },
      ...drawnLotBlocks(draft),
      { kind: 'board' },
      ...after,
      ...termsBlocks(draft),
    ],
  }
}
