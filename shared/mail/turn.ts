import type { Block } from './blocks.ts'
import { type Desk, deadlineText, opponentText, whenText } from './desk.ts'
import type { TurnFacts } from './turn-facts.ts'

/** Below this part of a turn's whole time the time left is urgent. */
const URGENT = 1 / 5

const isUrgent = ({ startedAt }: TurnFacts, deadline: number, now: number): boolean =>
  deadline - now < (deadline - startedAt) * URGENT

/** How long the reader has, and when his reserve begins to be used. */
export const timeBlocks = (desk: Desk, turn: TurnFacts): readonly Block[] => {
  const { texts, now } = desk
  const { deadline, reserveFrom } = turn
  if (deadline === undefined) return [{ kind: 'words', text: texts.seat.noHurry }]
  const weight = isUrgent(turn, deadline, now) ? 'urgent' : 'strong'
  const left: Block = { kind: 'words', weight, text: deadlineText(desk, deadline) }
  if (reserveFrom === undefined) return [left]
  return [
    left,
    {
      kind: 'words',
      text: now < reserveFrom ? texts.seat.reserveBegins(whenText(desk, reserveFrom)) : texts.seat.reserveRuns,
    },
  ]
}

/** Every legal move as a link that shows it on the board, and plays nothing. */
export const movesBlock = ({ mail, links }: Desk, { moves }: TurnFacts): Block => ({
  kind: 'moves',
  lead: mail.choose,
  links: moves.map((move) => ({ text: move, url: `${links.seat}?move=${encodeURIComponent(move)}` })),
  after: mail.confirm,
})

/** What the position asks of the reader: "Amara played 13-17. You must capture." */
export const taskText = ({ facts, texts }: Desk, turn: TurnFacts): string =>
  [
    facts.last && facts.opponent ? texts.seat.theyPlayed(facts.opponent, facts.last.text) : texts.seat.youBegin,
    turn.mustCapture ? texts.seat.mustCapture : '',
    turn.moves.length === 1 ? texts.seat.onlyMove : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')

/** The other side is to move: by when. */
export const waitText = (desk: Desk, { deadline }: TurnFacts): string =>
  deadline === undefined
    ? desk.mail.waitLong(opponentText(desk))
    : desk.mail.wait(opponentText(desk), whenText(desk, deadline))

const moverText = (desk: Desk, { mover, deadline }: TurnFacts): string =>
  deadline === undefined ? desk.mail.toMove(mover) : desk.mail.toMoveBy(mover, whenText(desk, deadline))

/** Whose turn it is and until when, in a letter that is about something else. */
export const standingBlocks = (desk: Desk): readonly Block[] => {
  const { facts, texts } = desk
  const { turn, seat } = facts
  if (!turn) return []
  if (turn.yours)
    return [{ kind: 'words', text: `${texts.seat.yourMove} ${taskText(desk, turn)}` }, ...timeBlocks(desk, turn)]
  return [{ kind: 'words', text: seat === 'director' ? moverText(desk, turn) : waitText(desk, turn) }]
}
