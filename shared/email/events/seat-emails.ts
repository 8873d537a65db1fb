import { VETO_PERIOD } from '../../game/limits/bounds.ts'
import type { EventOf, SeatEvent } from '../../game/model/events.ts'
import type { NewsText } from '../../texts/index.ts'
import { type Draft, actorText, opponentText, whenText } from '../blocks/draft.ts'
import { NO_EMAIL, type EventEmails, toBoth } from './event-emails.ts'

const writeReseatAsked = (draft: Draft, { by, seat, at }: EventOf<'reseat-asked'>): NewsText => {
  const { facts, mail } = draft
  const until = whenText(draft, at + VETO_PERIOD)
  const lost = facts.names[seat] ?? ''
  if (seat === facts.seat) return mail.news.areYouThere(actorText(draft, by), until)
  return by === facts.seat
    ? mail.news.youSaidLost(lost, until)
    : mail.news.theySaidLost(actorText(draft, by), lost, until)
}

/** The emails after changes of who has a seat, and of its link and settings. */
export const SEAT_EMAILS = {
  chose: NO_EMAIL,
  renamed: NO_EMAIL,
  forgotten: NO_EMAIL,
  'link-rotated': {
    to: ({ by }) => [by],
    isImportant: true,
    write: ({ mail }) => mail.news.linkRotated,
    isRelevant: () => true,
  },
  'reseat-asked': {
    watched: true,
    to: toBoth,
    isImportant: true,
    write: writeReseatAsked,
    isRelevant: (game) => game.status === 'active' && game.play.pending.reseat !== undefined,
  },
  'reseat-vetoed': { to: toBoth, write: (draft) => draft.mail.news.seatsStay(opponentText(draft)) },
  reseated: {
    watched: true,
    to: toBoth,
    isImportant: true,
    write: (draft, { seat }) => {
      const { youSatDown, theySatDown } = draft.mail.news
      return seat === draft.facts.seat ? youSatDown(opponentText(draft)) : theySatDown(opponentText(draft))
    },
  },
} satisfies EventEmails<SeatEvent['type']>
