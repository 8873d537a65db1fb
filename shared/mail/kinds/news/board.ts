import type { EventOf } from '../../../game/events.ts'
import { type Desk, actorText, opponentText } from '../../desk.ts'
import type { NewsEvent } from '../../letters.ts'
import type { MailTexts } from '../../../texts/index.ts'

export type Told = { readonly title: string; readonly text: string }

type BoardNews = EventOf<
  | 'draw-offered'
  | 'draw-declined'
  | 'huffed'
  | 'takeback-asked'
  | 'takeback-declined'
  | 'taken-back'
  | 'count-asked'
  | 'count-refused'
  | 'count-granted'
  | 'count-ended'
>

const BOARD: ReadonlySet<string> = new Set<BoardNews['type']>([
  'draw-offered',
  'draw-declined',
  'huffed',
  'takeback-asked',
  'takeback-declined',
  'taken-back',
  'count-asked',
  'count-refused',
  'count-granted',
  'count-ended',
])

export const isBoardNews = (event: NewsEvent): event is BoardNews => BOARD.has(event.type)

/** Whoever asks for a count is the weaker side. */
const countAsked = ({ facts, mail }: Desk, { by }: EventOf<'count-asked'>): Told =>
  mail.news.countAsked(facts.names[by] ?? '', facts.names[by === 'creator' ? 'opponent' : 'creator'] ?? '')

const countGranted = ({ facts, mail }: Desk): Told => {
  const { count } = facts.asked ?? {}
  if (!count) return mail.news.countEnded(mail.arbiter)
  const { stronger, yours, left } = count
  return yours ? mail.news.countOnYou(mail.arbiter, left) : mail.news.countOnThem(mail.arbiter, stronger, left)
}

const takebackAsked = (desk: Desk, says: MailTexts['news']): Told => {
  const { takeback } = desk.facts.asked ?? {}
  return says.takebackAsked(opponentText(desk), takeback ?? desk.facts.last?.text ?? '')
}

/** What was offered, asked or done over the board. */
export const boardNews = (desk: Desk, event: BoardNews): Told => {
  const { facts, mail } = desk
  const says = mail.news
  switch (event.type) {
    case 'draw-offered':
      return says.drawOffered(actorText(desk, event.by))
    case 'draw-declined':
      return says.drawDeclined(actorText(desk, event.by))
    case 'huffed':
      return says.huffed(opponentText(desk), event.square)
    case 'takeback-asked':
      return takebackAsked(desk, says)
    case 'takeback-declined':
      return says.takebackDeclined(actorText(desk, event.by))
    case 'taken-back':
      return facts.turn?.yours ? says.youTookBack(opponentText(desk)) : says.theyTookBack(opponentText(desk))
    case 'count-asked':
      return countAsked(desk, event)
    case 'count-refused':
      return says.countRefused(mail.arbiter)
    case 'count-granted':
      return countGranted(desk)
    case 'count-ended':
      return says.countEnded(mail.arbiter)
  }
}
