import { VETO_TIME } from '../../../game/decisions/links.ts'
import type { EventOf } from '../../../game/events.ts'
import { type Desk, actorText, opponentText, whenText } from '../../desk.ts'
import type { Told } from './board.ts'

type SeatNews = EventOf<'rematch-offered' | 'link-rotated' | 'reseat-asked' | 'reseat-vetoed' | 'reseated'>

const reseatAsked = (desk: Desk, { by, seat, at }: EventOf<'reseat-asked'>): Told => {
  const { facts, mail } = desk
  const until = whenText(desk, at + VETO_TIME)
  const lost = facts.names[seat] ?? ''
  if (seat === facts.seat) return mail.news.areYouThere(actorText(desk, by), until)
  return by === facts.seat
    ? mail.news.youSaidLost(lost, until)
    : mail.news.theySaidLost(actorText(desk, by), lost, until)
}

/** Who sits where, by which link, and who would like to play again. */
export const seatNews = (desk: Desk, event: SeatNews): Told => {
  const { facts, mail } = desk
  const says = mail.news
  switch (event.type) {
    case 'rematch-offered':
      return says.rematchOffered(actorText(desk, event.by))
    case 'link-rotated':
      return says.linkRotated
    case 'reseat-asked':
      return reseatAsked(desk, event)
    case 'reseat-vetoed':
      return says.seatsStay(opponentText(desk))
    case 'reseated':
      return event.seat === facts.seat ? says.youSatDown(opponentText(desk)) : says.theySatDown(opponentText(desk))
  }
}
