import type { Reminder } from '../../game/events.ts'
import { type Duration, HOUR, MINUTE } from '../../game/words.ts'
import { durationText } from '../../texts/index.ts'
import { asideBlocks } from '../aside.ts'
import type { Block, Content } from '../blocks.ts'
import { type Desk, opponentText, whenText } from '../desk.ts'
import type { TurnFacts } from '../turn-facts.ts'
import { movesBlock, timeBlocks } from '../turn.ts'

/** To the hour, or below six hours to five minutes: a letter that comes a minute after the mark shall not say "23 hours 59 minutes". */
const roughly = (left: Duration): Duration => {
  const step = left > 6 * HOUR ? HOUR : 5 * MINUTE
  return Math.max(step, Math.round(left / step) * step)
}

const hoursText = ({ texts }: Desk, left: Duration): string =>
  left >= 24 * HOUR && left < 48 * HOUR && left % HOUR === 0
    ? texts.time.units.hour(left / HOUR)
    : durationText(texts, left)

const titleOf = (desk: Desk, turn: TurnFacts, reminder: Reminder): string =>
  reminder === 'reserve' || turn.deadline === undefined
    ? desk.mail.reminder.reserveTitle
    : desk.mail.reminder.leftTitle(hoursText(desk, roughly(turn.deadline - desk.now)))

/** The title does not say how long there is: these do. */
const reserveBlocks = (desk: Desk, turn: TurnFacts): readonly Block[] => {
  const {
    facts: { clock },
    texts,
    mail,
  } = desk
  if (clock === 'unlimited' || turn.reserve === undefined) return []
  const used = mail.reminder.reserve(durationText(texts, clock.perMove), durationText(texts, turn.reserve))
  return [{ kind: 'words', text: used }, ...timeBlocks(desk, { ...turn, reserveFrom: undefined })]
}

/** Time is running out: how much there is, and plainly what happens at its end. */
export const reminder = (desk: Desk, turn: TurnFacts, which: Reminder): Content => {
  const { facts, mail, links } = desk
  const title = titleOf(desk, turn, which)
  const end = turn.deadline === undefined ? '' : mail.reminder[turn.overdue](whenText(desk, turn.deadline))
  const waiting = facts.last
    ? mail.reminder.played(opponentText(desk), facts.last.text)
    : mail.reminder.begin(opponentText(desk))
  return {
    news: `${title}. ${end}`,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'words', text: end, weight: which === 'hours' ? 'urgent' : 'strong' },
      { kind: 'words', text: waiting },
      ...asideBlocks(desk),
      { kind: 'button', link: { text: mail.makeMove, url: links.seat } },
      ...(which === 'reserve' ? reserveBlocks(desk, turn) : []),
      { kind: 'board' },
      movesBlock(desk, turn),
    ],
  }
}
