import type { Block, Content } from '../blocks.ts'
import { type Desk, opponentText } from '../desk.ts'
import { drawnBlocks, termsBlocks } from '../terms.ts'
import { movesBlock, taskText, timeBlocks, waitText } from '../turn.ts'

/** The move that went with the invitation, told to the one who sent it. */
const firstMade = ({ facts, mail }: Desk): string => {
  const { firstMove } = facts.agreed
  return firstMove !== undefined && facts.seat === 'creator' && facts.ply === 1 ? mail.agreed.firstMade(firstMove) : ''
}

/** To both: the game has begun; your link, your side, how it was drawn, and whose turn it is. */
export const joined = (desk: Desk): Content => {
  const { facts, texts, mail, links } = desk
  const { turn } = facts
  const title = mail.joined.title(opponentText(desk))
  const yours = turn?.yours === true ? turn : undefined
  const side = facts.colour ? mail.youPlay(texts.play.sides[facts.colour]) : ''
  const task = yours ? taskText(desk, yours) : turn ? waitText(desk, turn) : ''
  const text = [side, firstMade(desk), task].filter((sentence) => sentence !== '').join(' ')
  const after: readonly Block[] = yours ? [...timeBlocks(desk, yours), movesBlock(desk, yours)] : []
  return {
    news: `${title}. ${text}`,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'words', text, weight: yours ? 'strong' : 'plain' },
      { kind: 'button', link: { text: yours ? mail.makeMove : mail.openBoard, url: links.seat } },
      { kind: 'words', text: mail.joined.keep },
      ...drawnBlocks(desk),
      { kind: 'board' },
      ...after,
      ...termsBlocks(desk),
    ],
  }
}
