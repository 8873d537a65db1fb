import { VETO_TIME } from '../../../game/bounds.ts'
import type { EventOf, SeatEvent } from '../../../game/events.ts'
import { type Draft, actorText, opponentText, whenText } from '../../draft.ts'
import { NO_LETTER, type Notice, type Rows, toBoth } from './row.ts'

const reseatAsked = (draft: Draft, { by, seat, at }: EventOf<'reseat-asked'>): Notice => {
  const { facts, mail } = draft
  const until = whenText(draft, at + VETO_TIME)
  const lost = facts.names[seat] ?? ''
  if (seat === facts.seat) return mail.news.areYouThere(actorText(draft, by), until)
  return by === facts.seat
    ? mail.news.youSaidLost(lost, until)
    : mail.news.theySaidLost(actorText(draft, by), lost, until)
}

export const SEAT = {
  chose: NO_LETTER,
  renamed: NO_LETTER,
  forgotten: NO_LETTER,
  'link-rotated': {
    to: ({ by }) => [by],
    weighty: true,
    tell: ({ mail }) => mail.news.linkRotated,
    matters: () => true,
  },
  'reseat-asked': {
    watched: true,
    to: toBoth,
    weighty: true,
    tell: reseatAsked,
    matters: (game) => game.status === 'active' && game.play.pending.reseat !== undefined,
  },
  'reseat-vetoed': { to: toBoth, tell: (draft) => draft.mail.news.seatsStay(opponentText(draft)) },
  reseated: {
    watched: true,
    to: toBoth,
    weighty: true,
    tell: (draft, { seat }) => {
      const { youSatDown, theySatDown } = draft.mail.news
      return seat === draft.facts.seat ? youSatDown(opponentText(draft)) : theySatDown(opponentText(draft))
    },
  },
} satisfies Rows<SeatEvent['type']>
