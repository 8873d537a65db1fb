import type { Reminder } from '../../game/events.ts'
import { type Duration, HOUR, MINUTE } from '../../game/words.ts'
import { durationText } from '../../texts/index.ts'
import { asideBlocks } from '../aside.ts'
import type { Block, Content } from '../blocks.ts'
import { type Draft, opponentText, whenText } from '../draft.ts'
import type { TurnFacts } from '../turn-facts.ts'
import { movesBlocks, timeBlocks } from '../turn.ts'

/** To the hour, below six hours to five minutes: a minute late it must not say "23 hours 59 minutes". */
const roughly = (left: Duration): Duration => {
  const step = left > 6 * HOUR ? HOUR : 5 * MINUTE
  return Math.max(step, Math.round(left / step) * step)
}

const hoursText = ({ texts }: Draft, left: Duration): string =>
  left >= 24 * HOUR && left < 48 * HOUR && left % HOUR === 0
    ? texts.time.units.hour(left / HOUR)
    : durationText(texts, left)

const titleOf = (draft: Draft, turn: TurnFacts, reminder: Reminder): string =>
  reminder === 'reserve' || turn.deadline === undefined
    ? draft.mail.reminder.reserveTitle
    : draft.mail.reminder.leftTitle(hoursText(draft, roughly(turn.deadline - draft.now)))

/** The title does not name the time left. */
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

export const reminder = (draft: Draft, turn: TurnFacts, which: Reminder): Content => {
  const { facts, mail, links } = draft
  const title = titleOf(draft, turn, which)
  const end = turn.deadline === undefined ? '' : mail.reminder[turn.overdue](whenText(draft, turn.deadline))
  const waiting = facts.last
    ? mail.reminder.played(opponentText(draft), facts.last.text)
    : mail.reminder.begin(opponentText(draft))
  return {
    news: `${title}. ${end}`,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'words', text: end, weight: which === 'hours' ? 'urgent' : 'strong' },
      { kind: 'words', text: waiting },
      ...asideBlocks(draft),
      { kind: 'button', link: { text: mail.makeMove, url: links.seat } },
      ...(which === 'reserve' ? reserveBlocks(draft, turn) : []),
      { kind: 'board' },
      ...movesBlocks(draft, turn),
    ],
  }
}
