import type { EventOf } from '../../../game/events.ts'
import { durationText } from '../../../texts/index.ts'
import { type Desk, actorText, opponentText, whenText } from '../../desk.ts'
import type { NewsEvent } from '../../letters.ts'
import type { Told } from './board.ts'

type ClockNews = EventOf<
  | 'time-given'
  | 'played-on'
  | 'pause-proposed'
  | 'pause-declined'
  | 'paused'
  | 'pause-ending'
  | 'leave-taken'
  | 'leave-ended'
  | 'frozen'
>

const CLOCK: ReadonlySet<string> = new Set<ClockNews['type']>([
  'time-given',
  'played-on',
  'pause-proposed',
  'pause-declined',
  'paused',
  'pause-ending',
  'leave-taken',
  'leave-ended',
  'frozen',
])

export const isClockNews = (event: NewsEvent): event is ClockNews => CLOCK.has(event.type)

const timeGiven = (desk: Desk, { by, to, time }: EventOf<'time-given'>): Told => {
  const { facts, mail, texts } = desk
  const giver = actorText(desk, by)
  const more = durationText(texts, time)
  return to === facts.seat
    ? mail.news.timeForYou(giver, more)
    : mail.news.timeForThem(giver, facts.names[to] ?? '', more)
}

/** Whoever was late is to move; he may have moved by the time this is read. */
const playedOn = (desk: Desk, { time }: EventOf<'played-on'>): Told => {
  const { facts, mail, texts } = desk
  const more = durationText(texts, time)
  const who = opponentText(desk)
  return facts.turn?.yours ? mail.news.youPlayOn(who, more) : mail.news.theyPlayOn(who, more)
}

/** What changed the clocks, and until when. */
export const clockNews = (desk: Desk, event: ClockNews): Told => {
  const says = desk.mail.news
  const when = (at: number): string => whenText(desk, at)
  switch (event.type) {
    case 'time-given':
      return timeGiven(desk, event)
    case 'played-on':
      return playedOn(desk, event)
    case 'pause-proposed':
      return says.pauseProposed(actorText(desk, event.by), when(event.until))
    case 'pause-declined':
      return says.pauseDeclined(actorText(desk, event.by))
    case 'paused':
      return says.paused(opponentText(desk), when(event.until))
    case 'pause-ending':
      return says.pauseEnding(actorText(desk, event.by), when(event.until))
    case 'leave-taken':
      return says.leaveTaken(actorText(desk, event.by), when(event.from), when(event.until))
    case 'leave-ended':
      return says.leaveEnded(actorText(desk, event.by))
    case 'frozen':
      return says.frozen(when(event.from), when(event.until))
  }
}
