import type { AskingEvent, EventOf } from '../../../game/events.ts'
import { otherSeat } from '../../../game/words.ts'
import { type Draft, actorText, opponentText, whenText } from '../../draft.ts'
import { NO_LETTER, type Notice, type Rows, WATCHED_ALONE, toBoth, toOther, whileAsked } from './row.ts'

/** By the weaker side. */
const countAsked = ({ facts, mail }: Draft, { by }: EventOf<'count-asked'>): Notice =>
  mail.news.countAsked(facts.names[by] ?? '', facts.names[otherSeat(by)] ?? '')

const countGranted = ({ facts, mail }: Draft): Notice => {
  const { count } = facts.asked ?? {}
  if (!count) return mail.news.countEnded(mail.arbiter)
  const { stronger, yours, left } = count
  return yours ? mail.news.countOnYou(mail.arbiter, left) : mail.news.countOnThem(mail.arbiter, stronger, left)
}

const takebackAsked = (draft: Draft): Notice => {
  const { asked, last } = draft.facts
  return draft.mail.news.takebackAsked(opponentText(draft), asked?.takeback ?? last?.text ?? '')
}

export const ASKING = {
  said: NO_LETTER,
  'draw-offered': {
    watched: true,
    to: toOther,
    tell: (draft, { by }) => draft.mail.news.drawOffered(actorText(draft, by)),
    matters: whileAsked(({ draw }) => draw),
  },
  'draw-withdrawn': WATCHED_ALONE,
  'draw-declined': {
    watched: true,
    to: toOther,
    tell: (draft, { by }) => draft.mail.news.drawDeclined(actorText(draft, by)),
  },
  cautioned: WATCHED_ALONE,
  'pause-proposed': {
    watched: true,
    to: toOther,
    tell: (draft, { by, until }) => draft.mail.news.pauseProposed(actorText(draft, by), whenText(draft, until)),
    matters: whileAsked(({ pause }) => pause?.by),
  },
  'pause-declined': {
    watched: true,
    to: toOther,
    tell: (draft, { by }) => draft.mail.news.pauseDeclined(actorText(draft, by)),
  },
  planned: NO_LETTER,
  'takeback-asked': {
    watched: true,
    to: toOther,
    tell: takebackAsked,
    matters: whileAsked(({ takeback }) => takeback),
  },
  'takeback-declined': {
    watched: true,
    to: toOther,
    tell: (draft, { by }) => draft.mail.news.takebackDeclined(actorText(draft, by)),
  },
  'count-asked': { to: () => ['director'], tell: countAsked, matters: whileAsked(({ count }) => count) },
  'count-refused': { to: toBoth, tell: ({ mail }) => mail.news.countRefused(mail.arbiter) },
  'count-granted': { to: toBoth, weighty: true, tell: countGranted },
  'count-ended': { to: toBoth, weighty: true, tell: ({ mail }) => mail.news.countEnded(mail.arbiter) },
} satisfies Rows<AskingEvent['type']>
