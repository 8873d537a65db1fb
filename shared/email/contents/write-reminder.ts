import type { Reminder } from '../../game/model/events.ts'
import { type Duration, HOUR, MINUTE } from '../../game/model/words.ts'
import { durationText } from '../../texts/index.ts'
import { openQuestionBlocks } from '../blocks/open-questions.ts'
import type { Block, Content } from '../blocks/block.ts'
import { type Draft, opponentText, whenText } from '../blocks/draft.ts'
import type { TurnFacts } from '../facts/turn-facts.ts'
import { movesBlocks, timeBlocks } from '../blocks/turn-blocks.ts'

/**
 * Returns a duration rounded to hours, or to five minutes if six hours or less are left. An email that is sent a minute
 * late then does not say "23 hours 59 minutes".
 */
const roundedTime = (left: Duration): Duration => {
  const step = left > 6 * HOUR ? HOUR : 5 * MINUTE
  return Math.max(step, Math.round(left / step) * step)
}

/** Returns a duration in words. A whole number of hours below two days is written in hours: "24 hours", not "1 day". */
const hoursText = ({ texts }: Draft, left: Duration): string =>
  left >= 24 * HOUR && left < 48 * HOUR && left % HOUR === 0
    ? texts.time.units.hour(left / HOUR)
    : durationText(texts, left)

const titleOf = (draft: Draft, turn: TurnFacts, reminder: Reminder): string =>
  reminder === 'reserve' || turn.deadline === undefined
    ? draft.mail.reminder.reserveTitle
    : draft.mail.reminder.leftTitle(hoursText(draft, roundedTime(turn.deadline - draft.now)))

/** Returns how the reserve is used, and how much time is left, which the title of this reminder does not say. */
const reserveBlocks = (draft: Draft, turn: TurnFacts): readonly Block[] => {
  const {
    facts: { clock },
    texts,
    mail,
  } = draft
  if (clock === 'unlimited' || turn.reserve === undefined) return []
  const used = mail.reminder.reserve(durationText(texts, clock.perMove), durationText(texts, turn.reserve))
  return [{ kind: 'words', text: used }, ...timeBlocks(draft, { ...turn, reserveFrom: undefined })]
}

/** Reminds a player of their turn. `which` is the moment for which the reminder is sent. */
export const writeReminder = (draft: Draft, turn: TurnFacts, which: Reminder): Content => {
  const { facts, mail, links } = draft
  const title = titleOf(draft, turn, which)
  const end = turn.deadline === undefined ? '' : mail.reminder[turn.overdue](whenText(draft, turn.deadline))
  const opponentWaits = facts.last
    ? mail.reminder.played(opponentText(draft), facts.last.text)
    : mail.reminder.begin(opponentText(draft))
  return {
    news: `${title}. ${end}`,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'words', text: end, weight: which === 'hours' ? 'urgent' : 'strong' },
      { kind: 'words', text: opponentWaits },
      ...openQuestionBlocks(draft),
      { kind: 'button', link: { text: mail.makeMove, url: links.seat } },
      ...(which === 'reserve' ? reserveBlocks(draft, turn) : []),
      { kind: 'board' },
      ...movesBlocks(draft, turn),
    ],
  }
}
