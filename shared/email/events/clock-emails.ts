import type { EventOf, TimingEvent } from '../../game/model/events.ts'
import { type NewsText, durationText } from '../../texts/index.ts'
import { type Draft, actorText, opponentText, whenText } from '../blocks/draft.ts'
import { type EventEmails, NO_EMAIL, toBoth, toMover, toOther } from './event-emails.ts'

const writeTimeGiven = (draft: Draft, { by, to, time }: EventOf<'time-given'>): NewsText => {
  const { facts, mail, texts } = draft
  const more = durationText(texts, time)
  const taker = facts.names[to] ?? ''
  if (to === facts.seat) {
    const { timeForYou, timeForYourGame } = mail.news
    const isWhole = facts.clock !== 'unlimited' && facts.clock.perMove === 0
    return (isWhole ? timeForYourGame : timeForYou)(actorText(draft, by), more)
  }
  return by === facts.seat
    ? mail.news.timeFromYou(taker, more)
    : mail.news.timeForThem(actorText(draft, by), taker, more)
}

/**
 * Tells that the game goes on although a player's time had run out. That player is taken to be the side to move, which
 * is wrong only if a move came in the meantime.
 */
const writePlayedOn = (draft: Draft, { time }: EventOf<'played-on'>): NewsText => {
  const { facts, mail, texts } = draft
  const more = durationText(texts, time)
  const who = opponentText(draft)
  return facts.turn?.isYours ? mail.news.youPlayOn(who, more) : mail.news.theyPlayOn(who, more)
}

/** The emails after changes of the clocks. */
export const CLOCK_EMAILS = {
  reminded: {
    email: ({ reminder }) => ({ kind: 'reminder', reminder }),
    to: toMover,
  },
  'time-given': { watched: true, to: toOther, write: writeTimeGiven },
  'played-on': { watched: true, to: toBoth, isImportant: true, write: writePlayedOn },
  paused: {
    watched: true,
    to: toBoth,
    isImportant: true,
    write: (draft, { until }) => draft.mail.news.paused(opponentText(draft), whenText(draft, until)),
  },
  'pause-ending': {
    watched: true,
    to: toOther,
    isImportant: true,
    write: (draft, { by, until }) => draft.mail.news.pauseEnding(actorText(draft, by), whenText(draft, until)),
  },
  'leave-taken': {
    watched: true,
    to: toOther,
    write: (draft, { by, from, until }) =>
      draft.mail.news.leaveTaken(actorText(draft, by), whenText(draft, from), whenText(draft, until)),
  },
  'leave-ended': {
    watched: true,
    to: toOther,
    write: (draft, { by }) => draft.mail.news.leaveEnded(actorText(draft, by)),
  },
  frozen: {
    watched: true,
    to: toBoth,
    isImportant: true,
    write: (draft, { from, until }) => draft.mail.news.frozen(whenText(draft, from), whenText(draft, until)),
  },
  // The tournament tells all its players at once.
  'clocks-stopped': NO_EMAIL,
} satisfies EventEmails<TimingEvent['type'], 'reminder'>
