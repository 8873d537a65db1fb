import type { Block, Content } from '../blocks.ts'
import { type Desk, clockText, opponentText } from '../desk.ts'
import { movesBlock, taskText, timeBlocks, waitText } from '../turn.ts'

/** To both: the game has begun; your link, your side, and whose turn it is. */
export const joined = (desk: Desk): Content => {
  const { facts, texts, mail, links } = desk
  const { turn } = facts
  const title = mail.joined.title(opponentText(desk))
  const yours = turn?.yours === true ? turn : undefined
  const side = facts.colour ? mail.youPlay(texts.play.sides[facts.colour]) : ''
  const task = yours ? taskText(desk, yours) : turn ? waitText(desk, turn) : ''
  const after: readonly Block[] = yours ? [...timeBlocks(desk, yours), movesBlock(desk, yours)] : []
  return {
    news: `${title}. ${side} ${task}`,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'words', text: `${side} ${task}`.trim(), weight: yours ? 'strong' : 'plain' },
      { kind: 'button', link: { text: yours ? mail.makeMove : mail.openBoard, url: links.seat } },
      { kind: 'words', text: mail.joined.keep },
      { kind: 'board' },
      ...after,
      { kind: 'words', text: mail.rulesAndClock(texts.rules[facts.rules.id], clockText(desk)) },
    ],
  }
}
