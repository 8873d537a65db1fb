import { asideBlocks, messageBlocks } from '../aside.ts'
import type { Block, Content } from '../blocks.ts'
import type { Desk } from '../desk.ts'
import type { NewsEvent } from '../letters.ts'
import { standingBlocks } from '../turn.ts'
import { type Told, boardNews, isBoardNews } from './news/board.ts'
import { clockNews, isClockNews } from './news/clock.ts'
import { seatNews } from './news/seat.ts'

const toldOf = (desk: Desk, event: NewsEvent): Told => {
  if (isClockNews(event)) return clockNews(desk, event)
  return isBoardNews(event) ? boardNews(desk, event) : seatNews(desk, event)
}

/** A link that is new to the reader stands in full, to be copied. */
const linkBlocks = ({ mail, links, facts }: Desk, event: NewsEvent): readonly Block[] => {
  const isNew = event.type === 'link-rotated' || (event.type === 'reseated' && event.seat === facts.seat)
  return isNew
    ? [{ kind: 'address', lead: facts.seat === 'director' ? mail.appointed.keep : mail.joined.keep, url: links.seat }]
    : []
}

/**
 * Something happened beside the moves: what, and how the game stands with it. It may have overtaken the letter about a
 * move, so it says all that that one would have said.
 */
export const news = (desk: Desk, event: NewsEvent): Content => {
  const { facts, mail, links } = desk
  const { title, text } = toldOf(desk, event)
  const begun: readonly Block[] = facts.sides ? [{ kind: 'board' }] : []
  return {
    news: text,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'words', text },
      { kind: 'button', link: { text: facts.seat === 'director' ? mail.openGame : mail.openBoard, url: links.seat } },
      ...linkBlocks(desk, event),
      ...begun,
      ...standingBlocks(desk),
      ...(facts.turn?.yours ? messageBlocks(desk) : []),
      ...asideBlocks(desk, event.type),
    ],
  }
}
