import type { EventOf, TimingEvent } from '../../../game/events.ts'
import { durationText } from '../../../texts/index.ts'
import { type Draft, actorText, opponentText, whenText } from '../../draft.ts'
import { type Notice, type Rows, toBoth, toMover, toOther } from './row.ts'

const timeGiven = (draft: Draft, { by, to, time }: EventOf<'time-given'>): Notice => {
  const { facts, mail, texts } = draft
  const giver = actorText(draft, by)
  const more = durationText(texts, time)
  return to === facts.seat
    ? mail.news.timeForYou(giver, more)
    : mail.news.timeForThem(giver, facts.names[to] ?? '', more)
}

/** The late side is to move, unless it has since. */
const playedOn = (draft: Draft, { time }: EventOf<'played-on'>): Notice => {
  const { facts, mail, texts } = draft
  const more = durationText(texts, time)
  const who = opponentText(draft)
  return facts.turn?.yours ? mail.news.youPlayOn(who, more) : mail.news.theyPlayOn(who, more)
}

export const TIMING = {
  reminded: {
    letter: ({ reminder }) => ({ kind: 'reminder', reminder }),
    to: toMover,
  },
  'time-given': { watched: true, to: toOther, tell: timeGiven },
  'played-on': { watched: true, to: toBoth, weighty: true, tell: playedOn },
  paused: {
    watched: true,
    to: toBoth,
    weighty: true,
    tell: (draft, { until }) => draft.mail.news.paused(opponentText(draft), whenText(draft, until)),
  },
  'pause-ending': {
    watched: true,
    to: toOther,
    weighty: true,
    tell: (draft, { by, until }) => draft.mail.news.pauseEnding(actorText(draft, by), whenText(draft, until)),
  },
  'leave-taken': {
    watched: true,
    to: toOther,
    tell: (draft, { by, from, until }) =>
      draft.mail.news.leaveTaken(actorText(draft, by), whenText(draft, from), whenText(draft, until)),
  },
  'leave-ended': {
    watched: true,
    to: toOther,
    tell: (draft, { by }) => draft.mail.news.leaveEnded(actorText(draft, by)),
  },
  frozen: {
    watched: true,
    to: toBoth,
    weighty: true,
    tell: (draft, { from, until }) => draft.mail.news.frozen(whenText(draft, from), whenText(draft, until)),
  },
} satisfies Rows<TimingEvent['type'], 'reminder'>
