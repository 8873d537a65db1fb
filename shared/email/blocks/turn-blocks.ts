import { moveText } from '../../draughts/index.ts'
import { URGENT_SHARE } from '../../game/limits/bounds.ts'
import type { Block } from './block.ts'
import { type Draft, deadlineText, opponentText, whenText } from './draft.ts'
import { type TimedTurn, type TurnFacts, isTimedTurn, nextTimeLimit } from '../facts/turn-facts.ts'

/** Returns whether less than a fifth of the whole turn is left. */
const isUrgent = ({ startedAt }: TurnFacts, deadline: number, now: number): boolean =>
  deadline - now < (deadline - startedAt) * URGENT_SHARE

/** Returns the time that is left for the reader's move, and what happens to the reserve. */
export const timeBlocks = (draft: Draft, turn: TurnFacts): readonly Block[] => {
  const { texts, now } = draft
  const { reserveFrom } = turn
  if (!isTimedTurn(turn)) return [{ kind: 'words', text: texts.seat.noHurry }]
  const { deadline } = turn
  const weight = isUrgent(turn, deadline, now) ? 'urgent' : 'strong'
  const left: Block = { kind: 'words', weight, text: deadlineText(draft, nextTimeLimit(turn, now)) }
  if (reserveFrom === undefined) return [left]
  return [
    left,
    {
      kind: 'words',
      text: now < reserveFrom ? texts.seat.reserveLatest(whenText(draft, deadline)) : texts.seat.reserveRuns,
    },
  ]
}

/**
 * The most moves that are listed, and the most characters of them together. Each has a link, and an email must stay
 * under 30 KB; with more moves the reader uses the button.
 */
const MOST_LISTED = { moves: 24, signs: 240 } as const

const isListed = (moves: readonly string[]): boolean =>
  moves.length <= MOST_LISTED.moves && moves.join('').length <= MOST_LISTED.signs

/**
 * Returns a link for each legal move, or nothing if there are too many. The link shows the move on the board and plays
 * nothing.
 */
export const movesBlocks = ({ facts, mail, links }: Draft, { moves }: TurnFacts): readonly Block[] =>
  isListed(moves)
    ? [
        {
          kind: 'moves',
          lead: mail.choose,
          links: moves.map((move) => ({
            text: moveText(facts.rules, move),
            url: `${links.seat}?move=${encodeURIComponent(move)}`,
          })),
          after: mail.confirm,
        },
      ]
    : []

/** Returns what the reader has to do, such as "Amara played 13-17. You must capture." */
export const taskText = ({ facts, texts }: Draft, turn: TurnFacts): string =>
  [
    facts.last && facts.opponent ? texts.seat.theyPlayed(facts.opponent, facts.last.text) : texts.seat.youBegin,
    turn.mustCapture ? texts.seat.mustCapture : '',
    turn.moves.length === 1 ? texts.seat.onlyMove : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')

const answerText = (draft: Draft, mover: string, turn: TimedTurn): string => {
  const { seat } = draft.texts
  const until = nextTimeLimit(turn, draft.now)
  const latest = whenText(draft, turn.deadline)
  return until === turn.deadline
    ? seat.answerBy(mover, latest)
    : seat.answerByReserve(mover, whenText(draft, until), latest)
}

/** Returns a sentence that says until when the opponent has to move. */
export const waitText = (draft: Draft, turn: TurnFacts): string => {
  const { mail } = draft
  return isTimedTurn(turn)
    ? `${answerText(draft, opponentText(draft), turn)} ${mail.tell}`
    : mail.waitLong(opponentText(draft))
}

/** Returns a sentence for the arbiter that says which player has to move, and until when. */
const moverText = (draft: Draft, turn: TurnFacts): string =>
  isTimedTurn(turn) ? answerText(draft, turn.mover, turn) : draft.mail.toMove(turn.mover)

/** Returns how the game stands, for emails about something else: whose turn it is, and until when. */
export const turnSummaryBlocks = (draft: Draft): readonly Block[] => {
  const { facts, texts } = draft
  const { turn, seat } = facts
  if (!turn) return []
  if (turn.isYours)
    return [{ kind: 'words', text: `${texts.seat.yourMove} ${taskText(draft, turn)}` }, ...timeBlocks(draft, turn)]
  return [{ kind: 'words', text: seat === 'arbiter' ? moverText(draft, turn) : waitText(draft, turn) }]
}
