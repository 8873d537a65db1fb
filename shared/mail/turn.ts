import type { Block } from './blocks.ts'
import { type Draft, deadlineText, opponentText, whenText } from './draft.ts'
import type { TurnFacts } from './turn-facts.ts'

/** Of the whole turn; below it time is urgent. */
const URGENT = 1 / 5

const isUrgent = ({ startedAt }: TurnFacts, deadline: number, now: number): boolean =>
  deadline - now < (deadline - startedAt) * URGENT

export const timeBlocks = (draft: Draft, turn: TurnFacts): readonly Block[] => {
  const { texts, now } = draft
  const { deadline, reserveFrom } = turn
  if (deadline === undefined) return [{ kind: 'words', text: texts.seat.noHurry }]
  const weight = isUrgent(turn, deadline, now) ? 'urgent' : 'strong'
  const left: Block = { kind: 'words', weight, text: deadlineText(draft, deadline) }
  if (reserveFrom === undefined) return [left]
  return [
    left,
    {
      kind: 'words',
      text: now < reserveFrom ? texts.seat.reserveBegins(whenText(draft, reserveFrom)) : texts.seat.reserveRuns,
    },
  ]
}

/** A link shows its move and plays nothing. */
export const movesBlock = ({ mail, links }: Draft, { moves }: TurnFacts): Block => ({
  kind: 'moves',
  lead: mail.choose,
  links: moves.map((move) => ({ text: move, url: `${links.seat}?move=${encodeURIComponent(move)}` })),
  after: mail.confirm,
})

/** "Amara played 13-17. You must capture." */
export const taskText = ({ facts, texts }: Draft, turn: TurnFacts): string =>
  [
    facts.last && facts.opponent ? texts.seat.theyPlayed(facts.opponent, facts.last.text) : texts.seat.youBegin,
    turn.mustCapture ? texts.seat.mustCapture : '',
    turn.moves.length === 1 ? texts.seat.onlyMove : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')

export const waitText = (draft: Draft, { deadline }: TurnFacts): string =>
  deadline === undefined
    ? draft.mail.waitLong(opponentText(draft))
    : draft.mail.wait(opponentText(draft), whenText(draft, deadline))

const moverText = (draft: Draft, { mover, deadline }: TurnFacts): string =>
  deadline === undefined ? draft.mail.toMove(mover) : draft.mail.toMoveBy(mover, whenText(draft, deadline))

/** In letters about something else. */
export const standingBlocks = (draft: Draft): readonly Block[] => {
  const { facts, texts } = draft
  const { turn, seat } = facts
  if (!turn) return []
  if (turn.yours)
    return [{ kind: 'words', text: `${texts.seat.yourMove} ${taskText(draft, turn)}` }, ...timeBlocks(draft, turn)]
  return [{ kind: 'words', text: seat === 'director' ? moverText(draft, turn) : waitText(draft, turn) }]
}
